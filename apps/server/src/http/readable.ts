import type { FieldErrors } from '@pandrop/contract/result'

/** A body of ours is three levels deep; what is much deeper keeps whoever walks it busy, or breaks them. */
const depthMax = 16

// PostgreSQL's text holds neither a zero byte nor half of a character, wherever a stranger puts them.
const isStorable = (text: string): boolean => !text.includes('\0') && !/\p{Cs}/u.test(text)

interface Place {
  value: unknown
  depth: number
  /** of the body, so that the answer can name it */
  field: string
}

const membersOf = ({ value, depth, field }: Place): Place[] =>
  Object.entries(value as object).map(([name, member]) => ({
    value: member,
    depth: depth + 1,
    field: depth === 0 ? name : field,
  }))

/**
 * Looks through a body as it was sent, before anything else reads it.
 * @returns null where all of it can be read and stored; `too_deep`; or what is wrong by field
 */
export const unreadableParts = (body: unknown): null | 'too_deep' | FieldErrors => {
  const waiting: Place[] = [{ value: body, depth: 0, field: '' }]
  const wrong = new Set<string>()
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (place.depth > depthMax) return 'too_deep'
    if (typeof place.value === 'string' && !isStorable(place.value)) wrong.add(place.field)
    if (typeof place.value !== 'object' || place.value === null) continue
    const members = membersOf(place)
    if (Object.keys(place.value).some((name) => !isStorable(name))) wrong.add(place.depth === 0 ? '' : place.field)
    waiting.push(...members)
  }
  if (wrong.size === 0) return null
  return Object.fromEntries([...wrong].filter(Boolean).map((field) => [field, ['field_invalid']]))
}

/** Whether an address has a zero byte in it, which no text of ours may hold. */
export const hasZeroByte = (address: string): boolean => address.includes('%00')
