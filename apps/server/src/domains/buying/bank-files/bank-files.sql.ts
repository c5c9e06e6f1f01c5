import type { PostalAddress } from '@pandrop/contract/postal'
import { firstRow, statement } from '../../../db/statement.ts'
import { mustWait } from '../payouts/held.sql.ts'

/**
 * Offers whose payout waits for a file and was approved, locked in ascending id. An offer that somebody else holds is
 * left for the next file: two files that are made at once share nothing. Payouts of blocked customers wait, and those
 * of customers with a disputed payment or a debt.
 */
export const lockWaitingOffers = statement<{ id: number }, [limit: number]>(
  'lock_offers_waiting_for_file',
  `select offer.id
   from offers offer
   join payouts payout on payout.offer_id = offer.id
   join payout_proposals proposal on proposal.payout_id = payout.id
   where payout.state = 'requested' and payout.method = 'sepa-manual'
     and proposal.approved_by is not null and proposal.rejected_by is null
     and not exists (select from customers where id = offer.customer_id and blocked_at is not null)
     and not ${mustWait('payout')}
   order by offer.id
   limit $1
   for update of offer skip locked`,
)

/** A payout as a file needs it; the row is locked. */
export interface WaitingPayoutRow extends PostalAddress {
  id: string
  offer_id: number
  transfer_cents: number
  first_name: string
  last_name: string
  iban_sealed: Buffer
  end_to_end_id: string
}

// A statement of its own after the lock of the offers: it sees what the holder before us wrote.
export const lockWaitingPayouts = statement<WaitingPayoutRow, [offerIds: number[]]>(
  'lock_payouts_waiting_for_file',
  `select id, offer_id, transfer_cents, first_name, last_name, iban_sealed, country, city, address, post_code,
     end_to_end_id
   from payouts
   where offer_id = any($1) and state = 'requested' and method = 'sepa-manual'
     and exists (
       select from payout_proposals
       where payout_id = payouts.id and approved_by is not null and rejected_by is null
     )
     and not ${mustWait('payouts')}
   order by offer_id
   for update`,
)

export const insertBankFile = firstRow<
  { id: number },
  {
    messageId: string
    payments: number
    cents: number
    executionDay: string
    contentSealed: Buffer
    by: string
    at: Date
  }
>(
  'insert_bank_file',
  `insert into bank_files (message_id, payments, cents, execution_day, content_sealed, made_by, created_at)
   values (:messageId, :payments, :cents, :executionDay, :contentSealed, :by, :at)
   returning id`,
)

/** A file as a list shows it. */
export interface BankFileRow {
  id: number
  message_id: string
  payments: number
  cents: number
  /** 2026-11-23 */
  execution_day: string
  made_by: string
  created_at: Date
  /** payouts of it that the bank has answered for good */
  paid: number
  failed: number
}

export const selectBankFiles = statement<BankFileRow, [limit: number]>(
  'select_bank_files',
  `select file.id, file.message_id, file.payments, file.cents, file.execution_day, file.made_by, file.created_at,
     (count(payout.id) filter (where payout.state = 'approved'))::int as paid,
     (count(payout.id) filter (where payout.state = 'failed'))::int as failed
   from bank_files file
   join payouts payout on payout.file_id = file.id
   group by file.id
   order by file.id desc
   limit $1`,
)

export const selectBankFileContent = firstRow<{ message_id: string; content_sealed: Buffer | null }, [number]>(
  'select_bank_file_content',
  'select message_id, content_sealed from bank_files where id = $1',
)

export const forgetAccounts = statement<never, [before: Date]>('forget_old_accounts', 'select forget_old_accounts($1)')
