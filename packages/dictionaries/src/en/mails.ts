/** What all mails share, and those about price alerts. */
export const mailTexts = {
  mail_stop_kind: 'No more mails of this kind',
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

  mail_price_alert_subject: '{title} for {price}',
  mail_price_alert_title: 'Below your price',
  mail_price_alert_text: 'Hello {name}, a skin on your wishlist costs less than {limit} now.',
  mail_price_alert_note:
    'Nothing is held for you: whoever pays first gets it. We write about the same skin once a day at most, ' +
    'sooner only if it gets cheaper still.',
  mail_price_alert_button: 'Open the skin',
  'mail_price_alerts_subject#one': '{count} skin below your price',
  'mail_price_alerts_subject#other': '{count} skins below your price',
  mail_price_alerts_title: 'Below your prices',
  mail_price_alerts_text: 'Hello {name}, several skins on your wishlist cost less than the prices you named.',
  mail_price_alerts_note:
    'Nothing is held for you: whoever pays first gets it. We write about the same skin once a day at most, ' +
    'sooner only if it gets cheaper still.',
  mail_price_alerts_button: 'Open your wishlist',
  mail_alert_limit: 'For sale below {limit}:',
  mail_alert_item: '{price}, float {float}',
  'mail_alert_more#one': 'and {count} more below your price',
  'mail_alert_more#other': 'and {count} more below your price',
  mail_alert_stop: 'Stop mails about this skin',

  mail_saved_searches_subject: 'New in the shop: {searches}',
  mail_saved_searches_title: 'New for your searches',
  mail_saved_searches_text: 'Hello {name}, this came for sale and fits what you saved.',
  mail_saved_searches_note:
    'Nothing is held for you: whoever pays first gets it. We write once a day at most, and you change ' +
    'your searches beside your wishlist.',
  mail_saved_searches_button: 'See what is new',
  mail_saved_found: 'Came for sale:',
  'mail_saved_more#one': 'and {count} more in the list',
  'mail_saved_more#other': 'and {count} more in the list',
  mail_saved_stop: 'Stop mails about this search',
} as const
