import type { Answer, Received, RefusalOf } from '@pandrop/contract/call'
import type * as calls from '@pandrop/contract/cases'
import {
  caseKindsOf,
  caseLifecycle,
  isSolvedCase,
  reopenableUntil,
  waitsForShop,
} from '@pandrop/contract/lifecycle/case'
import { decide } from '@pandrop/contract/lifecycle/lifecycle'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { secondsOf } from '@pandrop/contract/wire'
import { type Attempt, once } from '../../../db/once.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { type AttemptLimit, countAttempt } from '../../identity/accounts/attempts.ts'
import { attachPictures } from './case-pictures.sql.ts'
import { closesAt, standingOf, waitsSince } from './cases.rules.ts'
import {
  type CasedOrderRow,
  type CaseRow,
  insertCase,
  insertMessage,
  lockCase,
  lockCasedOrder,
  lockOpenCase,
  type MessageRow,
  selectCasedOrder,
  selectCaseSettings,
  selectCasesOf,
  selectMessages,
  setCaseState,
  setRead,
} from './cases.sql.ts'

const casesShownMax = 20

type Told = Answer<typeof calls.getOrderCase>['payload']

/** What the settings say of cases. */
export const caseSettings = async (q: Parameters<typeof selectCaseSettings>[0]) => {
  const settings = await selectCaseSettings(q)
  if (!settings) throw new Error('the shop has no settings')
  return settings
}

/**
 * The cases of a customer's own order, newest first, without what staff write for each other.
 * @returns refuses order_not_found for any other order
 */
export const casesOfOrder = async (
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  { orderId, customerId }: { orderId: number; customerId: number },
): Promise<Result<Told, 'order_not_found'>> => {
  const order = await selectCasedOrder(pool, orderId)
  if (!order?.paid_at || order.customer_id !== customerId) return refuse('order_not_found')
  const [rows, settings] = await Promise.all([selectCasesOf(pool, orderId, casesShownMax), caseSettings(pool)])
  const messages = await selectMessages(
    pool,
    rows.map(({ id }) => id),
  )
  const { answer_hours: hours, close_days: closeDays } = settings
  return ok({
    cases: rows.map((row) => toOwnCase(row, { messages, closeDays, now: clock.now() })),
    kinds: [...caseKindsOf(order.state)],
    answer_hours: hours > 0 ? hours : null,
  })
}

const toOwnCase = (
  row: CaseRow,
  { messages, closeDays, now }: { messages: MessageRow[]; closeDays: number; now: Date },
): calls.OwnCase => {
  const { id, kind, state, line_nos: lines, solved_at: solvedAt, emptied_at: emptiedAt } = row
  const isWaited = !isSolvedCase(state) && !waitsForShop(state)
  const reopenable = solvedAt && !emptiedAt ? reopenableUntil(solvedAt) : null
  return {
    id,
    kind,
    state,
    lines,
    opened_at: secondsOf(row.opened_at),
    closes_at: isWaited ? secondsOf(closesAt(row, closeDays)) : null,
    reopenable_until: reopenable && reopenable > now ? secondsOf(reopenable) : null,
    messages: messages.flatMap((message) => {
      const said = message.case_id === id ? ownKinds[message.kind] : null
      return said ? [toOwnMessage(message, said, row.read_id)] : []
    }),
  }
}

type OwnKind = calls.OwnCase['messages'][number]['kind']

/** What each is to the customer; of notes they hear nothing. */
const ownKinds: Readonly<Record<MessageRow['kind'], OwnKind | null>> = {
  customer: 'customer',
  staff: 'shop',
  note: null,
  solved: 'solved',
  reopened: 'reopened',
}

const toOwnMessage = ({ id, by, at, text, pictures }: MessageRow, kind: OwnKind, readId: number) => ({
  id,
  kind,
  at: secondsOf(at),
  text,
  pictures,
  is_new: id > readId && !by.startsWith('customer:'),
})

const messagesOf = (customerId: number): AttemptLimit[] => [
  { subject: `case message hour ${customerId}`, attemptsMax: 20, windowMinutes: 60 },
  { subject: `case message day ${customerId}`, attemptsMax: 60, windowMinutes: 24 * 60 },
]

type Writing = Received<typeof calls.writeInCase, 'body'>

type WriteRefusal = RefusalOf<typeof calls.writeInCase>

type Written = Result<{ case_id: number; message_id: number }, WriteRefusal>

/**
 * Writes to the shop about an order: in the case that is open, in a solved one that is named and opened again by it,
 * else in a new one (docs/behaviour/orders.md#case). Once per attempt; of several that come at once one opens the case.
 * @returns refuses order_not_found, case_not_found, case_over for what was solved too long ago, case_kind_wrong and
 *   case_line_wrong for what does not fit the order, case_picture_gone, and too_many_requests above 20 messages an hour
 *   or 60 a day
 */
export const writeInCase = async (
  { pool, clock, env }: Pick<Shop, 'pool' | 'clock' | 'env'>,
  { customerId, writing, attempt }: { customerId: number; writing: Writing; attempt: Attempt | null },
): Promise<Written> => {
  const limits = { now: clock.now(), factor: env.RATE_LIMIT_FACTOR }
  if (!(await countAttempt(pool, messagesOf(customerId), limits))) return refuse('too_many_requests')
  return inTransaction(pool, (tx) =>
    once(tx, attempt, async (): Promise<Written> => {
      const order = await lockCasedOrder(tx, writing.order_id)
      if (!order?.paid_at || order.customer_id !== customerId) return refuse('order_not_found')
      // After the wait for the lock: a case may have come to its end meanwhile.
      const at = clock.now()
      const found = await caseFor(tx, { order, writing, customerId, at })
      if (!found.ok) return found
      const by = `customer:${customerId}`
      const { id: caseId, since } = found.value
      const said = await insertMessage(tx, { caseId, kind: 'customer', by, text: writing.text, requestKey: null, at })
      if (!said) throw new Error('a message without a key was not written')
      const ids = [...new Set(writing.pictures)]
      const attached = await attachPictures(tx, { messageId: said.id, customerId, ids })
      if (attached.length !== ids.length) return refuse('case_picture_gone')
      await setCaseState(tx, { caseId, state: 'waits_for_shop', at, since })
      return ok({ case_id: caseId, message_id: said.id })
    }),
  )
}

interface Wanted {
  order: CasedOrderRow
  writing: Writing
  customerId: number
  at: Date
}

type Found = Result<{ id: number; since: Date }, WriteRefusal>

/** The case that is written in, and since when its customer waits. */
const caseFor = async (tx: Transaction, wanted: Wanted): Promise<Found> => {
  const { writing, at } = wanted
  const open = await lockOpenCase(tx, writing.order_id)
  if (open) return ok({ id: open.id, since: waitsSince(open, at) })
  return writing.case_id === undefined ? openCase(tx, wanted) : reopenCase(tx, wanted, writing.case_id)
}

const openCase = async (tx: Transaction, { order, writing, at }: Wanted): Promise<Found> => {
  const { kind, lines = [], order_id: orderId } = writing
  if (!kind || !caseKindsOf(order.state).includes(kind)) return refuse('case_kind_wrong')
  const lineNos = [...new Set(lines)].sort((one, other) => one - other)
  if (lineNos.some((line) => line > order.titles.length)) return refuse('case_line_wrong')
  const made = await insertCase(tx, { orderId, kind, lineNos, at })
  if (!made) throw new Error(`order ${orderId} got a case while it was locked`)
  return ok({ id: made.id, since: at })
}

const reopenCase = async (tx: Transaction, { writing, customerId, at }: Wanted, caseId: number): Promise<Found> => {
  const row = await lockCase(tx, caseId, customerId)
  if (!row || row.order_id !== writing.order_id) return refuse('case_not_found')
  const { close_days: closeDays } = await caseSettings(tx)
  const { may } = decide(caseLifecycle, standingOf(row, closeDays), 'reopened', at)
  if (may !== 'now' || row.emptied_at) return refuse('case_over')
  await insertMessage(tx, { caseId, kind: 'reopened', by: `customer:${customerId}`, text: '', requestKey: null, at })
  return ok({ id: caseId, since: at })
}

/** Who of whom says what of which case. */
interface OwnCase {
  caseId: number
  customerId: number
}

/** Says for a customer that their case is solved; one that is already stays as it is. Refuses case_not_found. */
export const solveOwnCase = (
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  { caseId, customerId }: OwnCase,
): Promise<Result<{ changed: boolean }, 'case_not_found'>> =>
  inTransaction(pool, async (tx) => {
    const row = await lockCase(tx, caseId, customerId)
    if (!row) return refuse('case_not_found')
    if (isSolvedCase(row.state)) return ok({ changed: false })
    const at = clock.now()
    await insertMessage(tx, { caseId, kind: 'solved', by: `customer:${customerId}`, text: '', requestKey: null, at })
    await setCaseState(tx, { caseId, state: 'solved', at, since: at })
    return ok({ changed: true })
  })

/** Notes that a customer has seen their case up to a message. Refuses case_not_found. */
export const readOwnCase = (
  { pool }: Pick<Shop, 'pool'>,
  { caseId, customerId, messageId }: OwnCase & { messageId: number },
): Promise<Result<object, 'case_not_found'>> =>
  inTransaction(pool, async (tx) => {
    if (!(await lockCase(tx, caseId, customerId))) return refuse('case_not_found')
    await setRead(tx, caseId, messageId)
    return ok({})
  })
