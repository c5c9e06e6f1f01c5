import { firstRow, statement } from '../../../db/statement.ts'

/** A removal that has not ended. */
export interface RemovalRow {
  id: number
  reason: string
  proposed_by: number
  proposer: string
  proposed_at: Date
  /** null: not approved yet */
  due_at: Date | null
}

export const openRemoval = firstRow<RemovalRow, [customerId: number]>(
  'open_factor_removal',
  `select removal.id, removal.reason, removal.proposed_by, person.name as proposer, removal.proposed_at, removal.due_at
   from factor_removals removal join staff person on person.id = removal.proposed_by
   where removal.customer_id = $1 and removal.ended_at is null`,
)

/** No row where one is open already. */
export const insertRemoval = firstRow<
  { id: number },
  { customerId: number; reason: string; proposedBy: number; at: Date }
>(
  'insert_factor_removal',
  `insert into factor_removals (customer_id, reason, proposed_by, proposed_at)
   values (:customerId, :reason, :proposedBy, :at)
   on conflict (customer_id) where ended_at is null do nothing returning id`,
)

export const approveRemovalRow = statement<never, { id: number; approvedBy: number; at: Date; dueAt: Date }>(
  'approve_factor_removal',
  'update factor_removals set approved_by = :approvedBy, approved_at = :at, due_at = :dueAt where id = :id',
)

/** No row where none was open. */
export const endRemoval = firstRow<{ id: number }, { customerId: number; removed: boolean; at: Date }>(
  'end_factor_removal',
  `update factor_removals set ended_at = :at, removed = :removed
   where customer_id = :customerId and ended_at is null returning id`,
)

export const dueRemovals = statement<{ customer_id: number }, [now: Date]>(
  'due_factor_removals',
  'select customer_id from factor_removals where ended_at is null and due_at <= $1 order by due_at, id',
)
