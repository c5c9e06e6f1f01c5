import type { Density } from '@pandrop/contract/document'
import { perPage } from '@pandrop/contract/limits'
import { buttonClass } from '@pandrop/ui/Button'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { ErrorState } from '@pandrop/ui/ErrorState'
import { Pagination } from '@pandrop/ui/Pagination'
import { ProductCardSkeleton } from '@pandrop/ui/ProductCardSkeleton'
import { ProductGrid } from '@pandrop/ui/ProductGrid'
import { useText } from '../../../hooks/useText.ts'
import { LazyHydrate, type LazyPart } from '../../../lazyHydrate.tsx'
import { PandaPicture } from '../../../PandaPicture.tsx'
import type { ItemCardsProps } from './ItemCards.tsx'
import type { ItemRowsProps } from './ItemRows.tsx'
import { isNarrowed } from './narrowing.ts'
import type { ItemPage } from './useItemPage.ts'
import type { ListControls } from './useListControls.ts'

/** What draws the items, with their buttons; the page puts them together. */
export interface ItemParts {
  cards: LazyPart<Omit<ItemCardsProps, 'buttons'>>
  rows: LazyPart<Omit<ItemRowsProps, 'buttons'>>
}

interface ItemGridProps {
  list: ListControls
  page: ItemPage
  /** the filter panel stands beside the grid */
  filterOpen: boolean
  density: Density
  parts: ItemParts
}

const skeletons = Array.from({ length: perPage }, (_, index) => index)

/** Where the pages of a list lead: to its first row, past what stands above it and was read already. */
export const listId = 'skins'

/** The items of one page, or what is there instead of them. */
export const ItemGrid = ({ list, page, filterOpen, density, parts }: ItemGridProps) => {
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
  const waiting = <CardSkeletons filterOpen={filterOpen} />
  const { items, loading } = page
  const place = { search: list.search, shelf: list.shelf, params: list.params, filterOpen }
  const cards = items ? (
    <LazyHydrate
      key="cards"
      part={parts.cards}
      when="immediate"
      props={{ items, loading, ...place }}
      fallback={waiting}
    />
  ) : (
    waiting
  )
  return (
    <>
      {/* The cards stay until the code of the rows is there. */}
      {density === 'compact' ? (
        <LazyHydrate
          key="rows"
          part={parts.rows}
          when="immediate"
          props={{ items, loading, ...place }}
          fallback={cards}
        />
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
        link={({ page: to, ...link }) => <a href={`${list.pathWith({ page: to })}#${listId}`} {...link} />}
        className="mt-8"
      />
    </>
  )
}

const CardSkeletons = ({ filterOpen }: { filterOpen: boolean }) => {
  const text = useText()
  return (
    <ProductGrid label={text('list_label')} filterOpen={filterOpen} busy>
      {skeletons.map((key) => (
        <ProductCardSkeleton key={key} />
      ))}
    </ProductGrid>
  )
}

const NothingFound = ({ list }: { list: ListControls }) => {
  const text = useText()
  const narrowed = isNarrowed(list)
  return (
    <EmptyState
      picture={<PandaPicture pose="asleep" />}
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
