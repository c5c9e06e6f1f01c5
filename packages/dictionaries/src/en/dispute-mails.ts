/** Mails about disputed charges, and about charges that were not what was agreed. */
export const disputeMailTexts = {
  dispute_money_taken: '{debited} were taken from your balance.',
  dispute_money_partly: '{debited} were taken from your balance; {owed} of the payment remain owed.',
  dispute_money_owed: 'Your balance held nothing of it, so {owed} of the payment remain owed.',
  dispute_money_back: '{debited} are back on your balance.',
  dispute_money_untouched: 'Your balance has not changed.',
  dispute_money_card: '{amount} go back to the card that paid, because the order has ended.',
  dispute_spending_blocked: 'Purchases and top-ups are on hold for your account.',
  dispute_spending_free: 'You can buy and top up as before.',

  mail_dispute_opened_subject: 'Your card payment of {disputed} is disputed',
  mail_dispute_opened_title: 'A card payment is disputed',
  mail_dispute_opened_text:
    'Hello {name}, the holder of the card has disputed a payment of {disputed} with their bank. Until the bank ' +
    'decides, it has taken the money back from us. {money} {spending}',
  mail_dispute_opened_note:
    'Was that a mistake? Ask your bank to withdraw the dispute and write to the address below; we will help you. ' +
    'Payment number: {payment}',
  mail_dispute_opened_button: 'View my payment',

  mail_dispute_won_subject: 'The dispute about {disputed} is settled',
  mail_dispute_won_title: 'The dispute is settled',
  mail_dispute_won_text:
    'Hello {name}, the dispute about your card payment of {disputed} has ended, and the payment stands. {money} ' +
    '{spending}',
  mail_dispute_won_note: 'Payment number: {payment}',
  mail_dispute_won_button: 'View my payment',

  mail_dispute_lost_subject: 'The payment of {disputed} went back to its card',
  mail_dispute_lost_title: 'The dispute was decided for the card holder',
  mail_dispute_lost_text:
    'Hello {name}, the bank has decided the dispute about your card payment of {disputed}: the money stays with the ' +
    'holder of the card. {money} {spending}',
  mail_dispute_lost_note:
    'Write to the address below if you want to go on buying here; we will find a way together. Payment number: ' +
    '{payment}',
  mail_dispute_lost_button: 'View my payment',

  mail_dispute_released_subject: 'You can buy again',
  mail_dispute_released_title: 'Your account is free again',
  mail_dispute_released_text:
    'Hello {name}, we have looked at the disputed card payment. You can buy and top up as before.',
  mail_dispute_released_note: 'Thank you for your patience.',
  mail_dispute_released_button: 'Go to my account',

  mail_held_refunded_subject: 'Your payment of {charged} goes back to your card',
  mail_held_refunded_title: 'Your money goes back to your card',
  mail_held_refunded_text:
    'Hello {name}, your card was charged {charged}, which is not what was agreed ({agreed}). We give the whole ' +
    'amount back to your card.',
  mail_held_refunded_note:
    'Depending on your bank this takes a few days; you do not have to do anything. Payment number: {payment}',
  mail_held_refunded_button: 'Go to my account',

  debt_left: '{left} remain owed.',
  debt_paid: 'Nothing remains owed.',
  mail_debt_collected_subject: '{paid} were used for a disputed payment',
  mail_debt_collected_title: 'What was open is paid',
  mail_debt_collected_text:
    'Hello {name}, {credited} came to your balance. {paid} of it were used for what was still open of a disputed ' +
    'card payment. {rest}',
  mail_debt_collected_note: 'Your balance is {balance} now. Write to the address below if you have questions.',
  mail_debt_collected_button: 'View my transactions',
} as const
