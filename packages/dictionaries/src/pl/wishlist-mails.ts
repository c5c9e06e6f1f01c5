import type { wishlistMailTexts as english } from '../en/wishlist-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails that tell of a price: one about a single entry of the wishlist, one about several. */
export const wishlistMailTexts: Translation<typeof english> = {
  mail_price_alert_subject: '{title} za {price}',
  mail_price_alert_title: 'Poniżej twojej ceny',
  mail_price_alert_text: 'Cześć {name}, skin z twojej listy życzeń kosztuje teraz mniej niż {limit}.',
  mail_price_alert_note:
    'Nic nie jest dla ciebie zarezerwowane: kto pierwszy zapłaci, ten ma. O tym samym skinie piszemy najwyżej ' +
    'raz dziennie, wcześniej tylko wtedy, gdy jeszcze stanieje.',
  mail_price_alert_button: 'Otwórz skina',
  'mail_price_alerts_subject#one': '{count} skin poniżej twojej ceny',
  'mail_price_alerts_subject#few': '{count} skiny poniżej twojej ceny',
  'mail_price_alerts_subject#many': '{count} skinów poniżej twojej ceny',
  'mail_price_alerts_subject#other': '{count} skina poniżej twojej ceny',
  mail_price_alerts_title: 'Poniżej twoich cen',
  mail_price_alerts_text:
    'Cześć {name}, kilka skinów z twojej listy życzeń kosztuje mniej niż podane przez ciebie ceny.',
  mail_price_alerts_note:
    'Nic nie jest dla ciebie zarezerwowane: kto pierwszy zapłaci, ten ma. O tym samym skinie piszemy najwyżej ' +
    'raz dziennie, wcześniej tylko wtedy, gdy jeszcze stanieje.',
  mail_price_alerts_button: 'Otwórz listę życzeń',
  mail_alert_limit: 'W sprzedaży poniżej {limit}:',
  mail_alert_item: '{price}, float {float}',
  'mail_alert_more#one': 'i jeszcze {count} poniżej twojej ceny',
  'mail_alert_more#few': 'i jeszcze {count} poniżej twojej ceny',
  'mail_alert_more#many': 'i jeszcze {count} poniżej twojej ceny',
  'mail_alert_more#other': 'i jeszcze {count} poniżej twojej ceny',
  mail_alert_stop: 'Nie pisz więcej o tym skinie',
}
