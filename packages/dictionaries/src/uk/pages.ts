import type { pageTexts as english } from '../en/pages.ts'
import type { Translation } from '../translation.ts'

/** Ukrainian: static pages, not found and the error page. */
export const pageTexts: Translation<typeof english> = {
  not_found_title: 'Ця сторінка випала',
  not_found_text: 'За цією адресою нічого немає. Полиця досі повна.',
  not_found_action: 'Дивитися скіни',
  error_title: 'Щось зламалося',
  error_text: 'Не вдалося завантажити сторінку. Нічого не змінилося.',
  error_retry: 'Повторити',
}
