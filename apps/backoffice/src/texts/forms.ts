/** What the dialog of a step says: what it means before it is done, and what is said where it failed. */
export interface StepTexts {
  title: string
  text: string
  submit: string
  failed: string
  /** something is taken away: the button is red */
  danger?: true
}

/** Texts that forms of every area share. */
export const formTexts = {
  tradeOfferInvalid: 'Type the number, such as 6034812097, or paste the offer’s address',
  sameTrade: 'It is one trade: the customer’s things go together',
  euro: 'EUR €',
  cancel: 'Cancel',
  close: 'Close',
  reason: 'Reason',
  reasonHint: 'Kept in the audit log.',
  reasonToCustomer: 'The customer reads this.',
  reasonMissing: 'Say why: somebody will ask.',
  copied: 'Copied',
  copyFailed: 'Copying was not allowed. Select the text instead.',
  amountInvalid: 'Type an amount such as 12.50',
} as const
