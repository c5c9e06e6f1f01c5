/** Mails about devices. */
export const deviceMailTexts = {
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
} as const
