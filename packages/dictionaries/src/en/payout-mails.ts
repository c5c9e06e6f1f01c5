/** Mails about payouts, and why a bank did not take one. */
export const payoutMailTexts = {
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
} as const
