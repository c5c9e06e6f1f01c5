/** What can be paid out and paid by card before the shop must know who somebody is, said where it matters. */
export const verificationLimitTexts = {
  limits_title: 'Before we know who you are',
  limits_payouts: 'You can be paid out {amount} within a year before we need to know who you are.',
  limits_payouts_until: 'You can be paid out {amount} more until {date} before we need to know who you are.',
  limits_payout: 'One payout can be up to {amount}.',
  limits_card: 'You can pay {amount} by card within a year before we need to know who you are.',
  limits_card_until: 'You can pay {amount} more by card until {date} before we need to know who you are.',
  limits_used: '{used} of {limit} used',
  limits_needed: 'We need to know who you are first',
  limits_passed_payout: 'One payout of more than {amount} needs a verified identity.',
  limits_passed_payouts:
    'This payout is more than the {amount} that you can still be paid without a verified identity.',
  limits_passed_card: 'This is more than the {amount} that you can still pay by card without a verified identity.',
  limits_passed_cart:
    'By card this is more than the {amount} that you can still pay without a verified identity. Your balance has ' +
    'no such limit.',
  limits_action_text: 'You send us photos of your documents. Once we have approved them, there is no such limit.',
  limits_action: 'Verify your identity',
} as const
