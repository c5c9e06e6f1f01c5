import type { passwordMailTexts as english } from '../en/password-mails.ts'
import type { Translation } from '../translation.ts'

/** Mails about passwords. */
export const passwordMailTexts: Translation<typeof english> = {
  mail_password_reset_subject: 'Оберіть новий пароль',
  mail_password_reset_title: 'Новий пароль для вашого акаунта',
  mail_password_reset_text: 'Хтось, можливо ви, попросив новий пароль. Кнопка веде на сторінку, де його обирають.',
  mail_password_reset_note:
    'Посилання діє один раз, {minutes} хвилин. Якщо це були не ви, не відкривайте його: пароль не зміниться.',
  mail_password_reset_button: 'Обрати новий пароль',
  mail_password_changed_subject: 'Ваш пароль змінено',
  mail_password_changed_title: 'Ваш пароль змінено',
  mail_password_changed_text: 'Ваш акаунт має новий пароль. На інших пристроях виконано вихід.',
  mail_password_changed_note: 'Якщо це були не ви, одразу встановіть новий пароль і напишіть нам.',
  mail_password_changed_button: 'Скинути пароль',
}
