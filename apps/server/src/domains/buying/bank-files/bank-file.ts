import { randomBytes } from 'node:crypto'
import type { RefusalOf } from '@pandrop/contract/call'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type * as calls from '@pandrop/contract/staff/bank'
import { type Cents, cents, sum } from '@pandrop/money/money'
import { dayIn, daysLater } from '@pandrop/money/zones'
import type { Queryable } from '../../../db/statement.ts'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import type { PayoutContext } from '../../../shop.ts'
import { settingsOf } from '../../content/settings.ts'
import { booksNeededFrom } from '../../orders/papers/kept-papers.ts'
import { workingCalendarOf } from '../holidays/holidays.ts'
import { addWorkingDays } from '../holidays/working-days.rules.ts'
import { debtorOf } from '../payouts/debtor.ts'
import { lockPayout } from '../payouts/locked-payout.ts'
import { sendPayout } from '../payouts/payout-steps.ts'
import { payoutPlace } from '../payouts/request-payout.ts'
import {
  type BankFileRow,
  forgetAccounts,
  insertBankFile,
  lockWaitingOffers,
  lockWaitingPayouts,
  selectBankFileContent,
  selectBankFiles,
  type WaitingPayoutRow,
} from './bank-files.sql.ts'
import { type Transfer, writePaymentFile } from './payment-file.rules.ts'

/** A file for the bank, ready to be handed over. */
export interface BankFile {
  id: number
  messageId: string
  payments: number
  cents: Cents
  /** 2026-11-23 */
  executionDay: string
  /** pain.001.001.09; it names IBANs: for the bank alone */
  xml: string
  /** approved payouts that are not in it because their account number does not open */
  unreadable: UnreadablePayout[]
}

/** A payout whose account number was sealed with another key than the present one, or was changed since. */
export interface UnreadablePayout {
  id: string
  offerId: number
}

// What one file holds; the next one takes the rest.
const paymentsMax = 5000

/** Table and row that a file for the bank is sealed for. */
export const filePlace = (messageId: string): string => `bank_files:${messageId}`

/**
 * Puts all payouts that two people want into one file for the bank and marks them as sent, or does nothing of it. The
 * file is kept sealed and can be fetched again. Two at once never share a payout. One whose account number does not
 * open is left out and named.
 * @param options.by staff:<id>
 * @returns refuses debtor_missing, payouts_none where nothing waits that was approved, and payouts_unreadable where no
 *   account number opens
 */
export const createBankFile = (
  context: PayoutContext,
  { by }: { by: string },
): Promise<Result<BankFile, RefusalOf<typeof calls.createBankFile>>> =>
  inTransaction(context.pool, async (tx) => {
    const debtor = await debtorOf(tx)
    if (!debtor) return refuse('debtor_missing')
    const { readable: waiting, unreadable } = sortOut(context, await lockWaiting(tx))
    const [first] = unreadable
    if (waiting.length === 0 && first) {
      return refuse('payouts_unreadable', { values: { payout: first.id, payouts: String(unreadable.length) } })
    }
    if (waiting.length === 0) return refuse('payouts_none')
    // Past this line the file must be made or throw.
    const at = context.clock.now()
    const { shopName } = await settingsOf(tx)
    const messageId = messageIdAt(at, shopName)
    const executionDay = await nextBankDay(tx, at)
    const transfers = waiting.map((row) => toTransfer(row, shopName))
    const xml = writePaymentFile({ messageId, createdAt: at, executionDay, debtor, transfers })
    const total = sum(transfers.map((transfer) => transfer.cents))
    const sealed = context.secrets.seal(xml, filePlace(messageId))
    const file = await insertBankFile(tx, {
      messageId,
      payments: waiting.length,
      cents: total,
      executionDay,
      contentSealed: sealed,
      by,
      at,
    })
    if (!file) throw new Error('the file was not written')
    for (const row of waiting) {
      const payout = await lockPayout(tx, row.id)
      if (!payout) throw new Error(`payout ${row.id} is locked and gone`)
      await sendPayout(tx, payout, { context, by, at, fileId: file.id, why: `it is in the bank file ${messageId}` })
    }
    return ok({ id: file.id, messageId, payments: waiting.length, cents: total, executionDay, xml, unreadable })
  })

/** A payout with its account number, open. */
type ReadablePayout = WaitingPayoutRow & { iban: string }

// One that cannot be read keeps no other from being paid: what is sealed for one customer concerns nobody else.
const sortOut = (
  { secrets }: PayoutContext,
  rows: WaitingPayoutRow[],
): { readable: ReadablePayout[]; unreadable: UnreadablePayout[] } => {
  const readable: ReadablePayout[] = []
  const unreadable: UnreadablePayout[] = []
  for (const row of rows) {
    const iban = openedOrNull(secrets, row)
    if (iban === null) unreadable.push({ id: row.id, offerId: row.offer_id })
    else readable.push({ ...row, iban })
  }
  return { readable, unreadable }
}

const openedOrNull = (secrets: PayoutContext['secrets'], row: WaitingPayoutRow): string | null => {
  try {
    return secrets.open(row.iban_sealed, payoutPlace(row.id))
  } catch {
    return null
  }
}

const lockWaiting = async (tx: Transaction): Promise<WaitingPayoutRow[]> => {
  const offers = await lockWaitingOffers(tx, paymentsMax)
  return lockWaitingPayouts(
    tx,
    offers.map(({ id }) => id),
  )
}

/** A bank takes 35 signs: those of the shop's name that it knows stand before 25 of ours. */
const signsOfNameMax = 10

/** PANDROP-20261123T101500-9f86d081: a bank refuses a second file of one name. */
const messageIdAt = (at: Date, shopName: string): string =>
  `${signsOf(shopName)}-${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}-${randomBytes(4).toString('hex')}`

const signsOf = (shopName: string): string =>
  shopName
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, signsOfNameMax) || 'PAYOUTS'

const nextBankDay = async (q: Queryable, at: Date): Promise<string> => {
  const calendar = await workingCalendarOf(q)
  return dayIn(calendar.zone, addWorkingDays(daysLater(calendar.zone, at, 1), 0, calendar))
}

const toTransfer = (row: ReadablePayout, shopName: string): Transfer => ({
  endToEndId: row.end_to_end_id,
  cents: cents(row.transfer_cents),
  name: `${row.first_name} ${row.last_name}`,
  iban: row.iban,
  address: row.address,
  post_code: row.post_code,
  city: row.city,
  country: row.country,
  remittance: `${shopName} offer ${row.offer_id}`,
})

/**
 * A file as it was made, to hand it over again.
 * @returns refuses not_found, also for one whose time is over
 */
export const bankFileContent = async (
  { pool, secrets }: PayoutContext,
  fileId: number,
): Promise<Result<{ messageId: string; xml: string }, 'not_found'>> => {
  const row = await selectBankFileContent(pool, fileId)
  if (!row?.content_sealed) return refuse('not_found')
  const { message_id: messageId } = row
  return ok({ messageId, xml: secrets.open(row.content_sealed, filePlace(messageId)) })
}

const listedMax = 100

/** The newest files with how many of their payouts the bank has answered; at most 100. */
export const bankFiles = (q: Queryable): Promise<BankFileRow[]> => selectBankFiles(q, listedMax)

/** Takes account numbers out of payouts and files that the books no longer need (docs/personal-data.md). */
export const forgetOldAccounts = ({ pool, clock }: Pick<PayoutContext, 'pool' | 'clock'>): Promise<unknown> =>
  forgetAccounts(pool, booksNeededFrom(clock.now()))
