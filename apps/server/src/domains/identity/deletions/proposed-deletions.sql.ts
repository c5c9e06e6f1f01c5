import type { ErasedKind, KeptKind } from '@pandrop/contract/staff/customer-deletions'
import { firstRow, statement } from '../../../db/statement.ts'

export interface DeletionProposalRow {
  id: number
  reason: string
  proposed_by: number
  proposer: string
  proposed_at: Date
}

/** One that nobody has decided. */
export const openProposal = firstRow<DeletionProposalRow, [customerId: number]>(
  'open_deletion_proposal',
  `select proposal.id, proposal.reason, proposal.proposed_by, person.name as proposer, proposal.proposed_at
   from deletion_proposals proposal join staff person on person.id = proposal.proposed_by
   where proposal.customer_id = $1 and approved_at is null and rejected_at is null`,
)

/** No row where one is open already. */
export const insertProposal = firstRow<
  { id: number },
  { customerId: number; reason: string; proposedBy: number; at: Date }
>(
  'insert_deletion_proposal',
  `insert into deletion_proposals (customer_id, reason, proposed_by, proposed_at)
   values (:customerId, :reason, :proposedBy, :at)
   on conflict (customer_id) where approved_at is null and rejected_at is null do nothing returning id`,
)

export const approveProposal = statement<never, [id: number, staffId: number, at: Date]>(
  'approve_deletion_proposal',
  'update deletion_proposals set approved_by = $2, approved_at = $3 where id = $1',
)

/** No row where none was open. */
export const rejectProposal = firstRow<{ id: number }, [customerId: number, staffId: number, at: Date]>(
  'reject_deletion_proposal',
  `update deletion_proposals set rejected_by = $2, rejected_at = $3
   where customer_id = $1 and approved_at is null and rejected_at is null returning id`,
)

export type CountedRow = Record<ErasedKind | KeptKind, number> & { kept_until: string | null }

const count = (name: ErasedKind | KeptKind, rows: string): string => `(select count(*)::int from ${rows}) as ${name}`

const ofOrders = 'order_id in (select id from orders where customer_id = $1)'

/** Ten years after the end of the year of the newest paper or payment, as tax law of a country of the EU asks. */
export const countRows = firstRow<CountedRow, [customerId: number]>(
  'count_rows_of_deletion',
  `select ${[
    count('sessions', 'sessions where customer_id = $1'),
    count('devices', 'known_devices where customer_id = $1'),
    count('passkeys', 'customer_passkeys where customer_id = $1'),
    count('api_keys', 'api_keys where customer_id = $1'),
    count('notes', 'customer_notes where customer_id = $1'),
    count('tags', 'customer_tags where customer_id = $1'),
    count('messages', `case_messages where case_id in (select id from order_cases where ${ofOrders})`),
    count('wishes', 'wishes where customer_id = $1'),
    count('mails', 'sent_mails where customer_id = $1'),
    count('notifications', 'notifications where customer_id = $1'),
    count('orders', 'orders where customer_id = $1'),
    count('receipts', `receipts where ${ofOrders}`),
    count('credit_notes', `credit_notes where ${ofOrders}`),
    count(
      'confirmations',
      'payment_confirmations where payment_id in (select id from payments where customer_id = $1)',
    ),
    count('payments', 'payments where customer_id = $1'),
    count('refunds', 'refunds where customer_id = $1'),
    count('offers', 'offers where customer_id = $1'),
    count('payouts', 'payouts where offer_id in (select id from offers where customer_id = $1)'),
  ].join(',\n     ')},
     (select make_date(max(year)::int + 10, 12, 31)::text from (
        select year from receipts where ${ofOrders}
        union all select year from credit_notes where ${ofOrders}
        union all select extract(year from created_at) from orders where customer_id = $1
        union all select extract(year from created_at) from payments where customer_id = $1
        union all select extract(year from created_at) from offers where customer_id = $1
        union all select extract(year from requested_at) from payouts
          where offer_id in (select id from offers where customer_id = $1)
      ) as papers) as kept_until`,
)
