import type { DeletionHindrance } from '@pandrop/contract/account-deletion'
import { firstRow, statement } from '../../../db/statement.ts'

/** Whether an account is on its way out; what is read stays so until the transaction ends. */
export const selectLeaving = firstRow<{ is_leaving: boolean }, [customerId: number]>(
  'select_leaving',
  'select is_leaving($1) as is_leaving',
)

export interface LeavingCustomerRow {
  email: string
  language: string
  is_verified: boolean
  is_blocked: boolean
  avatar: string | null
}

/** Whoever begins something new for this customer holds the row as well (is_leaving): one of both waits. */
export const lockLeavingCustomer = firstRow<LeavingCustomerRow, [customerId: number]>(
  'lock_leaving_customer',
  `select email, language, email_verified_at is not null as is_verified, blocked_at is not null as is_blocked, avatar
   from customers where id = $1 for update`,
)

export interface DeletionRow {
  asked_at: Date
  due_at: Date
  ended_at: Date | null
  /** of one that staff began: who proposed it, and who approved it */
  proposer: string | null
  approver: string | null
}

/** The newest that was not taken back. */
export const selectDeletion = firstRow<DeletionRow, [customerId: number]>(
  'select_account_deletion',
  `select asked_at, due_at, ended_at, proposer.name as proposer, approver.name as approver
   from account_deletions deletion
   left join deletion_proposals proposal on proposal.id = deletion.proposal_id
   left join staff proposer on proposer.id = proposal.proposed_by
   left join staff approver on approver.id = proposal.approved_by
   where deletion.customer_id = $1 and cancelled_at is null order by deletion.id desc limit 1`,
)

export const insertDeletion = statement<
  never,
  { customerId: number; askedAt: Date; dueAt: Date; proposalId: number | null }
>(
  'insert_account_deletion',
  `insert into account_deletions (customer_id, asked_at, due_at, proposal_id)
   values (:customerId, :askedAt, :dueAt, :proposalId)`,
)

/** A row where there was one to take back. */
export const cancelDeletion = firstRow<{ id: number }, [customerId: number, at: Date]>(
  'cancel_account_deletion',
  `update account_deletions set cancelled_at = $2
   where customer_id = $1 and cancelled_at is null and ended_at is null returning id`,
)

const exists = (hindrance: DeletionHindrance, rows: string): string =>
  `case when exists (select from ${rows}) then '${hindrance}' end`

/** All but the balance, which the ledger knows. */
export const selectHindrances = firstRow<{ hindrances: DeletionHindrance[] }, [customerId: number]>(
  'select_deletion_hindrances',
  `select array_remove(array[
     ${exists(
       'debt',
       `disputes where customer_id = $1 and state in ('open', 'lost') and debited_cents + collected_cents < cents`,
     )},
     ${exists(
       'orders',
       `orders where customer_id = $1 and (
          state in ('processing', 'in_process', 'accepted')
          or exists (select from withdrawals where order_id = orders.id and state = 'open')
          or exists (select from receipts_due where order_id = orders.id)
        )`,
     )},
     ${exists(
       'offers',
       `offers where customer_id = $1
          and state in ('pending', 'offer', 'awaiting_item', 'ready_for_payout', 'payout_processing')`,
     )},
     ${exists('payouts', `payouts where customer_id = $1 and state in ('requested', 'sent')`)},
     ${exists(
       'refunds',
       `refunds where customer_id = $1 and (
          state = 'pending'
          or state = 'failed' and taken_cents < cents
            and not exists (select from refunds later where later.replaces = refunds.id)
        )`,
     )},
     ${exists('disputes', `disputes where customer_id = $1 and state in ('inquiry', 'open')`)},
     ${exists(
       'payments',
       `payments where customer_id = $1 and (
          state = 'Pending'
          or reason = 'mismatch' and refunded_minor < charged_minor and settled_elsewhere_at is null
        )`,
     )},
     ${exists('deals', `deals where customer_id = $1 and state = 'open'`)},
     ${exists(
       'review',
       `(
          select customer_id from money_proposals where state = 'proposed'
          union all select customer_id from balance_adjustments where state = 'proposed'
          union all select customer_id from card_forms where state = 'open'
        ) as reviewed where customer_id = $1`,
     )}
   ], null) as hindrances`,
)

/** Accounts whose fourteen days are over, the longest first. */
export const selectDueDeletions = statement<{ customer_id: number }, [now: Date]>(
  'select_due_account_deletions',
  `select customer_id from account_deletions
   where due_at <= $1 and cancelled_at is null and ended_at is null order by due_at, id`,
)

/** Files of a customer, by what names them. */
export const selectCopies = statement<{ id: number; parts: number }, [customerId: number]>(
  'select_copies_of_customer',
  'select id, parts from personal_exports where customer_id = $1 and parts > 0',
)

/** Where pictures of a customer lie that came with messages about orders. */
export const selectSentPictures = statement<{ path: string }, [customerId: number]>(
  'select_sent_pictures_of_customer',
  'select path from case_pictures where customer_id = $1',
)

/** Where documents of a customer lie that show who they are. */
export const selectDocuments = statement<{ path: string }, [customerId: number]>(
  'select_documents_of_customer',
  'select path from verification_documents where customer_id = $1',
)

/** Erases what the register of personal data says of a customer whose deletion is due, or throws. */
export const eraseCustomer = firstRow<{ addresses: string[] }, [customerId: number, at: Date]>(
  'erase_customer',
  'select erase_customer($1, $2) as addresses',
)

/** Jobs that would mail to these addresses, in lower case, or know them. */
export const deleteJobsTo = statement<never, [addresses: string[]]>(
  'delete_jobs_to_addresses',
  `delete from graphile_worker._private_jobs
   where lower(payload ->> 'to') = any ($1) or lower(payload ->> 'email') = any ($1)`,
)
