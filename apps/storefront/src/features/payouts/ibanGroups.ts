/** The longest IBAN of any country (ISO 13616). */
const lengthMax = 34

const signsOf = (typed: string): string => typed.replace(/[^0-9a-z]/gi, '')

// People copy it together with its name; no IBAN begins so, because digits follow the country.
const withoutName = (typed: string): string => typed.replace(/^\s*iban\b[\s:.]*/i, '')

const groupsOf = (signs: string): string => (signs.match(/.{1,4}/g) ?? []).join(' ')

/** An IBAN as people read it: upper-case, in groups of four (docs/behaviour/look.md#iban-look). */
export const groupIban = (typed: string): string =>
  groupsOf(signsOf(withoutName(typed)).toUpperCase().slice(0, lengthMax))

/** Where the caret stands behind so many signs of a grouped IBAN. */
const caretBehind = (signs: number): number => (signs === 0 ? 0 : signs + Math.floor((signs - 1) / 4))

/** What an input holds, and where its caret is. */
export interface Typing {
  value: string
  caret: number
}

/** Which way a key deletes; undefined for all other input. */
export type Deletion = 'backward' | 'forward' | undefined

/**
 * Follows an edit of a grouped IBAN: groups it anew and keeps the caret beside the sign that it was beside. Deleting
 * a blank between two groups takes the sign beyond it, because the blank itself comes back at once.
 * @param before what stood there, grouped
 * @param typed what the browser has made of it
 */
export const followIban = (before: string, typed: Typing, deletion?: Deletion): Typing => {
  const named = typed.value.length - withoutName(typed.value).length
  const left = signsOf(typed.value.slice(named, Math.max(named, typed.caret)))
  const right = signsOf(typed.value.slice(Math.max(named, typed.caret)))
  const tookBlank = signsOf(before) === left + right && before.length > typed.value.length
  const keptLeft = tookBlank && deletion === 'backward' ? left.slice(0, -1) : left
  const keptRight = tookBlank && deletion === 'forward' ? right.slice(1) : right
  return { value: groupIban(keptLeft + keptRight), caret: caretBehind(Math.min(keptLeft.length, lengthMax)) }
}
