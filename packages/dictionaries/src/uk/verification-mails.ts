import type { verificationMailTexts as english } from '../en/verification-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about whether a customer is verified as who they are. */
export const verificationMailTexts: Translation<typeof english> = {
  mail_verification_asked_subject: 'Ми отримали ваші документи',
  mail_verification_asked_title: 'Ми переглядаємо ваші документи',
  mail_verification_asked_text:
    'Вітаємо, {name}! З вашого акаунта надіслано документи, які показують, хто ви. Ми напишемо, щойно ' +
    'буде рішення.',
  mail_verification_asked_note:
    'Якщо це були не ви, увійдіть, відкличте запит і змініть пароль: у ваш акаунт увійшов хтось інший.',
  mail_verification_asked_button: 'Подивитися стан',
  mail_verification_approved_subject: 'Вас верифіковано',
  mail_verification_approved_title: 'Вас верифіковано',
  mail_verification_approved_text:
    'Вітаємо, {name}! Ми переглянули ваші документи, і вашу особу верифіковано до {until}.',
  mail_verification_approved_note: 'За тридцять днів до кінця ми вам напишемо.',
  mail_verification_approved_button: 'До мого акаунта',
  mail_verification_rejected_subject: 'Ваших документів не вистачило',
  mail_verification_rejected_title: 'Ми не змогли вас верифікувати',
  mail_verification_rejected_text: 'Вітаємо, {name}! Ми переглянули ваші документи. {cause}{words}',
  mail_verification_rejected_note: 'Інші документи можна надіслати одразу.',
  mail_verification_rejected_button: 'Надіслати інші документи',
  mail_verification_ending_subject: 'Ваша верифікація скоро закінчиться',
  mail_verification_ending_title: 'Ваша верифікація закінчиться {until}',
  mail_verification_ending_text:
    'Вітаємо, {name}! Вашу особу верифіковано до {until}. Надішліть нові документи раніше, щоб нічого не ' +
    'довелося чекати.',
  mail_verification_ending_note: 'До того часу все залишається як було.',
  mail_verification_ending_button: 'Надіслати документи',
  mail_verification_expired_subject: 'Ваша верифікація закінчилася',
  mail_verification_expired_title: 'Ваша верифікація закінчилася',
  mail_verification_expired_text:
    'Вітаємо, {name}! Вашу особу в нас більше не верифіковано. Більшим сумам, можливо, доведеться ' +
    'зачекати, доки ви знову надішлете документи.',
  mail_verification_expired_note: 'Ваш баланс і замовлення залишаються як були.',
  mail_verification_expired_button: 'Надіслати документи',
}
