/** Changing and resetting a password. */
export const passwordTexts = {
  auth_forgot: 'Forgot password?',
  reset_title: 'Reset password',
  reset_remembered: 'Know it again?',
  reset_intro: 'Tell us your address, and we mail you a link to a new password.',
  reset_action: 'Send reset link',
  reset_sending: 'Sending...',
  reset_side: 'New lock, same shelf',
  reset_sent_where:
    'If {email} has an account, the link is in its mailbox. It works once, for {minutes} minutes. Nothing there? ' +
    'Look in the spam folder.',
  new_password_title: 'Choose a new password',
  new_password_text: 'It takes the place of the old one, and every device is signed out.',
  new_password: 'New password',
  new_password_confirm: 'Confirm new password',
  new_password_action: 'Save new password',
  new_password_saving: 'Saving...',
  new_password_done: 'Every device was signed out and API keys were revoked. Sign in with your new password.',
  reset_link_title: 'This link does not work',
  reset_link_again: 'Ask for a new link',
  password_title: 'Password',
  password_text: 'Other devices are signed out when you change it. This one stays signed in.',
  password_current: 'Current password',
  password_action: 'Change password',
  password_changing: 'Changing...',
} as const
