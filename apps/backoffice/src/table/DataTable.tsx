import { classNames } from '@pandrop/ui/classNames'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { ErrorState } from '@pandrop/ui/ErrorState'
import { type ReactNode, useId, useMemo, useRef } from 'react'
import { failureText } from '../failureText.ts'
import { tableTexts } from '../texts/table.ts'
import { columnClass } from './columns.ts'
import { DataRow } from './DataRow.tsx'
import { MoreRows } from './MoreRows.tsx'
import { SelectAll } from './SelectAll.tsx'
import { SkeletonRows } from './SkeletonRows.tsx'
import type { DataTableProps } from './tableProps.ts'
import { useQueueReturn } from './useQueueReturn.ts'
import { useRowKeys } from './useRowKeys.ts'
import { useTooWide } from './useTooWide.ts'

/**
 * A list of the desk: sticky head, rows of 44 px, keyboard (useRowKeys), loading, empty and failed states, and more
 * rows on demand. Rows of a change of filters stay, dimmed, until the new ones are there. Put it into a Panel.
 */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const { label, columns, list, rowKey, href, selection, empty } = props
  const { rows, hasMore } = list
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
      <ErrorState
        title={tableTexts.failed}
        text={failureText(list.failure)}
        retryLabel={tableTexts.retry}
        retrying={list.refreshing}
        onRetry={list.retry}
        className="*:shadow-none *:bg-transparent"
      />
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
      <MoreRows list={list} keysHint={selection ? tableTexts.keysWithSelection : tableTexts.keys} />
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
