import type { Transaction } from '../../../db/transaction.ts'
import type { CardFormReport } from '../../../ports/payments/provider.ts'
import type { EndedPayment, Ending, EndingBy, PaymentPurpose } from './payment-row.ts'

/** What follows from the end of card payments of one purpose, done in the transaction that ends them. */
export interface PaymentPurposeEnds {
  /** what the end of one payment means for the rest of the shop; its row is locked */
  conclude: (tx: Transaction, payment: EndedPayment, ending: EndingBy) => Promise<void>
  /** sets free what payments held that have just ended unpaid, their rows locked; absent where nothing is held */
  setFree?: (tx: Transaction, paymentIds: string[], ending: Pick<EndingBy, 'at' | 'by'>) => Promise<void>
  /** queues the mail about a payment that came to nothing */
  mailUnpaid: (tx: Transaction, payment: EndedPayment, ending: Ending) => Promise<void>
}

/** The provider's word about one form on which a card is saved, and who brought it. */
export interface ReportedCardForm {
  report: CardFormReport
  /** provider:<event id>, customer:<id> or the name of a job that asked */
  by: string
}

/** What cards are charged and saved for. Payments know no more of it; the domains that ask for it say what follows. */
export type Purposes = Record<PaymentPurpose, PaymentPurposeEnds> & {
  /** brings a form to the state that the provider reports; answers how it stands, null for one that is not ours */
  cardForm: (tx: Transaction, reported: ReportedCardForm, ending: Ending) => Promise<string | null>
}
