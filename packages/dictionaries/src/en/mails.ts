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
} as const
