import type { Refusal } from '@pandrop/contract/refusals'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type { StaffEvidence } from '@pandrop/contract/staff/dispute-evidence'
import { instantOrNull } from '@pandrop/contract/wire'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { Shop } from '../../../shop.ts'
import { staffNames } from '../../identity/staff/staff-names.ts'
import type { PaperFile } from '../../orders/papers/paper-pdf.ts'
import { chargedText } from '../../payments/payments/payments.ts'
import { keepFacts, keepWords, lockEvidence, selectEvidence } from './evidence.sql.ts'
import { evidenceFactsOf } from './evidence-facts.ts'
import { evidencePdf } from './evidence-pdf.ts'
import type { EvidenceRow } from './evidence-row.ts'

type Evidence<Why extends Refusal> = Promise<Result<{ dispute: StaffEvidence }, Why>>

/** A dispute with its sheet, as staff see it. */
export const evidenceForStaff = async (
  { pool, payments }: Pick<Shop, 'pool' | 'payments'>,
  disputeId: string,
): Evidence<'dispute_not_found'> => {
  const row = await selectEvidence(pool, disputeId)
  if (!row) return refuse('dispute_not_found')
  const { id, payment_id, state, reason, due_at: due, answer_due_at: answerDue } = row
  return ok({
    dispute: {
      id,
      payment_id,
      state,
      reason,
      disputed: chargedText(row),
      due_at: instantOrNull(due),
      answer_due_at: instantOrNull(answerDue),
      desk: payments.deskOfDispute(id),
      sheet: await sheetOf(pool, row),
    },
  })
}

const sheetOf = async (q: Queryable, row: EvidenceRow): Promise<StaffEvidence['sheet']> => {
  const { facts, made_at: madeAt, made_by: madeBy, words } = row
  if (facts === null || madeAt === null || madeBy === null || words === null) return null
  const nameOf = await staffNames(q, [madeBy, row.edited_by ?? '', row.sent_by ?? ''])
  const named = (by: string | null) => by && (nameOf(by) ?? by)
  return {
    made_at: madeAt.toISOString(),
    made_by: nameOf(madeBy) ?? madeBy,
    sections: facts.sections,
    words,
    edited_at: instantOrNull(row.edited_at),
    edited_by: named(row.edited_by),
    sending_since: instantOrNull(row.sending_since),
    submitted_at: instantOrNull(row.submitted_at),
    submitted_by: row.submitted_at === null ? null : named(row.sent_by),
  }
}

/** Who does what with a sheet. */
interface Doing {
  disputeId: string
  /** staff:<id> */
  by: string
}

/**
 * Makes the sheet of a dispute of what is known now, in place of the one before; what staff wrote stays.
 * @returns refuses dispute_not_found, and evidence_submitted once it is on its way to the bank
 */
export const makeEvidence = async (
  shop: Pick<Shop, 'pool' | 'payments' | 'clock'>,
  { disputeId, by }: Doing,
): Evidence<'dispute_not_found' | 'evidence_submitted'> => {
  const made = await inTransaction(shop.pool, async (tx) => {
    const row = await lockEvidence(tx, disputeId)
    const facts = row && (await evidenceFactsOf(tx, disputeId))
    if (!row || !facts) return refuse('dispute_not_found')
    if (row.sending_since !== null) return refuse('evidence_submitted')
    await keepFacts(tx, { disputeId, facts: JSON.stringify(facts), by, at: shop.clock.now() })
    return ok(undefined)
  })
  return made.ok ? evidenceForStaff(shop, disputeId) : made
}

/**
 * Keeps what staff add to a sheet as a draft.
 * @returns refuses dispute_not_found where there is no sheet, and evidence_submitted once it is on its way to the bank
 */
export const saveEvidence = async (
  shop: Pick<Shop, 'pool' | 'payments' | 'clock'>,
  { disputeId, by, words }: Doing & { words: string },
): Evidence<'dispute_not_found' | 'evidence_submitted'> => {
  const saved = await inTransaction(shop.pool, async (tx) => {
    const row = await lockEvidence(tx, disputeId)
    if (!row?.facts) return refuse('dispute_not_found')
    if (row.sending_since !== null) return refuse('evidence_submitted')
    await keepWords(tx, { disputeId, words, by, at: shop.clock.now() })
    return ok(undefined)
  })
  return saved.ok ? evidenceForStaff(shop, disputeId) : saved
}

/** The sheet of a dispute as PDF; undefined where none was made. */
export const evidenceFile = async (q: Queryable, disputeId: string): Promise<PaperFile | undefined> => {
  const row = await selectEvidence(q, disputeId)
  if (!row?.facts || row.made_at === null) return undefined
  const sheet = { disputeId, madeAt: row.made_at, facts: row.facts, words: row.words ?? '' }
  return { name: `evidence-${disputeId}.pdf`, content: await evidencePdf(sheet) }
}
