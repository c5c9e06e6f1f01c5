import type { Category } from '@pandrop/contract/catalogue'
import type { Density } from '@pandrop/contract/document'
import { Breadcrumb } from '@pandrop/ui/Breadcrumb'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useText } from '../../../hooks/useText.ts'
import { LoadAgain } from '../../../LoadAgain.tsx'
import { LazyHydrate } from '../../../lazyHydrate.tsx'
import { paths } from '../../../paths.ts'
import type { Facets } from './filterOptions.ts'
import { ItemGrid, type ItemParts, listId } from './ItemGrid.tsx'
import { ListCount } from './ListCount.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { filterChips, filterPanel, filterSheet } from './lazyParts.ts'
import { listHeading, scopeOf } from './listScope.ts'
import { countActive } from './narrowing.ts'
import { TypeFilter } from './TypeFilter.tsx'
import { useIsWide } from './useIsWide.ts'
import type { ItemPage } from './useItemPage.ts'
import type { ListControls } from './useListControls.ts'

interface ListViewProps {
  list: ListControls
  page: ItemPage
  facets: Facets
  categories: readonly Category[]
  categoriesFailed: boolean
  /** tries everything again that did not come */
  onRetry: () => void
  parts: ItemParts
  /** keeps the list, where anything narrows it */
  saveButton: ReactNode
  density: Density
  onDensity: (density: Density) => void
}

/** Where the panel will stand. */
const panelPlace = <div className="raised h-[60dvh] w-[288px] flex-none rounded-modal" />

/** The product list: heading, types, filters, grid and pages (docs/behaviour/catalogue.md#product-list). */
export const ListView = ({ list, page, facets, categories, parts, density, onDensity, ...tree }: ListViewProps) => {
  const text = useText()
  const panelId = useId()
  const wide = useIsWide()
  const [panelOpen, togglePanel] = usePanelOpen()
  const [sheet, setSheet] = useState<'unused' | 'closed' | 'open'>('unused')
  const heading = listHeading(text, list.search, scopeOf(list.params, categories))
  const activeCount = countActive(list)
  const groups = { list, facets, categories }
  useLastPage(list, page)
  return (
    <div className="page pt-6 pb-18">
      <ListTrail list={list} heading={heading} />
      <h1 className="mt-6 type-h1">{heading}</h1>
      <div className="mt-1.5 flex min-h-10 flex-wrap items-center justify-between gap-x-4">
        <ListCount list={list} page={page} />
        {tree.saveButton}
      </div>
      {tree.categoriesFailed && <LoadAgain title={text('categories_load_failed')} onRetry={tree.onRetry} />}
      <div className="mt-4">
        <TypeFilter {...groups} />
      </div>
      <div className="mt-4 flex gap-6 narrow:block">
        {wide && panelOpen && (
          <LazyHydrate part={filterPanel} when="immediate" props={{ id: panelId, ...groups }} fallback={panelPlace} />
        )}
        <div id={listId} className="min-w-0 flex-1">
          <ListToolbar
            list={list}
            panelId={panelId}
            panelOpen={panelOpen}
            onTogglePanel={togglePanel}
            sheetOpen={sheet === 'open'}
            onOpenSheet={() => setSheet('open')}
            onSheetIntent={() => void filterSheet.load()}
            activeCount={activeCount}
            density={density}
            onDensity={onDensity}
          />
          {activeCount > 0 && <LazyHydrate part={filterChips} when="immediate" props={{ list }} />}
          <div className="mt-4">
            <ItemGrid list={list} page={page} filterOpen={panelOpen} density={density} parts={parts} />
          </div>
        </div>
      </div>
      {sheet !== 'unused' && (
        <LazyHydrate
          part={filterSheet}
          when="immediate"
          props={{
            open: sheet === 'open' && !wide,
            onClose: () => setSheet('closed'),
            total: page.total,
            ...groups,
          }}
        />
      )}
    </div>
  )
}

/** A list that became shorter than its page number shows its last page. */
const useLastPage = (list: ListControls, { items, pages, loading }: ItemPage): void => {
  const beyond = !loading && items?.length === 0 && pages > 0 && (list.search.page ?? 1) > pages
  useEffect(() => {
    if (beyond) list.changeNow({ page: pages })
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

/** How the panel was left in this visit. Only clicks write it, so every document starts with an open panel. */
let leftOpen = true

/**
 * Whether the filter panel beside the grid is open: it is by default, and stays as it was left
 * (docs/behaviour/catalogue.md#filter-panel).
 */
const usePanelOpen = (): [open: boolean, toggle: () => void] => {
  const [open, setOpen] = useState(leftOpen)
  const toggle = () => {
    leftOpen = !open
    setOpen(leftOpen)
  }
  return [open, toggle]
}
