/** Mails about money that comes, goes, or is corrected. */
export const moneyMailTexts = {
  payment_description_purchase: 'Order of CS2 skins',
  payment_description_topup: 'Balance top-up',

  payment_reason_cancelled: 'You cancelled the payment. Nothing was charged.',
  payment_reason_expired: 'The payment page has expired. Nothing was charged.',
  payment_reason_not_opened: 'The payment page could not be opened. Nothing was charged.',
  payment_reason_session_unknown: 'The payment page has expired. Nothing was charged.',
  payment_reason_payment_failed: 'Your bank did not complete the payment. Please try again or use another card.',
  payment_reason_mismatch: 'The payment does not match what was agreed. We are looking into it and will write to you.',

  mail_deposit_succeeded_subject: 'Your payment of {charged} has arrived',
  mail_deposit_succeeded_title: 'Your balance was topped up',
  mail_deposit_succeeded_text:
    'Hello {name}, we have received your card payment of {charged} on {date}. {credited} were added to your balance.',
  mail_deposit_succeeded_note:
    'This confirms your payment. A top-up is not a purchase, so it carries no VAT: tax is stated in the ' +
    'confirmation of what you buy with it. Payment number: {payment}',
  mail_deposit_succeeded_button: 'View payment history',

  mail_deposit_cancelled_subject: 'Your top-up of {charged} was not completed',
  mail_deposit_cancelled_title: 'Your top-up was not completed',
  mail_deposit_cancelled_text: 'Hello {name}, your top-up of {charged} has ended. {reason}',
  mail_deposit_cancelled_note: 'You can top up your balance again at any time. Payment number: {payment}',
  mail_deposit_cancelled_button: 'Go to my account',

  mail_deposit_failed_subject: 'There is a problem with your top-up of {charged}',
  mail_deposit_failed_title: 'There is a problem with your top-up',
  mail_deposit_failed_text: 'Hello {name}, your top-up of {charged} could not be added to your balance. {reason}',
  mail_deposit_failed_note: 'Payment number: {payment}',
  mail_deposit_failed_button: 'View payment history',

  mail_payout_requested_subject: 'We have your payout request for offer {offer}',
  mail_payout_requested_title: 'We have your payout request',
  mail_payout_requested_text:
    'Hello {name}, you asked for the payout of {price} for {title} (offer {offer}) to the account {account}.',
  mail_payout_requested_note:
    'The money should be there by {until}. Nobody from our shop will ever ask you for your password or a ' + 'code.',
  mail_payout_requested_button: 'View your offer',
  mail_payout_set_off_subject: '{set_off} of your payout for offer {offer} pay what you owed us',
  mail_payout_set_off_title: 'Part of your payout pays what you owed us',
  mail_payout_set_off_text:
    'Hello {name}, of the payout for {title} (offer {offer}), {set_off} pay what you owed us after a disputed ' +
    'card payment. {price} are left and go to your account.',
  mail_payout_set_off_note: 'This is final. Write to the address below if you have questions.',
  mail_payout_set_off_button: 'View your offer',
  mail_payout_set_off_whole_subject: 'Your payout for offer {offer} pays what you owed us',
  mail_payout_set_off_whole_title: 'Your payout pays what you owed us',
  mail_payout_set_off_whole_text:
    'Hello {name}, the whole payout for {title} (offer {offer}), {set_off}, pays what you owed us after a ' +
    'disputed card payment. Nothing is left to be transferred.',
  mail_payout_set_off_whole_note: 'This is final. Write to the address below if you have questions.',
  mail_payout_set_off_whole_button: 'View your offer',
  mail_payout_sent_subject: 'Your payout for offer {offer} is at the bank',
  mail_payout_sent_title: 'Your payout is at the bank',
  mail_payout_sent_text:
    'Hello {name}, we have instructed our bank to transfer {price} for {title} (offer {offer}) to the account ' +
    '{account}.',
  mail_payout_sent_note: 'The money should be there by {until}.',
  mail_payout_sent_button: 'View your offer',
  mail_payout_approved_subject: 'Your payout for offer {offer} is paid',
  mail_payout_approved_title: 'Your payout is paid',
  mail_payout_approved_text:
    'Hello {name}, our bank has transferred {price} for {title} (offer {offer}) to the account {account}.',
  mail_payout_approved_note: 'Thank you for selling to us.',
  mail_payout_approved_button: 'View your offer',
  mail_payout_failed_subject: 'Your payout for offer {offer} did not work',
  mail_payout_failed_title: 'Your payout did not work',
  mail_payout_failed_text:
    'Hello {name}, the transfer of {price} for {title} (offer {offer}) to the account {account} did not ' +
    'work.{words}',
  mail_payout_failed_note: 'The money is still yours: please ask for the payout again and check the account you enter.',
  mail_payout_failed_button: 'Ask again',
  mail_payout_returned_subject: 'Your payout for offer {offer} came back',
  mail_payout_returned_title: 'Your payout came back',
  mail_payout_returned_text:
    'Hello {name}, the transfer of {price} for {title} (offer {offer}) to the account {account} was paid, and the' +
    ' bank has returned it to us.{words}',
  mail_payout_returned_note:
    'The money is still yours: please ask for the payout again and check the account you enter.',
  mail_payout_returned_button: 'Ask again',
  payout_reason_account: 'The bank could not find this account',
  payout_reason_closed: 'The account is closed',
  payout_reason_blocked: 'The account is blocked',
  payout_reason_kind: 'The account does not take such transfers',
  payout_reason_name: 'The name and the account do not belong together',
  payout_reason_address: 'The address is missing or wrong',
  payout_reason_recipient: "The recipient's bank or the recipient refused the transfer",
  payout_reason_bank: 'The bank of this account could not be found',
  payout_reason_rules: 'The bank refused the transfer for legal reasons',
  payout_reason_ours: 'The problem is on our side; please ask again',
  payout_reason_other: 'The bank did not carry out the transfer (code {code})',
  // Behind the word for account, in place of its number.
  payout_account_card: 'of your card',
  // On the provider's card page.
  card_form_purpose: 'We pay {price} for {title} (offer {offer}) to this card. Nothing is charged.',

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

  mail_balance_credited_subject: 'We credited {amount} to your balance',
  mail_balance_credited_title: 'Your balance has grown',
  mail_balance_credited_text:
    'Hello {name}, we have credited {amount} to your balance. It is now {balance}. Our note: {why}',
  mail_balance_credited_note: 'You can use it for anything in the shop. Entry: {reference}',
  mail_balance_credited_button: 'Go to the skins',

  mail_balance_corrected_subject: 'Your balance was corrected by {amount}',
  mail_balance_corrected_title: 'Your balance was corrected',
  mail_balance_corrected_text:
    'Hello {name}, we have corrected your balance by {amount}. It is now {balance}. Our note: {why}',
  mail_balance_corrected_note:
    'If you think that this is wrong, write to the address below and name this entry: {reference}',
  mail_balance_corrected_button: 'Go to my account',
} as const
