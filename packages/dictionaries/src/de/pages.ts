import type { pageTexts as english } from '../en/pages.ts'
import type { Translation } from '../translation.ts'

/** Static pages, not found and the error page. */
export const pageTexts: Translation<typeof english> = {
  not_found_title: 'Diese Seite ist gedroppt',
  not_found_text: 'Unter dieser Adresse liegt nichts. Das Regal ist trotzdem voll.',
  not_found_action: 'Skins ansehen',
  error_title: 'Etwas ist kaputt',
  error_text: 'Die Seite konnte nicht geladen werden. Nichts wurde geändert.',
  error_retry: 'Erneut versuchen',
}
