import type { ListedItem } from '@pandrop/contract/item'
import { type ListOrder, listOrders, perPage } from '@pandrop/contract/limits'
import { classNames } from '@pandrop/ui/classNames'
import { ProductGrid } from '@pandrop/ui/ProductGrid'
import { IconArrowRight } from '@tabler/icons-react'
import { usePrices } from '../../../hooks/usePrices.ts'
import { useText } from '../../../hooks/useText.ts'
import { type ItemButtons, ItemCard } from '../ItemCard.tsx'
import { CuratedTiles, isPlain } from './CuratedTiles.tsx'
import { changeFilters, defaultSort, type ListPlace, listPath } from './listAddress.ts'
import type { StackPlace } from './StackFan.tsx'
import { useStacks } from './stacks.tsx'

export interface ItemCardsProps extends StackPlace, ListPlace {
  items: readonly ListedItem[]
  loading: boolean
  buttons: ItemButtons
}

/** The first row on a phone and the first on a wide screen: seen at once. */
const firstInView = 4

/** Where the keyboard comes to the tiles of the third row: after two rows of four. */
const tilesAfter = 7

/** The comfortable list: a grid of cards. */
export const ItemCards = ({ items, loading, buttons, ...place }: ItemCardsProps) => {
  const text = useText()
  const { currency } = usePrices()
  const stacks = useStacks(place, buttons)
  const withTiles = items.length === perPage && isPlain(place)
  return (
    <ProductGrid
      label={text('list_label')}
      filterOpen={place.filterOpen}
      busy={loading}
      className={classNames('transition-opacity', loading && 'opacity-50 delay-150')}
    >
      {items.flatMap((item, index) => {
        const fan = stacks.fanOf(item)
        const card = (
          <ItemCard
            key={item.id}
            item={item}
            currency={currency}
            buttons={buttons}
            priority={index < firstInView}
            stack={stacks.of(item)}
          />
        )
        const tiles = withTiles && index === tilesAfter && <CuratedTiles key="tiles" />
        return [card, fan, tiles].filter(Boolean)
      })}
      {items.length === perPage &&
        ordersBeside(place.search.sort).map((sort) => <OrderTile key={sort} sort={sort} {...place} />)}
    </ProductGrid>
  )
}

/** The three that fill the last row where a page of twelve stands in five columns (css/grid.css). */
const ordersBeside = (shown: ListOrder = defaultSort) =>
  listOrders.filter((sort) => sort !== shown && sort !== 'asc' && sort !== 'desc').slice(0, 3)

/** A link to the same items in another order. */
const OrderTile = ({ sort, search, ...place }: ListPlace & Pick<StackPlace, 'search'> & { sort: ListOrder }) => (
  <a
    href={listPath(place, changeFilters(search, { sort }))}
    className="order-tile group/order flex h-full flex-col justify-between rounded-card border border-line-2 p-5
      text-bone-1 transition-colors hover:border-bone-2 hover:text-bone-0"
  >
    <span aria-hidden="true" className="drop-shape size-11 border-2 border-current" />
    <span className="flex items-center justify-between gap-3 type-h3 text-balance">
      {useText()(`sort_${sort}`)}
      <IconArrowRight aria-hidden="true" size={20} stroke={1.6} className="flex-none" />
    </span>
  </a>
)
