import type { ListedItem } from '@pandrop/contract/item'
import { perPage } from '@pandrop/contract/limits'
import { classNames } from '@pandrop/ui/classNames'
import { ProductRow, ProductRowHead, ProductRowSkeleton } from '@pandrop/ui/ProductRow'
import { usePrices } from '../../../hooks/usePrices.ts'
import { useText } from '../../../hooks/useText.ts'
import { attachedOf, type ItemButtons, productOf } from '../ItemCard.tsx'
import type { StackPlace } from './StackFan.tsx'
import { useStacks } from './stacks.tsx'

export interface ItemRowsProps extends StackPlace {
  /** undefined while the first ones are on their way */
  items: readonly ListedItem[] | undefined
  loading: boolean
  buttons: ItemButtons
}

/** Rows that a phone shows at once. */
const firstInView = 8

const skeletons = Array.from({ length: perPage }, (_, index) => index)

/** The compact list: every copy in one row, with paint seed and a longer float. */
export const ItemRows = ({ items, loading, buttons, ...place }: ItemRowsProps) => {
  const text = useText()
  const stacks = useStacks(place, buttons)
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
                <ItemRow item={item} buttons={buttons} priority={index < firstInView} stack={stacks.of(item)} />
                {stacks.fanOf(item)}
              </li>
            ))}
      </ul>
    </div>
  )
}

interface ItemRowProps {
  item: ListedItem
  buttons: ItemButtons
  priority: boolean
  stack: ReturnType<ReturnType<typeof useStacks>['of']>
}

const ItemRow = ({ item, buttons, priority, stack }: ItemRowProps) => {
  const text = useText()
  const { currency } = usePrices()
  const { newLabel, ...product } = productOf({ text, item, currency, buttons, stack })
  const seed = item.paint_seed
  return (
    <ProductRow
      {...product}
      attached={attachedOf(text, item)}
      priority={priority}
      seed={
        seed === null || stack ? undefined : { figure: `#${seed}`, label: text('lists_seed', { seed: String(seed) }) }
      }
    />
  )
}
