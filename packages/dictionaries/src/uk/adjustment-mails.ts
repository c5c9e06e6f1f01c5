import type { adjustmentMailTexts as english } from '../en/adjustment-mails.ts'
import type { Translation } from '../translation.ts'

/** Ukrainian: mails about balances that staff have moved. */
export const adjustmentMailTexts: Translation<typeof english> = {
  mail_balance_credited_subject: 'Ми зарахували {amount} на ваш баланс',
  mail_balance_credited_title: 'Ваш баланс збільшився',
  mail_balance_credited_text:
    'Вітаємо, {name}. Ми зарахували {amount} на ваш баланс. Тепер на ньому {balance}. Наша примітка: {why}',
  mail_balance_credited_note: 'Ви можете витратити ці гроші на будь-що в магазині. Запис: {reference}',
  mail_balance_credited_button: 'До скінів',

  mail_balance_corrected_subject: 'Ваш баланс виправлено на {amount}',
  mail_balance_corrected_title: 'Ваш баланс виправлено',
  mail_balance_corrected_text:
    'Вітаємо, {name}. Ми виправили ваш баланс на {amount}. Тепер на ньому {balance}. Наша примітка: {why}',
  mail_balance_corrected_note:
    'Якщо ви вважаєте, що це помилка, напишіть на адресу нижче й назвіть цей запис: {reference}',
  mail_balance_corrected_button: 'До мого акаунта',
}
