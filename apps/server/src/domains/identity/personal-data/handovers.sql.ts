import { firstRow, statement } from '../../../db/statement.ts'

export interface HandoverRow {
  id: number
  reason: string
  proposed_by: number
  proposer: string
  proposed_at: Date
  approver: string | null
  fetcher: string | null
}

/** That of a copy, unless it was rejected. */
export const standingHandover = firstRow<HandoverRow, [exportId: number]>(
  'standing_copy_handover',
  `select handover.id, handover.reason, handover.proposed_by, proposer.name as proposer, handover.proposed_at,
     approver.name as approver, fetcher.name as fetcher
   from copy_handovers handover
   join staff proposer on proposer.id = handover.proposed_by
   left join staff approver on approver.id = handover.approved_by
   left join staff fetcher on fetcher.id = handover.fetched_by
   where handover.export_id = $1 and handover.rejected_at is null`,
)

/** No row where one stands already. */
export const insertHandover = firstRow<
  { id: number },
  { customerId: number; exportId: number; reason: string; proposedBy: number; at: Date }
>(
  'insert_copy_handover',
  `insert into copy_handovers (customer_id, export_id, reason, proposed_by, proposed_at)
   values (:customerId, :exportId, :reason, :proposedBy, :at)
   on conflict (export_id) where rejected_at is null do nothing returning id`,
)

export const markHandoverApproved = statement<never, [id: number, staffId: number, at: Date]>(
  'approve_copy_handover',
  'update copy_handovers set approved_by = $2, approved_at = $3 where id = $1',
)

export const markHandoverRejected = statement<never, [id: number, staffId: number, at: Date]>(
  'reject_copy_handover',
  'update copy_handovers set rejected_by = $2, rejected_at = $3 where id = $1',
)

export const markHandoverFetched = statement<never, [id: number, staffId: number, at: Date]>(
  'mark_copy_handover_fetched',
  'update copy_handovers set fetched_by = $2, fetched_at = $3 where id = $1',
)
