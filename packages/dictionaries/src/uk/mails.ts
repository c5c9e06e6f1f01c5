import type { mailTexts as english } from '../en/mails.ts'
import type { Translation } from '../translation.ts'

/** What all mails share, and those about price alerts. */
export const mailTexts: Translation<typeof english> = {
  mail_stop_kind: 'Більше не надсилати таких листів',
  mail_footer: 'Ви отримали цей лист через акаунт або замовлення в {shop}. Запитання? Пишіть на {support}.',
  mail_link_fallback: 'Якщо кнопка не працює, відкрийте цю адресу:',

  mail_verify_address_subject: 'Підтвердьте свою електронну адресу',
  mail_verify_address_title: 'Один клік, і ви всередині',
  mail_verify_address_text: 'Вітаємо. Відкрийте посилання нижче, щоб підтвердити, що ця адреса ваша.',
  mail_verify_address_note:
    'Посилання діє один раз, {hours} год. Якщо ви не створювали акаунт, не відкривайте його, і нічого не станеться.',
  mail_verify_address_button: 'Підтвердити адресу',

  mail_address_in_use_subject: 'Хтось вказав вашу адресу під час реєстрації',
  mail_address_in_use_title: 'У вас уже є акаунт',
  mail_address_in_use_text:
    'Хтось, можливо ви, щойно спробував зареєструватися з цією адресою. Вона вже належить вашому акаунту, і в ' +
    'ньому нічого не змінилося. Якщо це були ви, увійдіть як завжди.',
  mail_address_in_use_note: 'Якщо це були не ви, нічого робити не треба: до вашого акаунта ніхто не потрапив.',
  mail_address_in_use_button: 'Увійти',

  mail_not_me: 'Це не я',
  mail_not_me_text: '«Це не я» одразу закриває ваш акаунт, доки ми з вами не поговоримо.',
  mail_account_closed_subject: 'Ваш акаунт закрито',
  mail_account_closed_title: 'Ми закрили ваш акаунт',
  mail_account_closed_text:
    'Хтось, сподіваємося, ви, відповів «Це не я» на один з наших листів. Усіх виведено з акаунта, API-ключі ' +
    'більше не діють, виплати й доставки зупинено, а пароль більше не працює.',
  mail_account_closed_note:
    'Напишіть на {support}: ми переконаємося, що це ви, і відкриємо акаунт знову. Тоді ви оберете новий пароль ' +
    'через пошту.',
  mail_account_closed_button: 'До магазину',

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

  mail_saved_searches_subject: 'Нове в магазині: {searches}',
  mail_saved_searches_title: 'Нове за вашими пошуками',
  mail_saved_searches_text: 'Вітаємо, {name}. Це з’явилося у продажу й відповідає збереженому.',
  mail_saved_searches_note:
    'Нічого для вас не відкладено: отримає той, хто заплатить першим. Пишемо не частіше ніж раз на день, ' +
    'а змінити пошуки можна біля списку бажань.',
  mail_saved_searches_button: 'Переглянути нове',
  mail_saved_found: 'З’явилося у продажу:',
  'mail_saved_more#one': 'і ще {count} у списку',
  'mail_saved_more#few': 'і ще {count} у списку',
  'mail_saved_more#many': 'і ще {count} у списку',
  'mail_saved_more#other': 'і ще {count} у списку',
  mail_saved_stop: 'Більше не писати про цей пошук',
}
