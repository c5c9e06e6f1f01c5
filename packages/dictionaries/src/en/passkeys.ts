/** Passkeys: signing in with one, and the list of them in the account. */
export const passkeyTexts = {
  passkeys_title: 'Passkeys',
  passkeys_text:
    'Sign in with your fingerprint, your face or the PIN of your device. A passkey answers this shop alone, ' +
    'so nobody can trick it out of you; it stands for password and code.',
  passkeys_empty: 'You have no passkey yet.',
  passkeys_load_failed: 'Your passkeys could not be loaded',
  passkeys_add: 'Add a passkey',
  passkeys_unsupported: 'This browser knows no passkeys',
  passkeys_elsewhere: 'At this address passkeys do not work. Here they do:',
  passkeys_need_name: 'Passkeys work at the name of the shop, not at an address of numbers.',
  passkeys_created: 'Added on',
  passkeys_used: 'Last used on',
  passkeys_never_used: 'never',
  passkeys_rename: 'Rename',
  passkeys_rename_label: 'Rename the passkey {name}',
  passkeys_remove: 'Remove',
  passkeys_remove_label: 'Remove the passkey {name}',
  passkeys_remove_question: 'Remove this passkey? Other devices are signed out.',
  passkeys_remove_last:
    'It is your only second factor: your password alone signs in then, API keys end, and payouts pause for 24 ' +
    'hours.',
  passkeys_keep: 'Keep it',
  passkeys_removed: 'The passkey is removed',
  passkeys_renamed: 'The passkey has a new name',
  passkeys_added: 'The passkey was added',
  passkeys_remove_failed: 'The passkey could not be removed',
  passkeys_rename_failed: 'The passkey could not be renamed',
  passkeys_add_failed: 'The passkey could not be added',
  passkey_new_title: 'Add a passkey',
  passkey_new_text:
    'Give it a name that tells you where it is. Your browser then asks for your finger, your face or your ' + 'PIN.',
  passkey_name: 'Name',
  passkey_name_hint: 'Such as: my phone',
  passkey_rename_title: 'Rename the passkey',
  passkey_rename_text: 'The name is for you alone; your devices keep theirs.',
  passkey_save: 'Save',
  passkey_create: 'Continue',
  passkey_not_made: 'No passkey was made: it was cancelled, or this device has one already.',
  passkey_not_used: 'No passkey was used. Try again, or use your password.',
  passkey_sign_in: 'Sign in with a passkey',
  passkey_prove: 'Use a passkey',
  passkey_or: 'or',
  passkeys_factor_on: 'Whoever signs in to your account needs a passkey, or your password and a code.',
  passkeys_app_off: 'Not set up. It stands in where no passkey is at hand.',
  passkeys_codes_text: 'Beside your password each signs in once when neither passkey nor app is at hand.',
  passkeys_app_end_text:
    'No code of the app is asked for then; your passkeys and recovery codes stay. Other devices are signed ' +
    'out, API keys end, and payouts pause for 24 hours.',
  passkeys_app_end_title: 'Turn off the app?',
} as const
