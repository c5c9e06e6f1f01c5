import type { Category } from '@pandrop/contract/catalogue'
import type { Item } from '@pandrop/contract/item'
import { Breadcrumb } from '@pandrop/ui/Breadcrumb'
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { usePrices } from '../../../hooks/usePrices.ts'
import { useText } from '../../../hooks/useText.ts'
import { paths } from '../../../paths.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import type { FilterOptions } from './filterOptions.ts'
import { ItemGrid } from './ItemGrid.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { listHeading, scopeOf } from './listScope.ts'
import { activeFilters, isNarrowed } from './narrowing.ts'
import { TypeFilter } from './TypeFilter.tsx'
import type { ItemPage } from './useItemPage.ts'
import type { ListControls } from './useListControls.ts'

const FilterSheet = lazy(async () => ({ default: (await import('./FilterSheet.tsx')).FilterSheet }))

interface ListViewProps {
  list: ListControls
  page: ItemPage
  options: FilterOptions
  categories: readonly Category[]
  cartButton: (item: Item) => ReactNode
}

/** The product list: heading, types, filters, grid and pages (specification section 2, Product list). */
export const ListView = ({ list, page, options, categories, cartButton }: ListViewProps) => {
  const text = useText()
  const { format } = usePrices()
  const panelId = useId()
  const [panelOpen, setPanelOpen] = useState(true)
  const [sheet, setSheet] = useState<'unused' | 'closed' | 'open'>('unused')
  const heading = listHeading(text, list.search, scopeOf(list.params, categories))
  const filters = activeFilters({ search: list.search, shelf: list.shelf, text, format })
  const groups = { list, options, categories }
  useLastPage(list, page)
  return (
    <div className="page pt-6 pb-18">
      <ListTrail list={list} heading={heading} />
      <h1 className="mt-6 type-h1">{heading}</h1>
      <Count list={list} page={page} />
      <div className="mt-4">
        <TypeFilter list={list} types={options.types} categories={categories} />
      </div>
      <div className="mt-4 flex gap-6 narrow:block">
        {panelOpen && <FilterPanel id={panelId} {...groups} />}
        <div className="min-w-0 flex-1">
          <ListToolbar
            list={list}
            panelId={panelId}
            panelOpen={panelOpen}
            onTogglePanel={() => setPanelOpen(!panelOpen)}
            sheetOpen={sheet === 'open'}
            onOpenSheet={() => setSheet('open')}
            activeCount={filters.length}
          />
          <ActiveFilters list={list} filters={filters} />
          <div className="mt-4">
            <ItemGrid list={list} page={page} filterOpen={panelOpen} cartButton={cartButton} />
          </div>
        </div>
      </div>
      {sheet !== 'unused' && (
        <Suspense>
          <FilterSheet
            open={sheet === 'open'}
            onOpenChange={(open) => setSheet(open ? 'open' : 'closed')}
            total={page.total}
            {...groups}
          />
        </Suspense>
      )}
    </div>
  )
}

/** A list that became shorter than its page number shows its last page. */
const useLastPage = (list: ListControls, { items, pages }: ItemPage): void => {
  const beyond = items?.length === 0 && pages > 0 && (list.search.page ?? 1) > pages
  useEffect(() => {
    if (beyond) list.change({ page: pages })
  })
}

const shelfTitles = { all: 'products_title', new: 'new_title', sale: 'sale_title' } as const

/** Home, the shelf, and the chosen type where there is one. */
const ListTrail = ({ list, heading }: { list: ListControls; heading: string }) => {
  const text = useText()
  const shelf = text(shelfTitles[list.shelf])
  const deeper = heading !== text('list_all_items')
  const steps = [
    { key: 'home', content: <a href={paths.home()}>{text('nav_home')}</a> },
    { key: 'shelf', content: deeper ? <a href={list.resetPath}>{shelf}</a> : shelf },
    ...(deeper ? [{ key: 'type', content: heading }] : []),
  ]
  return <Breadcrumb label={text('breadcrumb_label')} steps={steps} />
}

interface CountProps {
  list: ListControls
  page: ItemPage
}

/** How many there are: announced when it changes, and where the keyboard starts on another page. */
const Count = ({ list, page: { total, failed } }: CountProps) => {
  const text = useText()
  const line = useRef<HTMLParagraphElement>(null)
  const shownPage = list.search.page ?? 1
  const lastPage = useRef(shownPage)
  useEffect(() => {
    if (lastPage.current === shownPage) return
    lastPage.current = shownPage
    line.current?.focus({ preventScroll: true })
  }, [shownPage])
  const key = isNarrowed(list) ? 'list_matching' : 'list_in_stock'
  return (
    <p ref={line} role="status" tabIndex={-1} className="mt-1.5 text-[14px]/5 text-bone-2 outline-none">
      {total === undefined ? text(failed ? 'list_uncounted' : 'list_counting') : text(key, { count: total })}
    </p>
  )
}
