import { type ChangeObject, diffLines, diffWordsWithSpace } from 'diff'

/** A piece of a text: what stayed, came or went; null: so much that stayed is left out. */
export interface Piece {
  kind: 'same' | 'added' | 'removed' | 'omitted'
  text: string
}

// A page may have 60,000 letters, and two pages nothing in common.
const millisecondsMax = 300
const around = 160

const pieceOf = ({ added, removed, value }: ChangeObject<string>): Piece => ({
  kind: added ? 'added' : removed ? 'removed' : 'same',
  text: value,
})

/** Of what stayed only what stands beside a change is shown. */
const shortened = ({ kind, text }: Piece, isFirst: boolean, isLast: boolean): Piece[] => {
  const shown = (isFirst ? 0 : around) + (isLast ? 0 : around)
  if (kind !== 'same' || text.length <= shown + around) return [{ kind, text }]
  // Between two words.
  const head = isFirst ? '' : text.slice(0, around).replace(/\S+$/, '')
  const tail = isLast ? '' : text.slice(-around).replace(/^\S+/, '')
  const pieces: Piece[] = [
    { kind: 'same', text: head },
    { kind: 'omitted', text: text.slice(head.length, text.length - tail.length) },
    { kind: 'same', text: tail },
  ]
  return pieces.filter((piece) => piece.text !== '')
}

/** What is another in a text, word by word; line by line where so much is that words would take too long. */
export const differencesOf = (before: string, after: string): Piece[] => {
  const changes = diffWordsWithSpace(before, after, { timeout: millisecondsMax }) ?? diffLines(before, after)
  const pieces = changes.map(pieceOf)
  return pieces.flatMap((piece, place) => shortened(piece, place === 0, place === pieces.length - 1))
}
