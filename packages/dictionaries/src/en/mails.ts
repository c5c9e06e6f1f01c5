/**
 * Mails about accounts, and what every mail carries. A template consists of five texts: mail_<template>_subject,
 * _title, _text, _note and _button.
 */
export const mailTexts = {
  mail_footer: 'You receive this mail because of an account or an order at {shop}. Questions? Write to {support}.',
  mail_link_fallback: 'If the button does not work, open this address:',

  mail_verify_address_subject: 'Please verify your email address',
  mail_verify_address_title: 'One click and you are in',
  mail_verify_address_text: 'Welcome! Open the link below to verify that this address is yours.',
  mail_verify_address_note:
    'The link works once, for {hours} hours. If you did not create an account, leave it unopened and nothing happens.',
  mail_verify_address_button: 'Verify email address',

  mail_address_in_use_subject: 'Somebody used your email address to register',
  mail_address_in_use_title: 'You already have an account',
  mail_address_in_use_text:
    'Somebody, perhaps you, has just tried to register with this address. It already belongs to your account, which ' +
    'was not touched. If it was you, sign in as usual.',
  mail_address_in_use_note: 'If it was not you, you need not do anything: nobody has got into your account.',
  mail_address_in_use_button: 'Sign in',

  mail_not_me: 'This was not me',
  mail_not_me_text: '“This was not me” closes your account at once, until we have spoken with you.',
  mail_account_closed_subject: 'Your account is closed',
  mail_account_closed_title: 'We have closed your account',
  mail_account_closed_text:
    'Somebody, hopefully you, answered one of our mails with “This was not me”. Everybody is signed out, API ' +
    'keys have ended, payouts and deliveries stop, and your password does not work any more.',
  mail_account_closed_note:
    'Write to {support}: we make sure that it is you and open your account again. You then choose a new ' +
    'password by mail.',
  mail_account_closed_button: 'To the shop',
} as const
