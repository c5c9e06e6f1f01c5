import { firstRow, statement } from '../../../db/statement.ts'

/** What a customer owes, and which dispute keeps them from paying and from being paid. */
export interface DebtRow {
  owed_cents: number
  blocked_by: string | null
}

export const selectDebt = firstRow<DebtRow, [customerId: number]>(
  'select_debt',
  `select coalesce(sum(cents - debited_cents - collected_cents), 0)::bigint as owed_cents,
     (array_agg(id order by opened_at, id) filter (where released_at is null))[1] as blocked_by
   from disputes
   where customer_id = $1 and state in ('open', 'lost')`,
)

export const selectDebts = statement<DebtRow & { customer_id: number }, [customerIds: number[]]>(
  'select_debts',
  `select customer_id, sum(cents - debited_cents - collected_cents)::bigint as owed_cents,
     (array_agg(id order by opened_at, id) filter (where released_at is null))[1] as blocked_by
   from disputes
   where customer_id = any($1) and state in ('open', 'lost')
   group by customer_id`,
)

/** A dispute of which something is owed. */
export interface OwingDisputeRow {
  id: string
  payment_id: string
  owed_cents: number
}

// The oldest first. Whoever asks holds the customer's balance, under which alone these change.
export const selectOwingDisputes = statement<OwingDisputeRow, [customerId: number]>(
  'select_owing_disputes',
  `select id, payment_id, cents - debited_cents - collected_cents as owed_cents
   from disputes
   where customer_id = $1 and state in ('open', 'lost') and debited_cents + collected_cents < cents
   order by opened_at, id`,
)

/** No row comes back for what was collected before. */
export const selectCollected = firstRow<{ cents: number }, [reference: string]>(
  'select_collected',
  'select sum(cents)::bigint as cents from debt_collections where reference = $1 having count(*) > 0',
)

// The timeline of the disputed payment says nothing of it: its row is locked before balances, never after.
export const insertCollections = statement<never, [reference: string, disputeIds: string[], cents: number[], at: Date]>(
  'insert_debt_collections',
  `insert into debt_collections (reference, dispute_id, cents, collected_at)
   select $1, dispute_id, cents, $4
   from unnest($2::text[], $3::bigint[]) as collected (dispute_id, cents)`,
)
