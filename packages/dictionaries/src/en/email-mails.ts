/** Mails about a change of the e-mail. */
export const emailMailTexts = {
  mail_change_email_subject: 'Please confirm your new email address',
  mail_change_email_title: 'One click and it is yours',
  mail_change_email_text:
    'Open the link below and this address becomes that of your account. Until then nothing changes.',
  mail_change_email_note:
    'The link works once, for {hours} hours. If you did not ask for this, leave it unopened and nothing happens.',
  mail_change_email_button: 'Use this address',

  mail_change_email_taken_subject: 'Somebody wanted to use your email address',
  mail_change_email_taken_title: 'This address is already yours',
  mail_change_email_taken_text:
    'Somebody, perhaps you, has asked to move another account to this address. It belongs to your account, ' +
    'so nothing was changed.',
  mail_change_email_taken_note:
    'If it was you, sign in with this address as usual. If it was not you, you need not do anything.',
  mail_change_email_taken_button: 'Sign in',

  mail_email_change_asked_subject: 'A new email address was asked for',
  mail_email_change_asked_title: 'Is this you?',
  mail_email_change_asked_text:
    'Somebody who knows your password, hopefully you, wants to move your account to another email address. ' +
    'That happens when the link that we mailed to the other address is opened.',
  mail_email_change_asked_note:
    'If it was not you, change your password now: that withdraws the change and signs out every other device.',
  mail_email_change_asked_button: 'To my account',

  mail_trade_account_new_subject: 'A further Steam account for your items',
  mail_trade_account_new_title: 'Your items go to another Steam account now',
  mail_trade_account_new_text:
    'Your account here was given the trade link of a Steam account that you had not used with us. What goes ' +
    'there is sent from {until} on, so that you can stop it if it was not you.',
  mail_trade_account_new_note:
    'If it was not you, set your trade link right and change your password at once: that signs out every ' +
    'other device.',
  mail_trade_account_new_button: 'To my profile',

  mail_email_changed_subject: 'The email address of your account was changed',
  mail_email_changed_title: 'Your account has moved',
  mail_email_changed_text:
    'Your account now has another email address; this one no longer signs in to it. All devices were signed ' +
    'out but the one that asked for the change.',
  mail_email_changed_note: 'If it was not you, reply to this mail at once, so that we can stop it.',
  mail_email_changed_button: 'To the shop',
} as const
