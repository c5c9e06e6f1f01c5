import type { passwordTexts as english } from '../en/password.ts'
import type { Translation } from '../translation.ts'

/** Changing and resetting a password. */
export const passwordTexts: Translation<typeof english> = {
  auth_forgot: 'Забули пароль?',
  reset_title: 'Скидання пароля',
  reset_remembered: 'Згадали?',
  reset_intro: 'Вкажіть свою адресу, і ми надішлемо посилання для нового пароля.',
  reset_action: 'Надіслати посилання',
  reset_sending: 'Надсилаємо...',
  reset_side: 'Новий замок, та сама полиця',
  reset_sent_where:
    'Якщо {email} має акаунт, посилання вже в поштовій скриньці. Воно діє один раз, {minutes} хвилин. Нічого ' +
    'немає? Перевірте спам.',
  new_password_title: 'Оберіть новий пароль',
  new_password_text: 'Він замінить старий, а на всіх пристроях буде виконано вихід.',
  new_password: 'Новий пароль',
  new_password_confirm: 'Повторіть новий пароль',
  new_password_action: 'Зберегти новий пароль',
  new_password_saving: 'Зберігаємо...',
  new_password_done: 'На всіх пристроях виконано вихід, а ключі API відкликано. Увійдіть з новим паролем.',
  reset_link_title: 'Це посилання не працює',
  reset_link_again: 'Попросити нове посилання',
  password_title: 'Пароль',
  password_text: 'Після зміни на інших пристроях буде виконано вихід. Цей залишиться в акаунті.',
  password_current: 'Поточний пароль',
  password_action: 'Змінити пароль',
  password_changing: 'Змінюємо...',
}
