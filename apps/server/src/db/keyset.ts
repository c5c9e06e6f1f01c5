import { type FieldErrors, ok, type Result, refuse } from '@pandrop/contract/result'
import { staffPageRows } from '@pandrop/contract/staff/pages'

/** Which page of a list of the back office is asked for, as the wire names it (contract/staff/pages.ts). */
export interface PageAsked {
  /** the last row of the page before, as its `next` named it */
  after?: string | undefined
  limit?: number | undefined
}

/** A page of a list, and what the next one is asked for with; null: it is the last. */
export interface Page<Row> {
  rows: Row[]
  next: string | null
}

/** Where a page begins in a list that is sorted by a moment: behind this row. */
export interface Cursor {
  /** microseconds since 1970: what PostgreSQL keeps of a moment, and a Date would lose */
  microseconds: number
  id: string
}

const errors: FieldErrors = { after: ['field_invalid'] }

/**
 * The page of a list that is sorted by number, newest first: rows whose number is below `before`, one more than are
 * shown, which tells whether another page follows.
 * @returns refuses invalid_input beside `after` for what no page has named
 */
export const readNumberPage = ({
  after,
  limit = staffPageRows,
}: PageAsked): Result<{ before: number; rowsMax: number }, 'invalid_input'> => {
  if (after === undefined) return ok({ before: Number.MAX_SAFE_INTEGER, rowsMax: limit + 1 })
  return /^[1-9]\d{0,14}$/.test(after)
    ? ok({ before: Number(after), rowsMax: limit + 1 })
    : refuse('invalid_input', { errors })
}

const cursors = {
  number: /^(\d{1,16})~(\d{1,15})$/,
  uuid: /^(\d{1,16})~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/,
} as const

/**
 * The page of a list that is sorted by a moment and an id, again with one row more than are shown.
 * @param ids what the list's ids are
 * @returns `cursor` null: from its beginning on; refuses invalid_input beside `after` for what no page has named
 */
export const readCursorPage = (
  { after, limit = staffPageRows }: PageAsked,
  ids: keyof typeof cursors,
): Result<{ cursor: Cursor | null; rowsMax: number }, 'invalid_input'> => {
  const rowsMax = limit + 1
  if (after === undefined) return ok({ cursor: null, rowsMax })
  const [, digits, id] = cursors[ids].exec(after) ?? []
  if (digits === undefined || id === undefined) return refuse('invalid_input', { errors })
  return ok({ cursor: { microseconds: Number(digits), id }, rowsMax })
}

/** How a cursor travels. */
export const cursorMark = ({ microseconds, id }: { microseconds: number; id: string | number }): string =>
  `${microseconds}~${id}`

/** Before every row of a list with uuids that is sorted oldest first. */
export const firstCursor: Cursor = { microseconds: 0, id: '00000000-0000-0000-0000-000000000000' }

/** Before every row of one that is sorted newest first: in the year 2255. */
export const lastCursor: Cursor = { microseconds: 9_000_000_000_000_000, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }

/** SQL: a moment as the microseconds of a cursor. */
export const microsecondsOf = (moment: string): string => `(extract(epoch from ${moment}) * 1000000)::bigint`

/** SQL: the moment of a cursor's microseconds. */
export const momentOf = (microseconds: string): string =>
  `timestamptz 'epoch' + ${microseconds}::float8 * interval '1 microsecond'`

/**
 * What is shown of the rows that were found.
 * @param rowsMax as it was read: one more than are shown
 */
export const cutPage = <Row>(found: Row[], rowsMax: number, markOf: (last: Row) => string | number): Page<Row> => {
  const rows = found.slice(0, rowsMax - 1)
  const last = found.length === rowsMax ? rows.at(-1) : undefined
  return { rows, next: last === undefined ? null : String(markOf(last)) }
}
