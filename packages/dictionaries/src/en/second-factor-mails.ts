/** Mails about the second factor of a customer's sign-in. */
export const secondFactorMailTexts = {
  mail_second_factor_on_subject: 'A code is asked for now when you sign in',
  mail_second_factor_on_title: 'Your account has a second factor',
  mail_second_factor_on_text:
    'From now on your sign-in asks for a code of your authenticator app as well. Other devices that were signed ' +
    'in no longer are. Keep your recovery codes where you find them without your phone.',
  mail_second_factor_on_note: 'If it was not you, set a new password at once and write to us.',
  mail_second_factor_on_button: 'Check my account',
  mail_second_factor_off_subject: 'The second factor was turned off',
  mail_second_factor_off_title: 'Your account has no second factor any more',
  mail_second_factor_off_text:
    'From now on your password alone signs in. Other devices that were signed in no longer are, API keys are ' +
    'revoked, and payouts pause for 24 hours.',
  mail_second_factor_off_note: 'If it was not you, set a new password at once and write to us.',
  mail_second_factor_off_button: 'Check my account',
  mail_recovery_codes_new_subject: 'New recovery codes for your account',
  mail_recovery_codes_new_title: 'Your recovery codes are new',
  mail_recovery_codes_new_text: 'Ten new recovery codes were made. Those before do not work any more.',
  mail_recovery_codes_new_note: 'If it was not you, set a new password at once and write to us.',
  mail_recovery_codes_new_button: 'Check my account',
  mail_recovery_code_used_subject: 'A recovery code was used',
  mail_recovery_code_used_title: 'Was that you?',
  mail_recovery_code_used_text:
    'Somebody has just used one of your recovery codes with the right password. It does not work again. Codes ' +
    'left: {count}.',
  mail_recovery_code_used_note:
    'If it was not you, set a new password at once and write to us. If few are left, make new ones in your ' +
    'account.',
  mail_recovery_code_used_button: 'Check my account',
  mail_factor_removal_subject: 'Your second factor will be removed',
  mail_factor_removal_title: 'Somebody asked us to remove your second factor',
  mail_factor_removal_text:
    'Because app and recovery codes were said to be lost, your second factor will be removed on {time}. From then' +
    ' on your password alone signs in.',
  mail_factor_removal_note:
    'If it was not you, sign in with a code until then: that ends it. Then set a new password and write to us.',
  mail_factor_removal_button: 'Sign in',
} as const
