import type { paymentMailTexts as english } from '../en/payment-mails.ts'
import type { Translation } from '../translation.ts'

/** Ukrainian: card payments and the mails about top-ups. */
export const paymentMailTexts: Translation<typeof english> = {
  payment_description_purchase: 'Замовлення скінів CS2',
  payment_description_topup: 'Поповнення балансу',

  payment_reason_cancelled: 'Ви скасували платіж. Нічого не списано.',
  payment_reason_expired: 'Сторінка оплати застаріла. Нічого не списано.',
  payment_reason_not_opened: 'Не вдалося відкрити сторінку оплати. Нічого не списано.',
  payment_reason_session_unknown: 'Сторінка оплати застаріла. Нічого не списано.',
  payment_reason_payment_failed: 'Ваш банк не провів платіж. Спробуйте ще раз або скористайтеся іншою карткою.',
  payment_reason_mismatch: 'Платіж не збігається з погодженим. Ми з’ясовуємо причину і напишемо вам.',

  mail_deposit_succeeded_subject: 'Ваш платіж {charged} надійшов',
  mail_deposit_succeeded_title: 'Ваш баланс поповнено',
  mail_deposit_succeeded_text:
    'Вітаємо, {name}. {date} ми отримали ваш платіж карткою: {charged}. На баланс зараховано {credited}.',
  mail_deposit_succeeded_note:
    'Це підтвердження платежу. Поповнення не є покупкою, тому ПДВ у ньому немає: податок вказано в ' +
    'підтвердженні того, що ви на нього купите. Номер платежу: {payment}',
  mail_deposit_succeeded_button: 'Переглянути історію платежів',

  mail_deposit_cancelled_subject: 'Поповнення на {charged} не завершено',
  mail_deposit_cancelled_title: 'Поповнення не завершено',
  mail_deposit_cancelled_text: 'Вітаємо, {name}. Ваше поповнення на {charged} припинено. {reason}',
  mail_deposit_cancelled_note: 'Поповнити баланс можна знову будь-коли. Номер платежу: {payment}',
  mail_deposit_cancelled_button: 'До мого акаунта',

  mail_deposit_failed_subject: 'Проблема з поповненням на {charged}',
  mail_deposit_failed_title: 'Проблема з поповненням',
  mail_deposit_failed_text: 'Вітаємо, {name}. Ваше поповнення на {charged} не вдалося зарахувати на баланс. {reason}',
  mail_deposit_failed_note: 'Номер платежу: {payment}',
  mail_deposit_failed_button: 'Переглянути історію платежів',
}
