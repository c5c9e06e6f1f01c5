import { IconArrowRight } from '@tabler/icons-react'
import { usePrices } from '../../../hooks/usePrices.ts'
import { useText } from '../../../hooks/useText.ts'
import { paths } from '../../../paths.ts'
import type { ListSearch } from '../../../search.ts'
import { changeFilters, type ListPlace } from './listAddress.ts'

/** EUR units: what a skin costs at most here, and what its rarity looks like. */
const cheap = { priceMax: 5, looksLike: 50 }

/** EUR units */
const sharpPriceMax = 100

/** Wear that nobody sees. */
const cleanFloatMax = 0.03

/**
 * Whether a list is shown as it is, from its beginning: only there somebody wants to be led on
 * (docs/behaviour/catalogue.md#curated-tiles).
 */
export const isPlain = ({ search, params }: ListPlace & { search: ListSearch }): boolean =>
  Object.keys(search).length === 0 && Object.keys(params).length === 0

/** A row of plain links to lists that somebody might not think of. */
export const CuratedTiles = () => {
  const text = useText()
  const { format } = usePrices()
  const tiles = [
    {
      title: text('tiles_cheap', { low: format(cheap.priceMax), high: format(cheap.looksLike) }),
      search: { price_till: cheap.priceMax, quality: ['Covert', 'Classified', 'Restricted'] },
    },
    {
      title: text('tiles_sharp', { price: format(sharpPriceMax) }),
      search: { price_till: sharpPriceMax, type: ['Knife', 'Gloves'] },
    },
    { title: text('tiles_clean'), search: { new: true, float_till: cleanFloatMax, sort: 'float' } },
  ] satisfies { title: string; search: ListSearch }[]
  return (
    <nav aria-label={text('tiles_label')} className="curated-tiles grid gap-2.5 sm:grid-cols-3 sm:gap-4">
      {tiles.map(({ title, search }) => (
        <a
          key={title}
          href={paths.products(changeFilters({}, search))}
          className="flex min-h-16 items-center justify-between gap-3 rounded-card border border-line-2 px-5 py-4
            text-bone-1 transition-colors hover:border-bone-2 hover:text-bone-0 sm:min-h-24"
        >
          <span className="flex items-center gap-3">
            <span aria-hidden="true" className="drop-shape size-6 flex-none border-2 border-current" />
            <span className="type-card text-balance">{title}</span>
          </span>
          <IconArrowRight aria-hidden="true" size={20} stroke={1.6} className="flex-none" />
        </a>
      ))}
    </nav>
  )
}
