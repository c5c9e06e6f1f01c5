import type { Received } from '@pandrop/contract/call'
import { caseLifecycle, isSolvedCase, waitsForShop } from '@pandrop/contract/lifecycle/case'
import { ok, type Result } from '@pandrop/contract/result'
import type { CaseRow as ListedCase, listCases, StaffCase } from '@pandrop/contract/staff/cases'
import { instantOrNull } from '@pandrop/contract/wire'
import { cursorMark, cutPage, lastCursor, type Page, readCursorPage } from '../../../db/keyset.ts'
import type { Queryable } from '../../../db/statement.ts'
import type { Shop } from '../../../shop.ts'
import { customerContact } from '../../identity/profile/profile.ts'
import { staffNames } from '../../identity/staff/staff-names.ts'
import { hoursBefore, howLong } from '../orders/order-waits.rules.ts'
import { type ListedCaseRow, searchCases, selectCasesToAnswer, selectListedCase } from './case-list.sql.ts'
import { closesAt } from './cases.rules.ts'
import { selectCase, selectCasedOrder, selectMessages } from './cases.sql.ts'
import { caseSettings } from './own-cases.ts'

type Reading = Pick<Shop, 'pool' | 'clock'>

/** Cases that have waited since then or longer are overdue; before everything where customers are promised nothing. */
const overdueSince = async (q: Queryable, now: Date): Promise<Date> => {
  const { answer_hours: hours } = await caseSettings(q)
  return hours > 0 ? hoursBefore(now, hours) : new Date(0)
}

const digitsOf = (words: string): number | null => {
  const digits = /^#?([1-9]\d{0,14})$/.exec(words)?.[1]
  return digits === undefined ? null : Number(digits)
}

const searchOf = (typed: string | undefined) => {
  const words = typed?.trim() ?? ''
  return words === '' ? null : { number: digitsOf(words), pattern: `%${words.replace(/[\\%_]/g, '\\$&')}%` }
}

/**
 * A page of cases: whoever waits longest first; those of one order or customer, and solved ones, newest first.
 * @param staffId who asks, for those that they have taken
 * @returns refuses invalid_input for an `after` that no page has named
 */
export const staffCases = async (
  { pool, clock }: Reading,
  { state, kind, mine, order, customer, search, ...asked }: Received<typeof listCases, 'query'>,
  staffId: number,
): Promise<Result<Page<ListedCase>, 'invalid_input'>> => {
  const page = readCursorPage(asked, 'number')
  if (!page.ok) return page
  const { rowsMax } = page.value
  const newestFirst = state === undefined || isSolvedCase(state)
  const cursor = page.value.cursor ?? { microseconds: newestFirst ? lastCursor.microseconds : 0, id: '0' }
  const now = clock.now()
  const [found, overdueBefore] = await Promise.all([
    searchCases(pool, {
      ...cursor,
      rowsMax,
      state: state ?? null,
      kind: kind ?? null,
      assignedTo: mine ? staffId : null,
      orderId: order ?? null,
      customerId: customer ?? null,
      search: searchOf(search),
      newestFirst,
    }),
    overdueSince(pool, now),
  ])
  const { rows, next } = cutPage(found, rowsMax, cursorMark)
  return ok({ rows: rows.map((row) => toRow(row, now, overdueBefore)), next })
}

const toRow = (row: Omit<ListedCaseRow, 'microseconds'>, now: Date, overdueBefore: Date): ListedCase => ({
  id: row.id,
  order_id: row.order_id,
  kind: row.kind,
  state: row.state,
  customer: { id: row.customer_id, name: `${row.name} ${row.surname}`, email: row.email },
  opened_at: row.opened_at.toISOString(),
  waits_since: row.waits_since.toISOString(),
  wait: waitsForShop(row.state) ? howLong(row.waits_since, now, overdueBefore) : null,
  assigned_to: row.assigned_to === null ? null : { id: row.assigned_to, name: row.assigned_name ?? '' },
})

/** Everything that staff see of one case; undefined where there is none. */
export const staffCase = async ({ pool, clock }: Reading, caseId: number): Promise<StaffCase | undefined> => {
  const [row, listed] = await Promise.all([selectCase(pool, caseId), selectListedCase(pool, caseId)])
  if (!row || !listed) return undefined
  const now = clock.now()
  const [order, messages, contact, settings, overdueBefore] = await Promise.all([
    selectCasedOrder(pool, row.order_id),
    selectMessages(pool, [caseId]),
    customerContact(pool, row.customer_id),
    caseSettings(pool),
    overdueSince(pool, now),
  ])
  if (!order) throw new Error(`case ${caseId} is about no order`)
  const nameOf = await staffNames(
    pool,
    messages.map(({ by }) => by),
  )
  const about = row.line_nos.map((line) => order.titles[line - 1] ?? '')
  const isQuiet = caseLifecycle.steps.lapsed.from.some((state) => state === row.state)
  return {
    ...toRow(listed, now, overdueBefore),
    order_state: order.state,
    language: contact.language,
    about,
    holes: {
      name: contact.name,
      order: String(row.order_id),
      items: (about.length > 0 ? about : order.titles).join('; '),
      trade: order.trade_offer_id ?? '–',
    },
    closes_at: isQuiet ? closesAt(row, settings.close_days).toISOString() : null,
    newest: messages.findLast(({ kind }) => kind === 'customer' || kind === 'staff')?.id ?? 0,
    messages: messages.map(({ id, kind, by, at, text, pictures }) => ({
      id,
      kind,
      at: at.toISOString(),
      by,
      by_name: nameOf(by),
      text,
      pictures,
    })),
    emptied_at: instantOrNull(row.emptied_at),
  }
}

/** How many customers wait for a word of the shop, how many of them too long, and since when the first; for Today. */
export const casesToAnswer = async (
  q: Queryable,
  now: Date,
): Promise<{ count: number; overdue: number; since: Date | null }> => {
  const counted = await selectCasesToAnswer(q, await overdueSince(q, now))
  if (!counted) throw new Error('a count answered no row')
  return counted
}
