import { savedSearchesMax } from '@pandrop/contract/limits'
import type { SavedSearch } from '@pandrop/contract/saved-searches'
import { Button } from '@pandrop/ui/Button'
import { ErrorState } from '@pandrop/ui/ErrorState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { useText } from '../../hooks/useText.ts'
import { SavedSearchRow, searchRowClass } from './SavedSearchRow.tsx'
import { useSavedSearches } from './useSavedSearches.ts'
import { useSearchRows } from './useSearchRows.ts'

/** The lists that the customer keeps (docs/behaviour/catalogue.md#saved-searches). */
export const SavedSearches = () => {
  const text = useText()
  const titleId = useId()
  const { data: searches, isError, isFetching, refetch } = useSavedSearches()
  return (
    <section aria-labelledby={titleId} className="mt-12">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id={titleId} className="type-h2">
            {text('saved_searches_title')}
          </h2>
          <p className="mt-2 text-bone-1">{text('saved_searches_intro')}</p>
        </div>
        <span className="min-h-5 text-[14px]/5 text-bone-2">
          {searches &&
            searches.length > 0 &&
            text('wishlist_filled', { shown: searches.length, max: savedSearchesMax })}
        </span>
      </div>
      {searches && <Rows searches={searches} label={text('saved_searches_title')} />}
      {!searches && !isError && <Loading />}
      {!searches && isError && (
        <ErrorState
          title={text('saved_searches_load_failed')}
          retryLabel={text('wishlist_retry')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </section>
  )
}

const Rows = ({ searches, label }: { searches: readonly SavedSearch[]; label: string }) => {
  const text = useText()
  const { rows, running, undoing, change, remove, undo } = useSearchRows(searches)
  if (rows.length === 0) {
    return (
      <p className="raised rounded-modal p-6 text-bone-1 compact:p-4">
        {text('saved_searches_empty', { button: text('saved_search_save') })}
      </p>
    )
  }
  return (
    <ul aria-label={label} className="raised rounded-modal">
      {rows.map(({ search, gone }) =>
        gone ? (
          <GoneRow key={`gone ${search.id}`} search={search} running={undoing} onUndo={() => void undo(search)} />
        ) : (
          <SavedSearchRow
            key={search.id}
            search={search}
            running={running}
            onChange={(changed) => change(search, changed)}
            onRemove={() => void remove(search)}
          />
        ),
      )}
    </ul>
  )
}

interface GoneRowProps {
  search: SavedSearch
  running: boolean
  onUndo: () => void
}

/** What is left of a removed search until the page is left. It takes the focus that its button had. */
const GoneRow = ({ search: { name }, running, onUndo }: GoneRowProps) => {
  const text = useText()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <li className={`${searchRowClass} rises flex flex-wrap items-center justify-between gap-x-4 gap-y-2`}>
      <p className="min-w-0 flex-1 basis-48 text-[14px]/5 wrap-anywhere text-bone-2">
        {text('saved_search_removed', { name })}
      </p>
      <Button
        ref={button}
        kind="secondary"
        size={40}
        loading={running}
        aria-label={text('saved_search_undo_label', { name })}
        icon={<IconArrowBackUp aria-hidden="true" size={18} stroke={1.6} />}
        onClick={onUndo}
      >
        {text('wishlist_undo')}
      </Button>
    </li>
  )
}

const Loading = () => {
  const text = useText()
  return (
    <div role="status" className="raised rounded-modal">
      <span className="sr-only">{text('saved_searches_loading')}</span>
      {[1, 2].map((row) => (
        <div key={row} className={`${searchRowClass} flex items-center justify-between gap-4`}>
          <div className="flex min-w-0 flex-1 flex-col gap-2.5">
            <Skeleton className="h-4 w-56 max-w-full" />
            <Skeleton className="h-3 w-20" />
          </div>
          <Skeleton className="h-5 w-40 compact:w-20" />
        </div>
      ))}
    </div>
  )
}
