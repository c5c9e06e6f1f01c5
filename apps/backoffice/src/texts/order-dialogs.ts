import type { EndCause, OrderStep } from '@pandrop/contract/lifecycle/order'
import type { StepTexts } from './forms.ts'

/** A dialog for each step of an order, and what is said after it. */
export const stepTexts: Record<OrderStep, StepTexts & { done: string }> = {
  trade_sent: {
    title: 'Trade offer sent',
    text: 'Send the offer in Steam first. The customer gets a mail with the items.',
    submit: 'Record the offer',
    failed: 'The trade offer could not be recorded.',
    done: 'The trade offer is recorded',
  },
  delivered: {
    title: 'Delivered',
    text: 'The customer took the items in Steam. Seven days of trade protection begin.',
    submit: 'Record the delivery',
    failed: 'The delivery could not be recorded.',
    done: 'The order is delivered',
  },
  trade_declined: {
    title: 'Offer declined',
    text: 'The customer declined the offer, or it expired. The order waits for another one.',
    submit: 'Record it',
    failed: 'This could not be recorded.',
    done: 'The order waits for another offer',
  },
  completed: {
    title: 'Complete the order',
    text: 'The trade protection is over. This happens by itself every minute.',
    submit: 'Complete',
    failed: 'The order could not be completed.',
    done: 'The order is completed',
  },
  cancelled: {
    title: 'Cancel the order',
    text: 'The items are for sale again, and all that is left of the money goes back.',
    submit: 'Cancel and refund',
    failed: 'The order could not be cancelled.',
    danger: true,
    done: 'The order is cancelled and its money goes back',
  },
  reversed: {
    title: 'Reverse the order',
    text: 'The items came back: they are for sale after seven days, and all that is left of the money goes back.',
    submit: 'Reverse and refund',
    failed: 'The order could not be reversed.',
    danger: true,
    done: 'The order is reversed and its money goes back',
  },
}

/** Why an order, or an item of it, is given up before its delivery. */
export const endCauseNames: Record<EndCause, string> = {
  customer_asked: 'The customer asked for it',
  trade_impossible: 'The trade is impossible',
  item_wrong: 'The item is wrong',
  fraud: 'Fraud is suspected',
}

/** Fields that dialogs of orders share. */
export const orderFormTexts = {
  tradeOffer: 'Number of the trade offer',
  tradeOfferHint: 'Or the whole address of the offer in Steam.',
  note: 'Note to the customer',
  noteHint: 'Mailed and shown in their timeline. May stay empty.',
  reason: 'Reason for the record',
  reasonHint: 'The customer never sees it.',
  reasonOptional: 'The customer never sees it. May stay empty.',
  reasonMissing: 'Say why: somebody will ask.',
  override: 'Why it goes out although it is held',
  overrideHint: 'Stands in the timeline and in the audit log with your name.',
  cause: 'Why it is given up',
  causeHint: 'The mail to the customer says so.',
  causeFraud: 'The customer reads only that it is cancelled.',
  causeChoose: 'Choose',
  causeMissing: 'Choose why',
  destination: 'The money goes to',
  toCard: 'The card that paid',
  toBalance: 'The balance at the shop',
  disputed:
    'The charge is disputed, and the bank has its money: before the delivery the sale is undone against the dispute, ' +
    'and the balance gets what the dispute leaves. What was delivered cannot be refunded until the dispute is won.',
} as const

/** Texts for a withdrawal to which nobody had a right. */
export const refuseTexts = {
  title: 'Refuse the withdrawal',
  text: 'The order goes on, and the customer is told why. Only where the law gives no right to withdraw.',
  submit: 'Refuse and tell the customer',
  reasonMissing: 'Say why: the customer reads it.',
  failed: 'The withdrawal could not be refused.',
  done: 'The withdrawal is refused and the customer told',
  doneBefore: 'This withdrawal had been refused before: nothing was changed',
} as const

/** Texts for a refund that the bank did not take. */
export const moveTexts = {
  open: 'Give to the balance',
  title: 'Give to the balance',
  text: 'The bank did not take this refund. The customer gets the amount on their balance, and a mail.',
  submit: (amount: string) => `Give ${amount}`,
  failed: 'The amount could not be moved.',
  done: 'The amount is on the balance',
  moved: 'The balance got it instead',
} as const

/** After a step that is more than one person may do alone. */
export const proposedText = 'It waits for a second person, under Adjustments'

/** Texts of the refund. */
export const refundTexts = {
  title: 'Refund',
  text: 'The customer keeps the items. Each refund gets a credit note.',
  textBefore: 'Nothing is delivered yet: an item whose line goes back whole is for sale again.',
  lines: 'What goes back',
  amountOf: (title: string) => `Amount for ${title}`,
  leftOf: (left: string) => `of ${left}`,
  amountTooMuch: (left: string) => `At most ${left}`,
  total: 'Goes back',
  remains: 'Stays with the shop',
  submit: (amount: string) => `Refund ${amount}`,
  submitEmpty: 'Refund',
  endsOrder: 'Nothing is left to deliver then: the order is cancelled.',
  nothingChosen: 'Choose a line',
  failed: 'The money could not be sent back.',
  done: (amount: string) => `${amount} go back`,
  proposed: (amount: string) => `${amount} wait for a second person, under Adjustments`,
  doneBefore: 'This had been refunded before: nothing was changed',
} as const
