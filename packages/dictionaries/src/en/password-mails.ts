/** Mails about passwords. */
export const passwordMailTexts = {
  mail_password_reset_subject: 'Choose a new password',
  mail_password_reset_title: 'A new password for your account',
  mail_password_reset_text:
    'Somebody, perhaps you, asked for a new password. The button leads to the page where you choose it.',
  mail_password_reset_note:
    'The link works once, for {minutes} minutes. If it was not you, leave it unopened: your password stays as it ' +
    'is.',
  mail_password_reset_button: 'Choose a new password',
  mail_password_changed_subject: 'Your password was changed',
  mail_password_changed_title: 'Your password was changed',
  mail_password_changed_text: 'Your account has a new password. Other devices that were signed in no longer are.',
  mail_password_changed_note: 'If it was not you, set a new password at once and write to us.',
  mail_password_changed_button: 'Reset password',
} as const
