import type { Wish } from '@pandrop/contract/wishlist'
import { paths } from '../../paths.ts'

const variantClasses: Readonly<Record<string, string>> = { stattrak: 'StatTrak™', souvenir: 'Souvenir' }

/** Steam's class of a variant: knives and gloves carry the star (docs/behaviour/catalogue.md#classes). */
const classOf = ({ title, variant }: Pick<Wish, 'title' | 'variant'>): string => {
  const parts = [title.includes('★') ? '★' : '', variantClasses[variant] ?? '']
  return parts.filter(Boolean).join(' ') || 'Normal'
}

/** The list of everything that is for sale of a wish, cheapest first. */
export const wishListPath = (wish: Pick<Wish, 'title' | 'variant' | 'weapon' | 'finish' | 'phase' | 'exterior'>) =>
  paths.products({
    exterior_names: [wish.exterior],
    item_class: [classOf(wish)],
    search: [wish.weapon, wish.finish, wish.phase].filter(Boolean).join(' '),
    sort: 'asc',
  })
