import type { WithdrawalState } from '@pandrop/contract/lifecycle/withdrawal'
import { firstRow, statement } from '../../../db/statement.ts'

export const selectWithdrawal = firstRow<{ state: WithdrawalState; declared_at: Date }, [orderId: number]>(
  'select_withdrawal',
  'select state, declared_at from withdrawals where order_id = $1',
)

/** Keeps the declaration, and says so in the timeline. */
export const insertWithdrawal = statement<never, { orderId: number; by: string; at: Date }>(
  'insert_withdrawal',
  `with declared as (
     insert into withdrawals (order_id, declared_at) values (:orderId, :at) returning order_id, declared_at
   )
   insert into order_events (order_id, state, kind, by, at, why)
   select placed.id, placed.state, 'withdrawn', :by, declared.declared_at, 'the customer withdrew from the contract'
   from declared join orders placed on placed.id = declared.order_id`,
)

/** Refuses an open one, and says so in the timeline; `note`: what the customer reads. */
export const refuseOpenWithdrawal = statement<never, { orderId: number; by: string; at: Date; note: string }>(
  'refuse_withdrawal',
  `with refused as (
     update withdrawals set state = 'refused', ended_at = :at where order_id = :orderId and state = 'open'
     returning order_id, ended_at
   )
   insert into order_events (order_id, state, kind, by, at, why, note)
   select placed.id, placed.state, 'withdrawal_refused', :by, refused.ended_at, 'the withdrawal was refused', :note
   from refused join orders placed on placed.id = refused.order_id`,
)

/** Ends an open one whose order is over, or of which no money is left. */
export const settleWithdrawal = statement<never, { orderId: number; at: Date }>(
  'settle_withdrawal',
  `update withdrawals set state = 'settled', ended_at = :at
   where order_id = :orderId and state = 'open' and (
     exists (select from orders where id = :orderId and state in ('cancelled', 'reversed'))
     or not exists (
       select from order_lines where order_id = :orderId and refunded_cents < price_cents - discount_cents
     )
   )`,
)
