/** What the shop fills a text with stands in it between braces. */
const hole = /\{\w+\}/g

/** The holes of a text, each once. */
export const holesOf = (words: string): string[] => [...new Set(words.match(hole))].sort()

/** Characters of a text. */
export const textLengthMax = 1000

interface Holes {
  /** those that have to stand in it */
  holes: readonly string[]
  /** those that may */
  known: readonly string[]
}

/**
 * What is wrong with the words of a text, for whoever typed them; null: nothing.
 * @param words without white space around them
 */
export const wrongWith = (words: string, { holes, known }: Holes): string | null => {
  if (words === '') return 'Say something here, or go back to the shipped text'
  if (words.length > textLengthMax) return `At most ${textLengthMax} characters`
  if (/\p{Cc}/u.test(words)) return 'One line, without control characters'
  const there = holesOf(words)
  const lost = holes.filter((one) => !there.includes(one))
  if (lost.length > 0) return `Keep ${lost.join(' and ')}: the shop fills it in`
  const unknown = there.filter((one) => !known.includes(one))
  return unknown.length > 0 ? `The shop has nothing for ${unknown.join(' and ')} here` : null
}
