import { itemListQuery } from '@pandrop/api-client/catalogue-queries'
import type { Item, ListedItem } from '@pandrop/contract/item'
import { limitMax } from '@pandrop/contract/limits'
import { ErrorState } from '@pandrop/ui/ErrorState'
import { IconButton } from '@pandrop/ui/IconButton'
import { ProductCardSkeleton } from '@pandrop/ui/ProductCardSkeleton'
import { ProductGrid } from '@pandrop/ui/ProductGrid'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../hooks/useApi.ts'
import { usePrices } from '../../../hooks/usePrices.ts'
import { useText } from '../../../hooks/useText.ts'
import { copiesQuery } from '../../../listRequest.ts'
import type { ListSearch, Shelf } from '../../../search.ts'
import { type ItemButtons, ItemCard } from '../ItemCard.tsx'

/** Under which list stacks stand: its filters hold for their copies as well. */
export interface StackPlace {
  search: ListSearch
  shelf: Shelf
  /** the filter panel stands beside the grid */
  filterOpen: boolean
}

export interface StackFanProps extends StackPlace {
  /** the cheapest copy, which stands for all */
  item: ListedItem
  /** id of the panel: what the button controls */
  id: string
  buttons: ItemButtons
  onClose: () => void
}

/** By float, the lowest first; what has none by price, as it came. */
const byFloat = (items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => (one.float ?? 0) - (other.float ?? 0))

/** All copies of a stack below the row of its card, each with its own buttons. */
export const StackFan = ({ item, id, buttons, onClose, search, shelf, filterOpen }: StackFanProps) => {
  const text = useText()
  const { copies = 1 } = item
  const read = useQuery(itemListQuery(useApi(), copiesQuery(item.id, search, shelf)))
  const title = text('stack_title', { title: item.title })
  return (
    <section
      id={id}
      aria-label={title}
      className="stack-fan rounded-card border border-line-ui p-3 compact:rounded-none compact:border-x-0 compact:px-0"
    >
      <div className="mb-3 flex items-center gap-3">
        <h2 className="min-w-0 flex-1 type-label">{title}</h2>
        {copies > limitMax && <p className="type-meta text-bone-2">{text('stack_part', { count: limitMax })}</p>}
        <IconButton kind="plain" label={text('stack_close')} onClick={onClose}>
          <IconX aria-hidden="true" size={20} stroke={1.6} />
        </IconButton>
      </div>
      {read.isLoadingError || (read.isFetching && read.isError) ? (
        <ErrorState
          title={text('stack_failed')}
          retryLabel={text('list_retry')}
          onRetry={() => void read.refetch()}
          retrying={read.isFetching}
        />
      ) : (
        <Copies items={read.data?.payload} count={copies} filterOpen={filterOpen} buttons={buttons} />
      )}
    </section>
  )
}

interface CopiesProps extends Pick<StackFanProps, 'buttons' | 'filterOpen'> {
  /** undefined while they are on their way */
  items: readonly Item[] | undefined
  count: number
}

const Copies = ({ items, count, filterOpen, buttons }: CopiesProps) => {
  const text = useText()
  const { currency } = usePrices()
  if (items?.length === 0) return <p className="type-body text-bone-1">{text('products_none')}</p>
  const label = text('stack_copies', { count: items?.length ?? count })
  if (!items) {
    return (
      <ProductGrid label={text('stack_loading')} filterOpen={filterOpen} busy>
        {Array.from({ length: Math.min(count, limitMax) }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes that are all alike
          <ProductCardSkeleton key={place} />
        ))}
      </ProductGrid>
    )
  }
  return (
    <ProductGrid label={label} filterOpen={filterOpen}>
      {byFloat(items).map((copy) => (
        <ItemCard key={copy.id} item={copy} currency={currency} buttons={buttons} />
      ))}
    </ProductGrid>
  )
}
