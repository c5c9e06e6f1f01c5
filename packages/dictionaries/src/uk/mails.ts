import type { mailTexts as english } from '../en/mails.ts'
import type { Translation } from '../translation.ts'

/** Ukrainian: mails about accounts, and what every mail carries. */
export const mailTexts: Translation<typeof english> = {
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
}
