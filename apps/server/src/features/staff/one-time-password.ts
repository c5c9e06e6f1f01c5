import { randomInt } from 'node:crypto'

// Without letters and digits that look alike: 32 of them are 5 bits each.
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const groups = 7
const lettersPerGroup = 4

/** A password that somebody reads out or types once: 140 bits, in groups. */
export const createOneTimePassword = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: lettersPerGroup }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-')
