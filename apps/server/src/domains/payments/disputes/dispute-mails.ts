import { type DisputeState, isWon } from '@pandrop/contract/lifecycle/dispute'
import { textFor } from '@pandrop/dictionaries/languages'
import { formatEuro } from '@pandrop/money/format'
import type { Cents } from '@pandrop/money/money'
import { enqueue } from '../../../db/enqueue.ts'
import type { Transaction } from '../../../db/transaction.ts'
import { customerContact } from '../../identity/profile/profile.ts'
import { chargedText } from '../payments/payments.ts'
import { isSpendingBlocked } from './spending-blocked.ts'

/** What a customer is told about a dispute. */
export interface DisputeTold {
  state: Exclude<DisputeState, 'inquiry'>
  customerId: number
  paymentId: string
  /** what the provider says is disputed, in the currency's smallest unit */
  disputed: { amount_minor: number; currency: string }
  /** what was taken from the balance, or came back to it */
  debited: Cents
  /** what the balance did not have */
  owed: Cents
  /** what goes to the card now, because its sale was undone while it was disputed */
  toCard: Cents
  /** full address of the history where the payment stands */
  link: string
}

const templates = { open: 'dispute_opened', won: 'dispute_won', lost: 'dispute_lost' } as const

/** Queues the mail that tells a customer how a dispute stands, in their language; call it when all is written. */
export const mailDispute = async (tx: Transaction, told: DisputeTold): Promise<void> => {
  const { state, customerId, debited, owed, toCard } = told
  const { name, email, language } = await customerContact(tx, customerId)
  const text = textFor(language)
  const sent = toCard > 0 ? ` ${text('dispute_money_card', { amount: formatEuro(toCard) })}` : ''
  const amounts = { debited: formatEuro(debited), owed: formatEuro(owed) }
  const isBlocked = !isWon(state) || (await isSpendingBlocked(tx, customerId))
  await enqueue(tx, 'send_mail', {
    template: templates[state],
    accountOf: customerId,
    to: email,
    language,
    values: {
      name,
      disputed: chargedText(told.disputed),
      money: `${text(moneyKey(told), amounts)}${sent}`,
      spending: text(isBlocked ? 'dispute_spending_blocked' : 'dispute_spending_free'),
      payment: told.paymentId,
      link: told.link,
    },
  })
}

/** Which sentence says what the dispute does to the balance. */
const moneyKey = ({ state, debited, owed }: DisputeTold) => {
  if (debited === 0 && (owed === 0 || isWon(state))) return 'dispute_money_untouched'
  if (isWon(state)) return 'dispute_money_back'
  if (owed === 0) return 'dispute_money_taken'
  return debited === 0 ? 'dispute_money_owed' : 'dispute_money_partly'
}

/** Tells a customer that an operator lets them pay again. */
export const mailReleased = async (
  tx: Transaction,
  { customerId, publicUrl }: { customerId: number; publicUrl: string },
): Promise<void> => {
  const { name, email, language } = await customerContact(tx, customerId)
  await enqueue(tx, 'send_mail', {
    template: 'dispute_released',
    accountOf: customerId,
    to: email,
    language,
    values: { name, link: `${publicUrl}/account` },
  })
}

/** A debt that was paid out of what a balance has got. */
export interface CollectedTold {
  customerId: number
  credited: Cents
  paid: Cents
  /** still owed */
  left: Cents
  /** what remains on the balance */
  balance: Cents
  publicUrl: string
}

/** Tells a customer that money which came to their balance has paid what they owed. */
export const mailDebtCollected = async (
  tx: Transaction,
  { customerId, credited, paid, left, balance, publicUrl }: CollectedTold,
): Promise<void> => {
  const { name, email, language } = await customerContact(tx, customerId)
  const text = textFor(language)
  await enqueue(tx, 'send_mail', {
    template: 'debt_collected',
    accountOf: customerId,
    to: email,
    language,
    values: {
      name,
      credited: formatEuro(credited),
      paid: formatEuro(paid),
      balance: formatEuro(balance),
      rest: left > 0 ? text('debt_left', { left: formatEuro(left) }) : text('debt_paid'),
      link: `${publicUrl}/account/transactions`,
    },
  })
}
