import { messages } from '@pandrop/contract/messages'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { deskPageRows } from '@pandrop/contract/staff/pages'

/** Which part of a list is asked for, as the wire names it. */
export interface AskedPage {
  after?: string | undefined
  limit?: number | undefined
}

/** The same for SQL: rows below `before`, one more than the page has, so that the last page is known. */
export interface RowsWanted {
  before: number | null
  rowsMax: number
}

/** Reads the mark of a list that is sorted by id, newest first; refuses invalid_input for one that we never sent. */
export const readPage = ({ after, limit = deskPageRows }: AskedPage): Result<RowsWanted, 'invalid_input'> => {
  if (after === undefined) return ok({ before: null, rowsMax: limit + 1 })
  if (!/^[1-9]\d{0,14}$/.test(after)) return refuse('invalid_input', { errors: { after: [messages.field_invalid] } })
  return ok({ before: Number(after), rowsMax: limit + 1 })
}

/** A page of rows and the mark of the next one. */
export const pageOf = <Row>(rows: Row[], { rowsMax }: RowsWanted, idOf: (row: Row) => number) => {
  const shown = rows.slice(0, rowsMax - 1)
  const last = rows.length === rowsMax ? shown.at(-1) : undefined
  return { rows: shown, next: last === undefined ? null : String(idOf(last)) }
}
