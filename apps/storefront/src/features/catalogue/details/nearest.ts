import type { Item } from '@pandrop/contract/item'

type Floated = Pick<Item, 'id' | 'float'>

/**
 * The copies to compare with: those whose floats are nearest, by float; a vanilla knife has none and takes the first.
 * @param max how many, without the copy itself
 */
export const nearestCopies = <Copy extends Floated>(item: Floated, copies: readonly Copy[], max: number): Copy[] => {
  const distance = ({ float }: Floated) => Math.abs((float ?? 0) - (item.float ?? 0))
  const near = copies.filter(({ id }) => id !== item.id).sort((one, other) => distance(one) - distance(other))
  return byFloat(near.slice(0, max))
}

/** Best float first; equal ones by id, so that the order never changes by itself. */
export const byFloat = <Copy extends Floated>(copies: readonly Copy[]): Copy[] =>
  [...copies].sort((one, other) => (one.float ?? 0) - (other.float ?? 0) || one.id - other.id)
