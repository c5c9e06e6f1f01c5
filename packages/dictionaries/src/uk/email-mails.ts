import type { emailMailTexts as english } from '../en/email-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about a change of the e-mail. */
export const emailMailTexts: Translation<typeof english> = {
  mail_change_email_subject: 'Підтвердьте нову адресу ел. пошти',
  mail_change_email_title: 'Один клік, і вона ваша',
  mail_change_email_text:
    'Відкрийте посилання нижче, і ця адреса стане адресою вашого акаунта. Доти нічого не зміниться.',
  mail_change_email_note:
    'Посилання діє один раз, протягом {hours} год. Якщо ви цього не просили, не відкривайте його, і нічого ' +
    'не станеться.',
  mail_change_email_button: 'Використати цю адресу',

  mail_change_email_taken_subject: 'Хтось хотів використати вашу адресу',
  mail_change_email_taken_title: 'Ця адреса вже ваша',
  mail_change_email_taken_text:
    'Хтось, можливо, ви, хотів перенести інший акаунт на цю адресу. Вона належить вашому акаунту, тож нічого ' +
    'не змінено.',
  mail_change_email_taken_note:
    'Якщо це були ви, увійдіть із цією адресою, як завжди. Якщо ні, робити нічого не треба.',
  mail_change_email_taken_button: 'Увійти',

  mail_email_change_asked_subject: 'Надійшов запит на нову адресу ел. пошти',
  mail_email_change_asked_title: 'Це ви?',
  mail_email_change_asked_text:
    'Хтось, хто знає ваш пароль, сподіваємося, ви, хоче перенести ваш акаунт на іншу адресу. Це станеться, ' +
    'щойно відкриють посилання, яке ми надіслали на ту адресу.',
  mail_email_change_asked_note:
    'Якщо це були не ви, змініть пароль зараз: це скасує зміну й завершить сеанси на всіх інших пристроях.',
  mail_email_change_asked_button: 'До мого акаунта',

  mail_trade_account_new_subject: 'Ще один акаунт Steam для ваших предметів',
  mail_trade_account_new_title: 'Ваші предмети тепер надходять на інший акаунт Steam',
  mail_trade_account_new_text:
    'У вашому акаунті збережено посилання для обміну акаунта Steam, яким ви в нас ще не користувалися. ' +
    'Надсилання туди почнеться {until}, щоб ви могли його зупинити, якщо це були не ви.',
  mail_trade_account_new_note:
    'Якщо це були не ви, виправте посилання для обміну й одразу змініть пароль: на всіх інших пристроях буде ' +
    'виконано вихід.',
  mail_trade_account_new_button: 'До мого профілю',

  mail_email_changed_subject: 'Адресу ел. пошти вашого акаунта змінено',
  mail_email_changed_title: 'Ваш акаунт переїхав',
  mail_email_changed_text:
    'Тепер ваш акаунт має іншу адресу ел. пошти; із цією до нього вже не ввійти. Сеанси завершено на всіх ' +
    'пристроях, крім того, з якого просили про зміну.',
  mail_email_changed_note: 'Якщо це були не ви, одразу дайте відповідь на цей лист, щоб ми могли це зупинити.',
  mail_email_changed_button: 'До крамниці',
}
