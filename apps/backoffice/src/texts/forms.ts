/** Texts that forms of every area share. */
export const formTexts = {
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
