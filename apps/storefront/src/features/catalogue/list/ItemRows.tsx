import type { Item } from '@pandrop/contract/item'
import { perPage } from '@pandrop/contract/limits'
import { classNames } from '@pandrop/ui/classNames'
import { ProductRow, ProductRowHead, ProductRowSkeleton } from '@pandrop/ui/ProductRow'
import type { ReactNode } from 'react'
import { usePrices } from '../../../hooks/usePrices.ts'
import { useText } from '../../../hooks/useText.ts'
import { productOf } from '../ItemCard.tsx'

export interface ItemRowsProps {
  /** undefined while the first ones are on their way */
  items: readonly Item[] | undefined
  loading: boolean
  cartButton: (item: Item) => ReactNode
}

/** Rows that a phone shows at once. */
const firstInView = 8

const skeletons = Array.from({ length: perPage }, (_, index) => index)

/** The compact list: every copy in one row, with paint seed and a longer float. */
export const ItemRows = ({ items, loading, cartButton }: ItemRowsProps) => {
  const text = useText()
  return (
    <div className="product-rows">
      <ProductRowHead
        skin={text('lists_column_skin')}
        quality={text('filter_quality')}
        wear={text('lists_column_wear')}
        seed={text('lists_column_seed')}
        price={text('lists_column_price')}
      />
      <ul
        aria-label={text('list_label')}
        aria-busy={items === undefined || loading || undefined}
        className={classNames(
          'flex flex-col gap-1.5 transition-opacity',
          items !== undefined && loading && 'opacity-50 delay-150',
        )}
      >
        {items === undefined
          ? skeletons.map((key) => (
              <li key={key}>
                <ProductRowSkeleton />
              </li>
            ))
          : items.map((item, index) => (
              <li key={item.id}>
                <ItemRow item={item} cartButton={cartButton(item)} priority={index < firstInView} />
              </li>
            ))}
      </ul>
    </div>
  )
}

interface ItemRowProps {
  item: Item
  cartButton: ReactNode
  priority: boolean
}

const ItemRow = ({ item, cartButton, priority }: ItemRowProps) => {
  const text = useText()
  const { currency } = usePrices()
  const { newLabel, ...product } = productOf({ text, item, currency, cartButton })
  const seed = item.paint_seed
  return (
    <ProductRow
      {...product}
      priority={priority}
      seed={seed === null ? undefined : { figure: `#${seed}`, label: text('lists_seed', { seed: String(seed) }) }}
    />
  )
}
