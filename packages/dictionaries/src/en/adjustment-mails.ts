/** Mails about balances that staff have moved. */
export const adjustmentMailTexts = {
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
