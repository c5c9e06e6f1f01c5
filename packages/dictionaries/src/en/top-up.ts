/** The top-up dialog. */
export const topUpTexts = {
  top_up_title: 'Top up balance',
  top_up_close: 'Close',
  top_up_steps: 'Steps',
  top_up_step_amount: 'Amount',
  top_up_step_contact: 'Contact information',
  top_up_amount: 'Amount',
  top_up_other_currency: 'The rate of {code} is too old to charge a card. You pay in {charged}.',
  top_up_presets: 'Common sums',
  top_up_you_get: 'You get',
  top_up_balance_after: 'Balance after',
  top_up_submit: 'Submit',
  top_up_back: 'Back',
  top_up_pay: 'Pay Now',
  top_up_paying: 'Opening the card page...',
  top_up_card_note: 'Card data stays with the payment provider',
} as const
