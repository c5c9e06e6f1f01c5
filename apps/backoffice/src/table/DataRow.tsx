import { classNames } from '@pandrop/ui/classNames'
import { Link, useNavigate } from '@tanstack/react-router'
import type { KeyboardEvent, ReactNode } from 'react'
import { tableTexts } from '../texts/table.ts'
import { columnClass } from './columns.ts'
import type { DataTableProps } from './tableProps.ts'

interface DataRowProps<Row> {
  table: DataTableProps<Row>
  row: Row
  id: string
  index: number
  /** whether Tab leads here */
  tabStop: boolean
  onFocus: () => void
  /** its link is about to be followed */
  onFollow: () => void
}

/** One row of 44 px. Its first cell holds the link, stretched over the row, so that every way of clicking works. */
export const DataRow = <Row,>({ table, row, id, index, tabStop, onFocus, onFollow }: DataRowProps<Row>) => {
  const { columns, href, onOpen, rowName, selection, detail, isFaint } = table
  const navigate = useNavigate()
  const opens = Boolean(href ?? onOpen)
  const selected = selection?.has(id)
  const below = detail?.(row)
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>) => {
    // Keys of a button inside the row are its own.
    if (event.key !== 'Enter' || event.target !== event.currentTarget) return
    // Else the same press would send the form that takes the focus.
    event.preventDefault()
    if (href) {
      onFollow()
      void navigate({ to: href(row) })
    } else onOpen?.(row)
  }
  return (
    <>
      <tr
        data-row={index}
        tabIndex={tabStop ? 0 : -1}
        aria-selected={selection ? selected : undefined}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        className={classNames(
          'relative h-11 shadow-[inset_0_-1px_0_var(--color-line)] transition-colors',
          'focus-visible:bg-ink-2 focus-visible:-outline-offset-2',
          opens && 'hover:bg-ink-2',
          selected && 'bg-ink-2',
        )}
      >
        {selection && (
          <td className="relative z-1 w-10 py-2 pr-0 pl-4">
            <input
              type="checkbox"
              tabIndex={-1}
              checked={selected}
              onChange={() => selection.toggle(id)}
              aria-label={rowName?.(row) ?? tableTexts.selectRow}
              className="block size-5 accent-bamboo"
            />
          </td>
        )}
        {columns.map((column, place) => (
          <td
            key={column.id}
            className={classNames(
              'px-3 py-2 align-middle first:pl-4 last:pr-4',
              column.mono && 'type-mono text-[12.5px]/5',
              column.muted || isFaint?.(row) ? 'text-bone-2' : 'text-bone-0',
              ...columnClass(column),
            )}
          >
            <CellBox cut={column.grow}>
              {place === 0 && opens ? (
                <RowOpener
                  href={href?.(row)}
                  onOpen={() => (href ? onFollow() : onOpen?.(row))}
                  name={rowName?.(row)}
                  unfolded={detail && Boolean(below)}
                >
                  {column.cell(row)}
                </RowOpener>
              ) : (
                column.cell(row)
              )}
            </CellBox>
          </td>
        ))}
      </tr>
      {below && (
        <tr className="shadow-[inset_0_-1px_0_var(--color-line)]">
          <td colSpan={columns.length + (selection ? 1 : 0)} className="bg-ink-0/50 p-4">
            {below}
          </td>
        </tr>
      )}
    </>
  )
}

const CellBox = ({ cut, children }: { cut?: boolean; children: ReactNode }) =>
  cut ? <span className="block truncate">{children}</span> : children

interface RowOpenerProps {
  href: string | undefined
  /** of a link: it is followed */
  onOpen: () => void
  name: string | undefined
  /** of rows with a detail below them */
  unfolded: boolean | undefined
  children: ReactNode
}

// Not a stop of Tab: the row is, and Enter on it does the same.
const openerClass = 'text-left outline-none after:absolute after:inset-0'

const RowOpener = ({ href, onOpen, name, unfolded, children }: RowOpenerProps) =>
  href ? (
    <Link to={href} tabIndex={-1} aria-label={name} className={openerClass} onClick={onOpen}>
      {children}
    </Link>
  ) : (
    <button
      type="button"
      tabIndex={-1}
      aria-label={name}
      aria-expanded={unfolded}
      onClick={onOpen}
      className={openerClass}
    >
      {children}
    </button>
  )
