import type { Item } from '@pandrop/contract/item'
import { classNames } from '@pandrop/ui/classNames'
import { ProductGrid } from '@pandrop/ui/ProductGrid'
import type { ReactNode } from 'react'
import { usePrices } from '../../../hooks/usePrices.ts'
import { useText } from '../../../hooks/useText.ts'
import { ItemCard } from '../ItemCard.tsx'

export interface ItemCardsProps {
  items: readonly Item[]
  loading: boolean
  /** the filter panel stands beside the grid */
  filterOpen: boolean
  cartButton: (item: Item) => ReactNode
}

/** The first row on a phone and the first on a wide screen: seen at once. */
const firstInView = 4

/** The comfortable list: a grid of cards. */
export const ItemCards = ({ items, loading, filterOpen, cartButton }: ItemCardsProps) => {
  const text = useText()
  const { currency } = usePrices()
  return (
    <ProductGrid
      label={text('list_label')}
      filterOpen={filterOpen}
      busy={loading}
      className={classNames('transition-opacity', loading && 'opacity-50 delay-150')}
    >
      {items.map((item, index) => (
        <ItemCard
          key={item.id}
          item={item}
          currency={currency}
          cartButton={cartButton(item)}
          priority={index < firstInView}
        />
      ))}
    </ProductGrid>
  )
}
