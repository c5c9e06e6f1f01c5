import type { wishlistMailTexts as english } from '../en/wishlist-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails that tell of a price: one about a single entry of the wishlist, one about several. */
export const wishlistMailTexts: Translation<typeof english> = {
  mail_price_alert_subject: '{title} за {price}',
  mail_price_alert_title: 'Нижче вашої ціни',
  mail_price_alert_text: 'Вітаємо, {name}. Скін із вашого списку бажань тепер коштує менше ніж {limit}.',
  mail_price_alert_note:
    'Для вас нічого не відкладено: хто перший заплатить, той і отримає. Про той самий скін пишемо щонайбільше ' +
    'раз на день, раніше лише тоді, коли він ще подешевшає.',
  mail_price_alert_button: 'Відкрити скін',
  'mail_price_alerts_subject#one': '{count} скін дешевший за вашу ціну',
  'mail_price_alerts_subject#few': '{count} скіни дешевші за вашу ціну',
  'mail_price_alerts_subject#many': '{count} скінів дешевші за вашу ціну',
  'mail_price_alerts_subject#other': '{count} скіна дешевше за вашу ціну',
  mail_price_alerts_title: 'Нижче ваших цін',
  mail_price_alerts_text: 'Вітаємо, {name}. Кілька скінів із вашого списку бажань коштують менше за вказані вами ціни.',
  mail_price_alerts_note:
    'Для вас нічого не відкладено: хто перший заплатить, той і отримає. Про той самий скін пишемо щонайбільше ' +
    'раз на день, раніше лише тоді, коли він ще подешевшає.',
  mail_price_alerts_button: 'Відкрити список бажань',
  mail_alert_limit: 'У продажу дешевше ніж {limit}:',
  mail_alert_item: '{price}, флоат {float}',
  'mail_alert_more#one': 'і ще {count} нижче вашої ціни',
  'mail_alert_more#few': 'і ще {count} нижче вашої ціни',
  'mail_alert_more#many': 'і ще {count} нижче вашої ціни',
  'mail_alert_more#other': 'і ще {count} нижче вашої ціни',
  mail_alert_stop: 'Більше не писати про цей скін',
}
