import { Button } from '@pandrop/ui/Button'
import { classNames } from '@pandrop/ui/classNames'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { ErrorState } from '@pandrop/ui/ErrorState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { failureText } from '../failureText.ts'
import { tableTexts } from '../texts/table.ts'
import { FailureReference } from '../ui/FailureReference.tsx'
import { type Column, columnClass } from './columns.ts'
import { DataRow } from './DataRow.tsx'
import { useQueueReturn } from './queue.ts'
import type { Selection } from './selection.ts'
import type { TableList } from './tableList.ts'
import type { DataTableProps } from './tableProps.ts'
import { useRowKeys } from './useRowKeys.ts'

/**
 * A list of the back office: sticky head, rows of 44 px, keyboard (useRowKeys), loading, empty and failed states, and
 * more rows on demand. Rows of a change of filters stay, dimmed, until the new ones are there. Put it into a Panel.
 */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { label, columns, list, rowKey, href, onOpen, selection, empty } = props
  const { rows, hasMore } = list
  const opens = Boolean(href ?? onOpen)
  const keysHint = selection ? tableTexts.keysWithSelection : opens ? tableTexts.keys : tableTexts.keysAlone
  const captionId = useId()
  const box = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const tooWide = useTooWide(place)
  const ids = rows.map((row) => String(rowKey(row)))
  const keys = useRowKeys(box, {
    count: rows.length,
    hasMore,
    loadMore: list.loadMore,
    onSelect: selection && ((index) => ids[index] !== undefined && selection.toggle(ids[index])),
  })

  const follow = useQueueReturn({
    hrefs: useMemo(() => href && rows.map(href), [href, rows]),
    isReady: list.status === 'ready' && !list.stale,
    focusRow: keys.focusRow,
  })

  if (list.status === 'failed')
    return (
      <>
        <ErrorState
          title={tableTexts.failed}
          text={failureText(list.failure)}
          retryLabel={tableTexts.retry}
          retrying={list.refreshing}
          onRetry={list.retry}
          className="*:shadow-none *:bg-transparent"
        />
        <FailureReference error={list.failure} />
      </>
    )
  if (list.status === 'ready' && rows.length === 0)
    return (
      <div role="status" className={classNames(list.stale && 'opacity-50')}>
        <EmptyState {...empty} className="bg-transparent shadow-none" />
      </div>
    )
  return (
    <div ref={box} data-table="" aria-busy={list.status === 'loading' || list.stale}>
      <p role="status" className="sr-only">
        {list.status === 'loading' ? tableTexts.loading : tableTexts.shown(rows.length, hasMore)}
      </p>
      <div ref={place} className={classNames(tooWide && 'overflow-x-auto')}>
        <table
          aria-labelledby={captionId}
          className={classNames('w-full border-collapse transition-opacity', list.stale && 'opacity-50')}
        >
          <caption id={captionId} className="sr-only">
            {label}
          </caption>
          <thead>
            <tr>
              {selection && (
                <HeadCell className="w-10 pr-0">
                  <SelectAll selection={selection} keys={ids} />
                </HeadCell>
              )}
              {columns.map((column) => (
                <HeadCell key={column.id} className={classNames(...columnClass(column))}>
                  <span className={column.headerHidden ? 'sr-only' : undefined}>{column.header}</span>
                </HeadCell>
              ))}
            </tr>
          </thead>
          <tbody>
            {list.status === 'loading' && <SkeletonRows columns={columns} selectable={Boolean(selection)} />}
            {rows.map((row, index) => {
              const id = String(rowKey(row))
              return (
                <DataRow
                  key={id}
                  table={props}
                  row={row}
                  id={id}
                  index={index}
                  tabStop={index === keys.current}
                  onFocus={() => keys.setCurrent(index)}
                  onFollow={() => follow(index)}
                />
              )
            })}
          </tbody>
        </table>
      </div>
      <MoreRows list={list} keysHint={keysHint} />
    </div>
  )
}

const HeadCell = ({ className, children }: { className?: string; children: ReactNode }) => (
  <th
    scope="col"
    className={classNames(
      'sticky top-0 z-(--layer-sticky) h-10 bg-ink-1 px-3 text-left type-meta font-[560] text-bone-2',
      'shadow-[inset_0_-1px_0_var(--color-line)] first:pl-4 last:pr-4',
      className,
    )}
  >
    {children}
  </th>
)

/** Ticks every row that is shown, or none. */
const SelectAll = ({ selection, keys }: { selection: Selection; keys: readonly string[] }) => {
  const box = useRef<HTMLInputElement>(null)
  const all = keys.length > 0 && keys.every((key) => selection.has(key))
  const some = !all && keys.some((key) => selection.has(key))
  useEffect(() => {
    if (box.current) box.current.indeterminate = some
  }, [some])
  return (
    <input
      ref={box}
      type="checkbox"
      checked={all}
      disabled={keys.length === 0}
      onChange={() => (all ? selection.clear() : selection.set(keys))}
      aria-label={tableTexts.selectAll}
      className="block size-5 accent-bamboo"
    />
  )
}

const rowsShown = 8

interface SkeletonRowsProps<Row> {
  columns: readonly Column<Row>[]
  selectable: boolean
}

/** Rows of shimmer, as high as those that follow. */
const SkeletonRows = <Row,>({ columns, selectable }: SkeletonRowsProps<Row>) =>
  Array.from({ length: rowsShown }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <tr key={index} className="h-11 shadow-[inset_0_-1px_0_var(--color-line)]">
      {selectable && <td />}
      {columns.map((column) => (
        <td key={column.id} className={classNames('px-3 first:pl-4 last:pr-4', ...columnClass(column))}>
          <Skeleton className={classNames('h-3.5', column.grow ? 'w-1/2' : 'w-16', column.align && 'ml-auto')} />
        </td>
      ))}
    </tr>
  ))

/** The foot of a table: how many rows are shown, and the button for more. */
const MoreRows = <Row,>({ list, keysHint }: { list: TableList<Row>; keysHint: string }) => {
  if (list.status !== 'ready') return null
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 type-meta text-bone-2">
      <span aria-hidden="true">{tableTexts.shown(list.rows.length, list.hasMore)}</span>
      {list.loadMoreFailed && (
        <span role="alert" className="text-danger">
          {tableTexts.loadMoreFailed}
        </span>
      )}
      {list.hasMore && (
        <Button
          kind="secondary"
          size={40}
          loading={list.loadingMore}
          loadingLabel={tableTexts.loadingMore}
          onClick={list.loadMore}
        >
          {tableTexts.loadMore}
        </Button>
      )}
      <span className="ml-auto tight:hidden">{keysHint}</span>
    </div>
  )
}

/**
 * Whether a table is wider than its place and has to scroll sideways. Only then: a place that scrolls would keep the
 * head from sticking to the top of the window.
 */
const useTooWide = (place: RefObject<HTMLElement | null>): boolean => {
  const [tooWide, setTooWide] = useState(false)
  useEffect(() => {
    const [box, table] = [place.current, place.current?.querySelector('table')]
    if (!box || !table) return
    const observer = new ResizeObserver(() => setTooWide(table.offsetWidth > box.clientWidth))
    observer.observe(box)
    observer.observe(table)
    return () => observer.disconnect()
  })
  return tooWide
}
