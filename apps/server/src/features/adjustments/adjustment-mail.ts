import { formatCents } from '@pandrop/money/format'
import { type Cents, cents } from '@pandrop/money/money'
import { enqueue } from '../../db/enqueue.ts'
import type { Transaction } from '../../db/transaction.ts'
import { customerContact } from '../accounts/profile.ts'

/** A booked adjustment as its customer is told of it. */
export interface AdjustmentTold {
  customerId: number
  cents: Cents
  /** the desk's own words */
  note: string
  reference: string
  balance: Cents
  publicUrl: string
}

/** Queues the mail about a moved balance, in the customer's language. */
export const mailAdjustment = async (tx: Transaction, told: AdjustmentTold): Promise<void> => {
  const { customerId, note, reference, balance, publicUrl } = told
  const { name, email, language } = await customerContact(tx, customerId)
  const isGain = told.cents > 0
  await enqueue(tx, 'send_mail', {
    template: isGain ? 'balance_credited' : 'balance_corrected',
    to: email,
    language,
    values: {
      name,
      reference,
      why: note,
      balance: inEuro(balance),
      amount: isGain ? inEuro(told.cents) : `−${inEuro(cents(-told.cents))}`,
      link: isGain ? `${publicUrl}/` : `${publicUrl}/account`,
    },
  })
}

const inEuro = (amount: Cents): string => `€${formatCents(amount)}`
