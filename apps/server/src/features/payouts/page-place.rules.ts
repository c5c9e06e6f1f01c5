import { messages } from '@pandrop/contract/messages'
import { type FieldErrors, ok, type Result, refuse } from '@pandrop/contract/result'

/** The last row of a page: what its list is sorted by, and its id. */
export interface Place {
  /** microseconds since 1970: what PostgreSQL keeps of a moment */
  microseconds: number
  id: string
}

const shape = /^(\d{1,16})~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

const errors: FieldErrors = { after: [messages.field_invalid] }

/** How a place travels. */
export const placeText = ({ microseconds, id }: Place): string => `${microseconds}~${id}`

/**
 * A place as it came back.
 * @param start the place before the first row
 * @returns refuses invalid_input for what we never sent
 */
export const readPlace = (after: string | undefined, start: Place): Result<Place, 'invalid_input'> => {
  if (after === undefined) return ok(start)
  const [, digits, id] = shape.exec(after) ?? []
  if (digits === undefined || id === undefined) return refuse('invalid_input', { errors })
  return ok({ microseconds: Number(digits), id })
}

/** The same for lists that are sorted by a number alone, newest first. */
export const readNumberPlace = (after: string | undefined): Result<number, 'invalid_input'> => {
  if (after === undefined) return ok(Number.MAX_SAFE_INTEGER)
  return /^[1-9]\d{0,14}$/.test(after) ? ok(Number(after)) : refuse('invalid_input', { errors })
}

export const beforeAll: Place = { microseconds: 0, id: '00000000-0000-0000-0000-000000000000' }

/** The year 2255: nothing is settled after it. */
export const afterAll: Place = { microseconds: 9_000_000_000_000_000, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
