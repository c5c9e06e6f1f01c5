import { isContested, isQuestion } from '@pandrop/contract/lifecycle/dispute'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import { inTransaction } from '../../../db/transaction.ts'
import type { DisputeReport } from '../../../ports/payments/provider.ts'
import type { Shop } from '../../../shop.ts'
import { settleDispute } from '../../payments/disputes/disputes.ts'
import {
  beginSending,
  keepEvidenceFile,
  keepWords,
  lockEvidence,
  noteSubmitted,
  selectEvidence,
  selectSending,
  takeBackSending,
} from './evidence.sql.ts'
import { evidenceFile } from './evidence.ts'
import type { EvidenceRow } from './evidence-row.ts'

type Submitted = Result<
  { outcome: 'submitted' | 'done_before' | 'rejected'; problem: string | null },
  'dispute_not_found' | 'dispute_past_due' | 'dispute_answered' | 'provider_unavailable'
>

const done = (outcome: 'submitted' | 'done_before'): Submitted => ok({ outcome, problem: null })

/**
 * Submits the sheet of a dispute to the bank, once (docs/behaviour/money.md#evidence). What is sent is written down and
 * frozen first, then the provider is asked with no transaction open; what a crash or a lost answer leaves between is
 * finished by the same call or by the job, after a look at what the provider has.
 * @returns refuses dispute_not_found where there is no sheet, dispute_past_due, dispute_answered where somebody did at
 *   the provider or the bank has decided, and provider_unavailable: it is on its way and will be tried again
 */
export const submitEvidence = async (
  shop: Shop,
  { disputeId, words, by }: { disputeId: string; words: string; by: string },
): Promise<Submitted> => {
  const at = shop.clock.now()
  const begun = await inTransaction(shop.pool, async (tx): Promise<Submitted | null> => {
    const row = await lockEvidence(tx, disputeId)
    if (!row?.facts) return refuse('dispute_not_found')
    if (row.submitted_at !== null) return done('done_before')
    // On its way already: what was typed since is not what is sent.
    if (row.sending_since !== null) return null
    if (row.answer_due_at === null) return refuse('dispute_answered')
    if (row.answer_due_at <= at) return refuse('dispute_past_due')
    await keepWords(tx, { disputeId, words, by, at })
    await beginSending(tx, disputeId, at, by)
    return null
  })
  return begun ?? send(shop, disputeId)
}

/** Brings what is on its way to its end. */
const send = async (shop: Shop, disputeId: string): Promise<Submitted> => {
  const { pool, payments, clock } = shop
  const row = await selectEvidence(pool, disputeId)
  if (!row?.facts || row.sending_since === null) return refuse('dispute_not_found')
  const found = await payments.retrieveDispute(disputeId)
  if (found.outcome === 'unavailable') return refuse('provider_unavailable')
  if (found.outcome === 'found') {
    if (overBy(row, found.report, clock.now())) return conclude(shop, disputeId, found.report)
  }
  const attempt = row.sending_since.toISOString()
  const fileId = row.file_id ?? (await upload(shop, disputeId, attempt))
  if (typeof fileId !== 'string') return fileId
  const { fields } = row.facts
  const sent = await payments.submitEvidence({ disputeId, attempt, fields, words: row.words ?? '', fileId })
  if (sent.outcome === 'unavailable') return refuse('provider_unavailable')
  if (sent.outcome === 'rejected') return takeBack(shop, disputeId, sent.problem)
  return conclude(shop, disputeId, sent.report)
}

type Over = 'submitted' | 'dispute_answered' | 'dispute_past_due'

/** What the provider says that ends it: it has our sheet, somebody else's, or takes none any more. */
const overBy = (row: EvidenceRow, { answer, state }: DisputeReport, now: Date): Over | null => {
  if (answer.submissions > 0)
    return answer.fileId !== null && answer.fileId === row.file_id ? 'submitted' : 'dispute_answered'
  if (!isContested(state) && !isQuestion(state)) return 'dispute_answered'
  return answer.dueBy !== null && answer.dueBy <= now ? 'dispute_past_due' : null
}

/** Writes down how it ended, by what stands now: of several who asked the provider at once, one may have before. */
const conclude = async ({ pool, clock, env }: Shop, disputeId: string, report: DisputeReport): Promise<Submitted> => {
  const at = clock.now()
  const ended = await inTransaction(pool, async (tx): Promise<Result<Over | 'before' | null, never>> => {
    // First, because it locks the payment, and payments are locked before their disputes.
    await settleDispute(tx, report, { by: 'evidence', at, publicUrl: env.PUBLIC_URL })
    const row = await lockEvidence(tx, disputeId)
    if (!row || row.sending_since === null || row.submitted_at !== null) return ok(row?.submitted_at ? 'before' : null)
    const over = overBy(row, report, at)
    if (over === 'submitted') await noteSubmitted(tx, disputeId, at)
    else await takeBackSending(tx, disputeId)
    return ok(over)
  })
  // It refuses nothing: what the provider said is written down whatever it is.
  const over = ended.ok ? ended.value : null
  if (over === 'submitted') return done('submitted')
  return over === 'before' ? done('done_before') : refuse(over ?? 'dispute_answered')
}

/** @returns the file's id, or why there is none */
const upload = async (shop: Shop, disputeId: string, attempt: string): Promise<string | Submitted> => {
  const { pool, payments } = shop
  const sheet = await evidenceFile(pool, disputeId)
  if (!sheet) return refuse('dispute_not_found')
  const uploaded = await payments.uploadEvidence({ disputeId, attempt, ...sheet })
  if (uploaded.outcome === 'unavailable') return refuse('provider_unavailable')
  if (uploaded.outcome === 'rejected') return takeBack(shop, disputeId, uploaded.problem)
  await inTransaction(pool, (tx) => keepEvidenceFile(tx, disputeId, uploaded.fileId))
  return uploaded.fileId
}

const takeBack = async ({ pool }: Shop, disputeId: string, problem: string): Promise<Submitted> => {
  await inTransaction(pool, (tx) => takeBackSending(tx, disputeId))
  return ok({ outcome: 'rejected', problem })
}

const quietSecondsMin = 30
const perRunMax = 20

/** Finishes what somebody submitted and what no answer of the provider has ended for half a minute. */
export const finishEvidence = async (shop: Shop): Promise<void> => {
  const before = new Date(shop.clock.now().getTime() - quietSecondsMin * 1000)
  for (const { dispute_id: disputeId } of await selectSending(shop.pool, before, perRunMax)) {
    const ended = await send(shop, disputeId)
    shop.log.info({ disputeId, ended }, 'evidence that was on its way')
    if (!ended.ok && ended.refusal === 'provider_unavailable') return
  }
}
