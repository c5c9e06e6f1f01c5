import type { Received } from '@pandrop/contract/call'
import { isVerificationPending } from '@pandrop/contract/lifecycle/verification'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type {
  VerificationRow as Listed,
  listVerifications,
  StaffVerification,
} from '@pandrop/contract/staff/verifications'
import { instantOrNull } from '@pandrop/contract/wire'
import { daysBefore } from '@pandrop/money/days'
import { inUnits } from '@pandrop/money/money'
import { cursorMark, cutPage, lastCursor, type Page, readCursorPage } from '../../../db/keyset.ts'
import type { Shop } from '../../../shop.ts'
import { selectDocumentsOf } from './documents.sql.ts'
import {
  type ListedVerificationRow,
  searchVerifications,
  selectAccount,
  selectListedVerification,
} from './staff-verifications.sql.ts'
import { selectMoved } from './verifications.sql.ts'

type Reading = Pick<Shop, 'pool' | 'clock'>

// Customers wait for it before they can go on: a day is long, three are too many.
const longDays = 1
const overdueDays = 3

const waitOf = ({ state, asked_at: since }: ListedVerificationRow, now: Date): Listed['wait'] => {
  if (!isVerificationPending(state)) return null
  if (since <= daysBefore(now, overdueDays)) return 'overdue'
  return since <= daysBefore(now, longDays) ? 'long' : 'short'
}

const patternOf = (typed: string | undefined): string | null => {
  const words = typed?.trim() ?? ''
  return words === '' ? null : `%${words.replace(/[\\%_]/g, '\\$&')}%`
}

const personOf = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

const toRow = (row: ListedVerificationRow, now: Date): Listed => ({
  id: row.id,
  state: row.state,
  customer: { id: row.customer_id, name: `${row.name} ${row.surname}`, email: row.email },
  asked_at: row.asked_at.toISOString(),
  wait: waitOf(row, now),
  documents: row.documents,
  seen_elsewhere: row.seen_elsewhere,
  first_approved_by: personOf(row.first_approved_by, row.first_name),
  decided_by: personOf(row.decided_by, row.decider_name),
  decided_at: instantOrNull(row.decided_at),
  reason: row.reason,
})

/**
 * A page of verifications: those that wait oldest first, all others newest first.
 * @returns refuses invalid_input for an `after` that no page has named
 */
export const staffVerifications = async (
  { pool, clock }: Reading,
  { state, customer, search, ...asked }: Received<typeof listVerifications, 'query'>,
): Promise<Result<Page<Listed>, 'invalid_input'>> => {
  const page = readCursorPage(asked, 'number')
  if (!page.ok) return page
  const { rowsMax } = page.value
  const newestFirst = state === undefined || !isVerificationPending(state)
  const cursor = page.value.cursor ?? { microseconds: newestFirst ? lastCursor.microseconds : 0, id: '0' }
  const found = await searchVerifications(pool, {
    ...cursor,
    rowsMax,
    state: state ?? null,
    customerId: customer ?? null,
    pattern: patternOf(search),
    newestFirst,
  })
  const { rows, next } = cutPage(found, rowsMax, cursorMark)
  const now = clock.now()
  return ok({ rows: rows.map((row) => toRow(row, now)), next })
}

/** Everything that staff see of one verification; refuses verification_not_found. */
export const staffVerification = async (
  { pool, clock }: Reading,
  id: number,
): Promise<Result<{ verification: StaffVerification }, 'verification_not_found'>> => {
  const row = await selectListedVerification(pool, id)
  if (!row) return refuse('verification_not_found')
  const now = clock.now()
  const [account, documents, moved] = await Promise.all([
    selectAccount(pool, row.customer_id),
    selectDocumentsOf(pool, id),
    selectMoved(pool, row.customer_id, now),
  ])
  if (!account || !moved) throw new Error(`verification ${id} is about nobody`)
  const verification = {
    ...toRow(row, now),
    message: row.message,
    valid_until: instantOrNull(row.valid_until),
    first_approved_at: instantOrNull(row.first_approved_at),
    expired_at: instantOrNull(row.expired_at),
    account: { ...account, company: account.company ?? '', created_at: account.created_at.toISOString() },
    moved: inUnits(moved.cents),
    needs_second: moved.needs_second,
    files: documents.map(({ verification_id: _of, uploaded_at: at, ...file }) => ({
      ...file,
      uploaded_at: at.toISOString(),
    })),
  }
  return ok({ verification })
}
