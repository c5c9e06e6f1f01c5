import type { VatRow } from '@pandrop/contract/staff/reports'
import { statement } from '../../../db/statement.ts'

/** Cents by account, credit positive. */
export type Sums = Record<string, number>

/** A month that is locked, with what it came to. */
export interface MonthLock {
  id: number
  month: string
  from: Date
  till: Date
  zone: string
  sums_before: Sums
  sums_after: Sums
  vat: VatRow[]
  locked_by: string
  locked_at: Date
}

/** In the order of their months. */
export const selectLocks = statement<MonthLock, []>(
  'select_month_locks',
  `select id, month, begins_at as "from", ends_at as till, time_zone as zone, sums_before, sums_after, vat,
     coalesce((select name from staff where locked_by = 'staff:' || staff.id), locked_by) as locked_by, locked_at
   from month_locks
   where unlocked_at is null
   order by ends_at`,
)

export const insertLock = statement<
  never,
  Pick<MonthLock, 'month' | 'from' | 'till' | 'zone'> & {
    sumsBefore: string
    sumsAfter: string
    vat: string
    by: string
    at: Date
  }
>(
  'insert_month_lock',
  `insert into month_locks
     (month, begins_at, ends_at, time_zone, sums_before, sums_after, vat, locked_by, locked_at)
   values (:month, :from, :till, :zone, :sumsBefore, :sumsAfter, :vat, :by, :at)`,
)

export const endLock = statement<never, { id: number; by: string; at: Date; reason: string }>(
  'end_month_lock',
  'update month_locks set unlocked_by = :by, unlocked_at = :at, unlock_reason = :reason where id = :id',
)

/** Papers of a month by their numbers. */
export interface PapersRow {
  month: string
  first: string | null
  last: string | null
  count: number
}

const numbersOf = (table: 'receipts' | 'credit_notes', prefix: string): string => {
  const number = (place: 'first' | 'last') => {
    const order = place === 'first' ? '' : ' desc'
    return `(array_agg(${prefix} || '-' || paper.year || '-' || lpad(paper.number::text, 6, '0')
      order by paper.issued_at${order}, paper.id${order}))[1] as ${place}`
  }
  return `select span.month, ${number('first')}, ${number('last')}, count(*)::int as count
    from unnest($1::text[], $2::timestamptz[], $3::timestamptz[]) as span (month, begins_at, ends_at)
    join ${table} paper on paper.issued_at >= span.begins_at and paper.issued_at < span.ends_at
    group by span.month`
}

export const selectReceiptNumbers = statement<PapersRow, [months: string[], from: Date[], till: Date[]]>(
  'select_receipt_numbers_of_months',
  numbersOf('receipts', 'paper.prefix'),
)

export const selectNoteNumbers = statement<PapersRow, [months: string[], from: Date[], till: Date[]]>(
  'select_note_numbers_of_months',
  numbersOf('credit_notes', `'CN'`),
)

/** What is not done yet of what happened before a moment, by name. */
export const selectOpen = statement<{ name: 'receipts' | 'credit_notes' | 'refunds'; count: number }, [till: Date]>(
  'select_open_of_month',
  `select 'receipts' as name, count(*)::int as count from receipts_due where paid_at < $1
   union all
   select 'credit_notes', count(*)::int from refunds refund
   where refund.created_at < $1
     and exists (select from refund_lines where refund_id = refund.id)
     and not exists (select from credit_notes where refund_id = refund.id)
   union all
   select 'refunds', count(*)::int from refunds where created_at < $1 and state = 'pending'`,
)
