/** Mails that tell of a price: one about a single entry of the wishlist, one about several. */
export const wishlistMailTexts = {
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
} as const
