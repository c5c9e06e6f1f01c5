/** The page of the mailed link “This was not me”. */
export const notMeTexts = {
  not_me_title: 'Was it not you?',
  not_me_text:
    'We close your account at once: everybody is signed out, API keys end, payouts and deliveries stop, and ' +
    'your password does not work any more. It opens again when we have spoken with you.',
  not_me_action: 'Close my account',
  not_me_failed: 'Your account could not be closed. Please try again.',
  not_me_done_title: 'Your account is closed',
  not_me_done_text:
    'Nobody is signed in any more, and nobody can sign in. Write to {support}: we make sure that it is you and ' +
    'open your account again. You then choose a new password by mail.',
  not_me_used_text: 'An account that was closed stays closed until we have spoken with you. Write to {support}.',
  not_me_over_text:
    'Such a link works for 30 days. If you fear for your account, choose a new password now and write to {support}.',
  not_me_write: 'Write to us',
  not_me_reset: 'Choose a new password',
  not_me_home: 'To the shop',
} as const
