import type { RefusalOf } from '@pandrop/contract/call'
import { type CaseState, caseLifecycle, isSolvedCase } from '@pandrop/contract/lifecycle/case'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type * as calls from '@pandrop/contract/staff/cases'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import { type Noun, type StepDone, takeStep } from '../../../lifecycle/take-step.ts'
import type { StaffContext } from '../../../shop.ts'
import { mailCaseNews } from './case-mails.ts'
import { standingOf } from './cases.rules.ts'
import {
  type CaseRow,
  insertMessage,
  lockCase,
  lockCasedOrder,
  lockOpenCase,
  selectCase,
  selectNewestOfCustomer,
  setAssigned,
  setCaseState,
} from './cases.sql.ts'
import { caseSettings } from './own-cases.ts'

/** Which case somebody of the staff does something with. */
interface AtDesk {
  caseId: number
  staffId: number
  /** staff:<id> */
  by: string
}

type CaseDone = StepDone<CaseState>

const caseNoun: Noun<typeof caseLifecycle, 'case_not_found', 'case_state_wrong'> = {
  name: 'case',
  lifecycle: caseLifecycle,
  notFound: 'case_not_found',
  stateWrong: 'case_state_wrong',
}

/** A case that nobody else changes meanwhile, as its steps are decided; undefined: there is none. */
const lockStanding = async (tx: Transaction, caseId: number) => {
  const row = await lockCase(tx, caseId, null)
  if (!row) return undefined
  const { close_days: closeDays } = await caseSettings(tx)
  return { ...standingOf(row, closeDays), row }
}

interface Answering extends AtDesk {
  message: string
  /** the newest message that was seen */
  seen: number
  solves: boolean
  /** Idempotency-Key: with the same one it is answered once */
  key: string | undefined
}

/**
 * Answers a customer, who is mailed what was written (docs/behaviour/orders.md#case-answered). Whoever answers a case
 * that nobody has taken has taken it.
 * @returns unchanged where the key has answered before; refuses case_not_found, case_state_wrong for a solved one, and
 *   case_moved_on where the customer has written since what was seen
 */
export const answerCase = (
  { pool, clock, env }: StaffContext,
  { caseId, staffId, by, message, seen, solves, key }: Answering,
): Promise<Result<CaseDone, Exclude<RefusalOf<typeof calls.answerCase>, 'key_reused'>>> =>
  inTransaction(pool, async (tx) => {
    const subject = await lockStanding(tx, caseId)
    if (!subject) return refuse('case_not_found')
    const at = clock.now()
    const said = { caseId, kind: 'staff', by, text: message, requestKey: key ? `${by} ${key}` : null, at } as const
    const isRepeated = !(await insertMessage(tx, said))
    return takeStep(caseNoun, { subject, step: 'answered', at, isRepeated }, async ({ row }) => {
      const newest = await selectNewestOfCustomer(tx, caseId)
      if ((newest?.id ?? 0) > seen) return refuse('case_moved_on')
      if (row.assigned_to === null) await setAssigned(tx, caseId, staffId)
      const { customer_id: customerId, order_id: orderId } = row
      const template = solves ? 'case_solved' : 'case_answered'
      await mailCaseNews(tx, { template, customerId, orderId, answer: message }, env.PUBLIC_URL)
      if (solves) return endCase(tx, row, { by, at })
      await setCaseState(tx, { caseId, state: 'waits_for_customer', at, since: at })
      return ok({ state: 'waits_for_customer', changed: true })
    })
  })

/** Ends a case; whoever calls it has decided that it may end, and tells the customer. */
export const endCase = async (
  tx: Transaction,
  { id: caseId }: Pick<CaseRow, 'id'>,
  { by, at }: { by: string; at: Date },
): Promise<Result<CaseDone, never>> => {
  await insertMessage(tx, { caseId, kind: 'solved', by, text: '', requestKey: null, at })
  await setCaseState(tx, { caseId, state: 'solved', at, since: at })
  return ok({ state: 'solved', changed: true })
}

/**
 * Writes down what only staff see; nobody is told and nothing else changes.
 * @returns unchanged where the key has written before; refuses case_not_found
 */
export const noteInCase = (
  { pool, clock }: StaffContext,
  { caseId, by, message, key }: AtDesk & Pick<Answering, 'message' | 'key'>,
): Promise<Result<CaseDone, 'case_not_found'>> =>
  inTransaction(pool, async (tx) => {
    const row = await lockCase(tx, caseId, null)
    if (!row) return refuse('case_not_found')
    const requestKey = key ? `${by} ${key}` : null
    const said = await insertMessage(tx, { caseId, kind: 'note', by, text: message, requestKey, at: clock.now() })
    return ok({ state: row.state, changed: said !== undefined })
  })

/**
 * Solves a case without a word, or opens a solved one again.
 * @returns unchanged where it was just done; refuses case_not_found, case_state_wrong, and case_open_already where the
 *   order has another one that is open
 */
export const takeCaseStep = (
  { pool, clock, env }: StaffContext,
  step: 'solved' | 'reopened',
  { caseId, by }: AtDesk,
): Promise<Result<CaseDone, RefusalOf<typeof calls.takeCaseStep>>> =>
  inTransaction(pool, async (tx) => {
    const known = await selectCase(tx, caseId)
    if (!known) return refuse('case_not_found')
    // Before the case, as everybody locks them: another one of its order is opened by nobody meanwhile.
    await lockCasedOrder(tx, known.order_id)
    const subject = await lockStanding(tx, caseId)
    const at = clock.now()
    return takeStep(caseNoun, { subject, step, at }, async ({ row }) => {
      const { customer_id: customerId, order_id: orderId } = row
      if (step === 'solved') {
        await mailCaseNews(tx, { template: 'case_solved', customerId, orderId }, env.PUBLIC_URL)
        return endCase(tx, row, { by, at })
      }
      if (await lockOpenCase(tx, orderId)) return refuse('case_open_already')
      await insertMessage(tx, { caseId, kind: 'reopened', by, text: '', requestKey: null, at })
      await setCaseState(tx, { caseId, state: 'waits_for_shop', at, since: at })
      return ok({ state: 'waits_for_shop', changed: true })
    })
  })

/** Takes a case for somebody of the staff, or gives theirs back; another's stays theirs. Refuses case_not_found. */
export const assignCase = (
  { pool }: Pick<StaffContext, 'pool'>,
  { caseId, staffId, mine }: AtDesk & { mine: boolean },
): Promise<Result<{ changed: boolean }, 'case_not_found'>> =>
  inTransaction(pool, async (tx) => {
    const row = await lockCase(tx, caseId, null)
    if (!row) return refuse('case_not_found')
    const isTheirs = row.assigned_to === staffId
    if (isTheirs === mine || isSolvedCase(row.state)) return ok({ changed: false })
    await setAssigned(tx, caseId, mine ? staffId : null)
    return ok({ changed: true })
  })
