import type { payoutMailTexts as english } from '../en/payout-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about payouts, and why a bank did not take one. */
export const payoutMailTexts: Translation<typeof english> = {
  mail_payout_requested_subject: 'Ми отримали ваш запит на виплату за пропозицією {offer}',
  mail_payout_requested_title: 'Ваш запит на виплату в нас',
  mail_payout_requested_text:
    'Вітаємо, {name}. Ви просите виплатити {price} за {title} (пропозиція {offer}) на рахунок {account}.',
  mail_payout_requested_note:
    'Гроші мають надійти до {until}. Ніхто з нашого магазину ніколи не запитає у вас пароль чи код.',
  mail_payout_requested_button: 'Переглянути пропозицію',
  mail_payout_set_off_subject: '{set_off} з виплати за пропозицією {offer} покривають ваш борг',
  mail_payout_set_off_title: 'Частина виплати покриває ваш борг',
  mail_payout_set_off_text:
    'Вітаємо, {name}. З виплати за {title} (пропозиція {offer}) {set_off} покривають ваш борг після ' +
    'оскарженого платежу карткою. Залишок {price} надійде на ваш рахунок.',
  mail_payout_set_off_note: 'Це остаточно. Якщо маєте запитання, напишіть на адресу нижче.',
  mail_payout_set_off_button: 'Переглянути пропозицію',
  mail_payout_set_off_whole_subject: 'Виплата за пропозицією {offer} покриває ваш борг',
  mail_payout_set_off_whole_title: 'Ваша виплата покриває борг',
  mail_payout_set_off_whole_text:
    'Вітаємо, {name}. Уся виплата за {title} (пропозиція {offer}), {set_off}, покриває ваш борг після ' +
    'оскарженого платежу карткою. Переказувати більше нічого.',
  mail_payout_set_off_whole_note: 'Це остаточно. Якщо маєте запитання, напишіть на адресу нижче.',
  mail_payout_set_off_whole_button: 'Переглянути пропозицію',
  mail_payout_sent_subject: 'Виплата за пропозицією {offer} вже в банку',
  mail_payout_sent_title: 'Ваша виплата вже в банку',
  mail_payout_sent_text:
    'Вітаємо, {name}. Ми доручили нашому банку переказати {price} за {title} (пропозиція {offer}) на рахунок ' +
    '{account}.',
  mail_payout_sent_note: 'Гроші мають надійти до {until}.',
  mail_payout_sent_button: 'Переглянути пропозицію',
  mail_payout_approved_subject: 'Виплату за пропозицією {offer} здійснено',
  mail_payout_approved_title: 'Вашу виплату здійснено',
  mail_payout_approved_text:
    'Вітаємо, {name}. Наш банк переказав {price} за {title} (пропозиція {offer}) на рахунок {account}.',
  mail_payout_approved_note: 'Дякуємо, що продаєте нам.',
  mail_payout_approved_button: 'Переглянути пропозицію',
  mail_payout_failed_subject: 'Виплата за пропозицією {offer} не вдалася',
  mail_payout_failed_title: 'Виплата не вдалася',
  mail_payout_failed_text:
    'Вітаємо, {name}. Переказ {price} за {title} (пропозиція {offer}) на рахунок {account} не вдався.{words}',
  mail_payout_failed_note: 'Гроші й далі ваші: попросіть про виплату ще раз і перевірте рахунок, який вводите.',
  mail_payout_failed_button: 'Попросити ще раз',
  mail_payout_returned_subject: 'Виплата за пропозицією {offer} повернулася до нас',
  mail_payout_returned_title: 'Ваша виплата повернулася до нас',
  mail_payout_returned_text:
    'Вітаємо, {name}. Переказ {price} за {title} (пропозиція {offer}) на рахунок {account} було виконано, але ' +
    'банк повернув його нам.{words}',
  mail_payout_returned_note: 'Гроші й далі ваші: попросіть про виплату ще раз і перевірте рахунок, який вводите.',
  mail_payout_returned_button: 'Попросити ще раз',
  payout_reason_account: 'Банк не знайшов цього рахунку',
  payout_reason_closed: 'Рахунок закрито',
  payout_reason_blocked: 'Рахунок заблоковано',
  payout_reason_kind: 'Рахунок не приймає таких переказів',
  payout_reason_name: 'Ім’я та рахунок не збігаються',
  payout_reason_address: 'Адреси немає або вона неправильна',
  payout_reason_recipient: 'Банк отримувача або отримувач відхилив переказ',
  payout_reason_bank: 'Банк цього рахунку не знайдено',
  payout_reason_rules: 'Банк відхилив переказ із правових причин',
  payout_reason_ours: 'Проблема на нашому боці; попросіть про виплату ще раз',
  payout_reason_other: 'Банк не виконав переказ (код {code})',
  payout_account_card: 'вашої картки',
  card_form_purpose: 'На цю картку ми виплатимо {price} за {title} (пропозиція {offer}). Кошти з неї не списуються.',
}
