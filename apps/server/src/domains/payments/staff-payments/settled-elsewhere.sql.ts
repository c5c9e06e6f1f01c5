import { firstRow, statement } from '../../../db/statement.ts'

/** What held money is worth, and whether one person may note alone what became of it (check_settled_elsewhere). */
export const selectHeldWorth = firstRow<{ cents: number; needs_second: boolean }, [paymentId: string]>(
  'select_held_worth',
  `select
     greatest(1, round(credit_cents::numeric * coalesce(charged_minor, amount_minor) / amount_minor))::bigint as cents,
     credit_cents * coalesce(charged_minor, amount_minor)
       > amount_minor * (select adjustment_limit_cents from settings) as needs_second
   from payments
   where id = $1`,
)

export const markSettledElsewhere = statement<never, [paymentId: string, at: Date, by: string]>(
  'mark_settled_elsewhere',
  'update payments set settled_elsewhere_at = $2, settled_elsewhere_by = $3 where id = $1',
)
