import { type Mark, withMark } from '@pandrop/artwork/marks'
import type { Weapon } from '@pandrop/artwork/model'
import type { PaintedSkin } from '@pandrop/artwork/recipes'
import { weapons } from '@pandrop/artwork/weapons'

/** A copy as far as its looks depend on it. */
export interface ShownCopy extends PaintedSkin {
  mark?: Mark
  /** what lies where, for finishes that follow it */
  paintSeed?: number
  /** between 0 and 1; none for what does not wear */
  float: number
}

/** The weapon with its mark; undefined for one that nobody has drawn. */
export const weaponOf = ({ weapon, mark }: Pick<ShownCopy, 'weapon' | 'mark'>): Weapon | undefined => {
  const bare = weapons.get(weapon)
  return bare && mark ? withMark(bare, mark) : bare
}
