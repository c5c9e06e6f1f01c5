import type { Item } from '@pandrop/contract/item'
import { paths } from '../../../paths.ts'

/** The list of a finish's copies that have one paint seed. */
export const seedPath = ({ weapon, finish, phase }: Pick<Item, 'weapon' | 'finish' | 'phase'>, seed: number): string =>
  paths.products({ search: [weapon, finish, phase].filter(Boolean).join(' '), paint_seed: seed })
