import type { personalDataMailTexts as english } from '../en/personal-data-mails.ts'
import type { Translation } from '../translation.ts'

/** The mail that tells that a copy is ready. */
export const personalDataMailTexts: Translation<typeof english> = {
  mail_personal_export_ready_subject: 'Копія ваших даних готова',
  mail_personal_export_ready_title: 'Ваша копія готова',
  mail_personal_export_ready_text:
    'Вітаємо, {name}! Копія ваших даних, яку попросили у вашому акаунті, готова. Увійдіть і завантажте її до ' +
    '{until}; це можна зробити один раз.',
  mail_personal_export_ready_note:
    'Якщо це були не ви, не завантажуйте її та змініть пароль: той, хто просив, його знав.',
  mail_personal_export_ready_button: 'До ваших даних',
}
