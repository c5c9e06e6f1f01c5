import { firstRow, type Queryable, statement } from '../../../db/statement.ts'
import type { EvidenceRow } from './evidence-row.ts'

const columns = `dispute.id, dispute.payment_id, dispute.state, dispute.reason, dispute.amount_minor, dispute.currency,
  dispute.due_at, dispute.answer_due_at, evidence.facts, evidence.made_at, evidence.made_by, evidence.words,
  evidence.edited_at, evidence.edited_by, evidence.sending_since, evidence.sent_by, evidence.file_id,
  evidence.submitted_at`

const tables = `disputes dispute left join dispute_evidence evidence on evidence.dispute_id = dispute.id
  where dispute.id = $1 and dispute.kind = 'dispute'`

export const selectEvidence = firstRow<EvidenceRow, [disputeId: string]>(
  'select_dispute_evidence',
  `select ${columns} from ${tables}`,
)

const lockDisputeRow = statement<never, [disputeId: string]>(
  'lock_dispute_for_evidence',
  'select from disputes where id = $1 for update',
)

/**
 * Held with its dispute until the transaction ends, so that of two who submit one does. Read anew behind the lock: what
 * the holder before us wrote is seen.
 */
export const lockEvidence = async (q: Queryable, disputeId: string): Promise<EvidenceRow | undefined> => {
  await lockDisputeRow(q, disputeId)
  return selectEvidence(q, disputeId)
}

export const keepFacts = statement<never, { disputeId: string; facts: string; by: string; at: Date }>(
  'keep_dispute_facts',
  `insert into dispute_evidence (dispute_id, facts, made_at, made_by) values (:disputeId, :facts, :at, :by)
   on conflict (dispute_id) do update
     set facts = excluded.facts, made_at = excluded.made_at, made_by = excluded.made_by`,
)

export const keepWords = statement<never, { disputeId: string; words: string; by: string; at: Date }>(
  'keep_dispute_words',
  `update dispute_evidence set words = :words, edited_at = :at, edited_by = :by
   where dispute_id = :disputeId and words <> :words`,
)

export const beginSending = statement<never, [disputeId: string, at: Date, by: string]>(
  'begin_sending_evidence',
  'update dispute_evidence set sending_since = $2, sent_by = $3 where dispute_id = $1',
)

export const keepEvidenceFile = statement<never, [disputeId: string, fileId: string]>(
  'keep_evidence_file',
  `update dispute_evidence set file_id = $2
   where dispute_id = $1 and submitted_at is null and sending_since is not null`,
)

export const noteSubmitted = statement<never, [disputeId: string, at: Date]>(
  'note_evidence_submitted',
  'update dispute_evidence set submitted_at = $2 where dispute_id = $1 and submitted_at is null',
)

/** Nothing of it has reached the bank: it is a draft again. */
export const takeBackSending = statement<never, [disputeId: string]>(
  'take_back_sending_evidence',
  `update dispute_evidence set sending_since = null, sent_by = null, file_id = null
   where dispute_id = $1 and submitted_at is null`,
)

export const selectSending = statement<{ dispute_id: string }, [before: Date, disputesMax: number]>(
  'select_sending_evidence',
  `select dispute_id from dispute_evidence
   where sending_since <= $1 and submitted_at is null
   order by sending_since
   limit $2`,
)
