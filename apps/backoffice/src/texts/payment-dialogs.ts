const refundStates = {
  pending: 'on its way',
  succeeded: 'at the card',
  failed: 'not taken by the bank',
} as const

/** Texts for giving back what a held payment was charged. */
export const heldTexts = {
  title: 'Give everything back',
  text: (charged: string | null) =>
    `All that the provider charged goes back to the card${charged ? `: ${charged}` : ''}. The customer gets a mail.`,
  submit: 'Give it back',
  failed: 'Nothing was given back.',
  done: (charged: string) => `${charged} go back to the card`,
  doneBefore: (state: keyof typeof refundStates) => `It was given back before: that refund is ${refundStates[state]}`,
  notFromHere: (problem: string) =>
    `It cannot be given back from here: ${problem}. Look it up at the provider’s own desk and refund it there.`,
} as const

/** Texts for held money that was settled at the provider by hand. */
export const elsewhereTexts = {
  title: 'Settled at the provider',
  text:
    'Only for money that cannot be given back from here and that you have refunded or settled at the provider’s own ' +
    'desk. It is held no longer; nothing is booked. Write down what was done there.',
  submit: 'Note it',
  failed: 'It could not be noted.',
  done: 'It is held no longer',
  proposed: 'It waits for a second person, under Adjustments',
  doneBefore: 'This was noted before: nothing was changed',
} as const

/** Texts for an unused top-up that goes back. */
export const depositTexts = {
  title: 'Refund this top-up',
  text: (charged: string) => `${charged} go back to the card that paid, and off the balance. The customer gets a mail.`,
  submit: (charged: string) => `Refund ${charged}`,
  failed: 'The top-up could not be given back.',
  done: (charged: string) => `${charged} go back to the card`,
  doneBefore: (refund: keyof typeof refundStates | 'moved') =>
    refund === 'moved'
      ? 'It was given back before; the bank did not take it, and the balance has it again'
      : `It was given back before: that refund is ${refundStates[refund]}`,
} as const

/** Texts for letting a customer pay again. */
export const releaseTexts = {
  open: 'Let the customer pay again',
  title: 'Let the customer pay again',
  text: 'They can buy and top up although the dispute is open or lost, and get a mail. The books stay as they are.',
  submit: 'Let them pay',
  failed: 'The customer is still on hold.',
  done: 'The customer can pay again',
  stillBlocked: 'Done, but another dispute keeps the customer from paying',
  doneBefore: 'This dispute kept nobody from paying: nothing was changed',
} as const

/** Texts for a refund that somebody made in the provider's dashboard. */
export const foreignTexts = {
  open: 'I have looked at it',
  title: 'Refund made at the provider',
  text:
    'Its money is booked as gone. If it was for an order that shall not be delivered, cancel that order: then its ' +
    'sale is undone.',
  submit: 'Mark as looked at',
  failed: 'It could not be marked.',
  done: 'Nobody has to look at it any longer',
  doneBefore: 'Somebody had looked at it before',
} as const

/** Beside a refund that the bank did not take. */
export const failedRefundTexts = {
  why: (failure: string) => `The provider says: ${failure.replaceAll('_', ' ')}`,
  taken: 'A dispute of the charge took it instead: the bank has given it to the card’s holder',
  disputed: 'The charge is disputed: until the bank decides, nothing of it goes to the balance',
} as const

/** Texts for a refund that the bank did not take. */
export const toBalanceTexts = {
  open: 'Give to the balance',
  title: 'Give to the balance',
  text: 'The bank did not take this refund. The customer gets the amount on their balance, and a mail.',
  submit: (amount: string) => `Give ${amount}`,
  failed: 'The amount could not be moved.',
  done: 'The amount is on the balance',
  doneBefore: 'The balance had it already: nothing was changed',
} as const
