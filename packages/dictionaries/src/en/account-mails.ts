/** Mails about an account and its safety. */
export const accountMailTexts = {
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

  mail_device_name: '{browser} on {system}',
  mail_device_unknown: 'an unknown browser',
  mail_new_device_subject: 'New sign-in to your account',
  mail_new_device_title: 'Was that you?',
  mail_new_device_text:
    'Somebody has just signed in to your account with the right password, from a device that we had not seen ' +
    'there before: {device}, IP address {address}, {time}. If it was you, all is well.',
  mail_new_device_note:
    'If it was not you, change your password now and sign out everywhere else. You find both in your account.',
  mail_new_device_button: 'Check my account',

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
  mail_passkey_added_subject: 'A passkey was added to your account',
  mail_passkey_added_title: 'A new way into your account',
  mail_passkey_added_text: 'The passkey “{passkey}” signs in to your account from now on, without the password.',
  mail_passkey_added_note: 'If it was not you, remove it, set a new password at once and write to us.',
  mail_passkey_added_button: 'Check my account',
  mail_passkey_removed_subject: 'A passkey was removed from your account',
  mail_passkey_removed_title: 'A passkey is gone',
  mail_passkey_removed_text:
    'The passkey “{passkey}” does not sign in to your account any more. Other devices that were signed in no ' +
    'longer are.',
  mail_passkey_removed_note: 'If it was not you, set a new password at once and write to us.',
  mail_passkey_removed_button: 'Check my account',
  mail_passkey_copied_subject: 'We refused a passkey of your account',
  mail_passkey_copied_title: 'There may be a copy of your passkey',
  mail_passkey_copied_text:
    'The passkey “{passkey}” was used, but it counts behind what it said before, as a copy would. We did not ' +
    'accept it.',
  mail_passkey_copied_note:
    'Remove this passkey in your account and add a new one. If it was not you, write to us as well.',
  mail_passkey_copied_button: 'Check my account',
  mail_account_reopened_subject: 'Your account is open again',
  mail_account_reopened_title: 'Your account is open again',
  mail_account_reopened_text:
    'You told us that it was not you, and we closed your account. It is open again now. Your old password is ' +
    'worth nothing any more: choose a new one first.',
  mail_account_reopened_note:
    'Passkeys, recovery codes, API keys, and an authenticator app that was set up in the 30 days before are ' +
    'gone: set them up anew. If you did not speak with us, write to us at once.',
  mail_account_reopened_button: 'Choose a new password',
  mail_app_off_subject: 'Your authenticator app was turned off',
  mail_app_off_title: 'No code of the app is asked for any more',
  mail_app_off_text:
    'Your passkeys and recovery codes stay. Other devices that were signed in no longer are, API keys are ' +
    'revoked, and payouts pause for 24 hours.',
  mail_app_off_note: 'If it was not you, set a new password at once and write to us.',
  mail_app_off_button: 'Check my account',
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

  mail_api_key_created_subject: 'A new API key for your account',
  mail_api_key_created_title: 'A new API key',
  mail_api_key_created_text:
    'Hello {name}, the key “{key}” has just been made for your account. Until {date} it may read: {scopes}. ' +
    'It cannot buy, pay or change anything.',
  mail_api_key_created_note:
    'If it was not you, revoke the key and change your password: whoever made it knew your password.',
  mail_api_key_created_button: 'See your API keys',

  mail_personal_export_ready_subject: 'The copy of your data is ready',
  mail_personal_export_ready_title: 'Your copy is ready',
  mail_personal_export_ready_text:
    'Hello {name}, the copy of your data that was asked for in your account, or of us in your name, is ready.' +
    ' Sign in and download it there until {until}; it can be downloaded once.',
  mail_personal_export_ready_note: 'If it was not you, do not download it, change your password and write to us.',
  mail_personal_export_ready_button: 'To your data',

  mail_deletion_asked_subject: 'Your account will be deleted',
  mail_deletion_asked_title: 'Your account will be deleted on {until}',
  mail_deletion_asked_text:
    'Somebody who proved to be you asked for it in your account, or of us. Until then you can sign in and ' +
    'keep it with one press; nothing new can begin meanwhile, and your API keys have ended.',
  mail_deletion_asked_note: 'If it was not you, keep your account, change your password and write to us.',
  mail_deletion_asked_button: 'To my account',
  mail_deletion_taken_back_subject: 'Your account stays',
  mail_deletion_taken_back_title: 'Your account will not be deleted',
  mail_deletion_taken_back_text:
    'The deletion was taken back in your account, and everything is as before. API keys that ended do not ' +
    'come back; you can make new ones.',
  mail_deletion_taken_back_note: 'If it was not you, change your password: somebody else is signed in to your account.',
  mail_deletion_taken_back_button: 'To my account',
  mail_copy_handed_over_subject: 'A copy of your data is given to us',
  mail_copy_handed_over_title: 'A copy of your data is given to us for you',
  mail_copy_handed_over_text:
    'Hello {name}, somebody asked us in your name, and said that they can no longer sign in to your account. ' +
    'Two people of our staff have looked at it: from {time} on, one of them may fetch the copy of your data, ' +
    'once, and send it to whoever asked.',
  mail_copy_handed_over_note: 'If it was not you, write to us at once.',
  mail_copy_handed_over_button: 'To my account',
  mail_account_deleted_subject: 'Your account was deleted',
  mail_account_deleted_title: 'Your account is gone',
  mail_account_deleted_text:
    'What we kept about you is erased; papers that the law asks for are kept sealed until their time is ' +
    'over. This is our last mail, and we do not know this address any more.',
  mail_account_deleted_note: 'You are welcome to register anew at any time.',
  mail_account_deleted_button: 'To the shop',
} as const
