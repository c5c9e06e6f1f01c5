import type { Wish } from '@pandrop/contract/wishlist'

/** An entry that was just removed, and the place that it leaves on the screen. */
export interface GoneWish {
  wish: Wish
  place: number
}

/** A row of the list: an entry, or what is left of one. */
export interface WishRow {
  wish: Wish
  gone: boolean
}

/** What names an entry, before and after it was removed and put back. */
export const wishKey = ({ title, phase }: Pick<Wish, 'title' | 'phase'>): string => `${title} ${phase}`

/** The entries with what was removed still in its place, so that nothing jumps and it can be undone there. */
export const rowsOf = (wishes: readonly Wish[], gone: readonly GoneWish[]): WishRow[] => {
  const hidden = new Set(gone.map(({ wish }) => wishKey(wish)))
  const rows = wishes.filter((wish) => !hidden.has(wishKey(wish))).map((wish) => ({ wish, gone: false }))
  const inOrder = [...gone].sort((left, right) => left.place - right.place)
  for (const { wish, place } of inOrder) rows.splice(place, 0, { wish, gone: true })
  return rows
}

/** The wishlist as the shop answers it after an undo, with the entry where it was instead of first. */
export const putBack = (wishes: readonly Wish[], { wish, place }: GoneWish): Wish[] => {
  const rest = wishes.filter((other) => wishKey(other) !== wishKey(wish))
  const back = wishes.find((other) => wishKey(other) === wishKey(wish))
  return back ? [...rest.slice(0, place), back, ...rest.slice(place)] : rest
}
