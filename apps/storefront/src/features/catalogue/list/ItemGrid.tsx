import type { Density } from '@pandrop/contract/document'
import type { Item } from '@pandrop/contract/item'
import { perPage } from '@pandrop/contract/limits'
import { buttonClass } from '@pandrop/ui/Button'
import { classNames } from '@pandrop/ui/classNames'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { ErrorState } from '@pandrop/ui/ErrorState'
import { Pagination } from '@pandrop/ui/Pagination'
import { ProductCardSkeleton } from '@pandrop/ui/ProductCardSkeleton'
import { ProductGrid } from '@pandrop/ui/ProductGrid'
import type { ReactNode } from 'react'
import { usePrices } from '../../../hooks/usePrices.ts'
import { useText } from '../../../hooks/useText.ts'
import { ItemCard } from '../ItemCard.tsx'
import { Late } from './late.tsx'
import { itemRows } from './lateParts.ts'
import { isNarrowed } from './narrowing.ts'
import type { ItemPage } from './useItemPage.ts'
import type { ListControls } from './useListControls.ts'

interface ItemGridProps {
  list: ListControls
  page: ItemPage
  /** the filter panel stands beside the grid */
  filterOpen: boolean
  density: Density
  cartButton: (item: Item) => ReactNode
}

/** The first row on a phone and the first on a wide screen: seen at once. */
const firstInView = 4

const skeletons = Array.from({ length: perPage }, (_, index) => index)

/** The items of one page, or what is there instead of them. */
export const ItemGrid = ({ list, page, filterOpen, density, cartButton }: ItemGridProps) => {
  const text = useText()
  if (page.failed) {
    return (
      <ErrorState
        title={text('products_load_failed')}
        text={text('list_failed_text')}
        retryLabel={text('list_retry')}
        onRetry={page.retry}
        retrying={page.loading}
      />
    )
  }
  if (page.items?.length === 0) return <NothingFound list={list} />
  const cards = <ItemCards items={page.items} loading={page.loading} filterOpen={filterOpen} cartButton={cartButton} />
  return (
    <>
      {/* The cards stay until the code of the rows is there. */}
      {density === 'compact' ? (
        <Late code={itemRows} props={{ items: page.items, loading: page.loading, cartButton }} meanwhile={cards} />
      ) : (
        cards
      )}
      <Pagination
        page={list.search.page ?? 1}
        pages={page.pages}
        label={text('list_pages')}
        previousLabel={text('list_previous_page')}
        nextLabel={text('list_next_page')}
        pageLabel={(number) => text('list_page', { page: number })}
        link={({ page: to, ...link }) => <a href={list.pathWith({ page: to })} {...link} />}
        className="mt-8"
      />
    </>
  )
}

interface ItemCardsProps extends Pick<ItemGridProps, 'filterOpen' | 'cartButton'> {
  items: readonly Item[] | undefined
  loading: boolean
}

const ItemCards = ({ items, loading, filterOpen, cartButton }: ItemCardsProps) => {
  const text = useText()
  const { currency } = usePrices()
  return (
    <ProductGrid
      label={text('list_label')}
      filterOpen={filterOpen}
      busy={items === undefined || loading}
      className={classNames('transition-opacity', items !== undefined && loading && 'opacity-50 delay-150')}
    >
      {items === undefined
        ? skeletons.map((key) => <ProductCardSkeleton key={key} />)
        : items.map((item, index) => (
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

const NothingFound = ({ list }: { list: ListControls }) => {
  const text = useText()
  const narrowed = isNarrowed(list)
  return (
    <EmptyState
      asleep
      title={text('products_none')}
      text={text(narrowed ? 'list_none_text' : 'list_none_at_all_text')}
      action={
        narrowed && (
          <a href={list.resetPath} onClick={list.forgetTyping} className={buttonClass({ kind: 'secondary' })}>
            {text('filters_reset_empty')}
          </a>
        )
      }
    />
  )
}
