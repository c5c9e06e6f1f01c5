import type { pageTexts as english } from '../en/pages.ts'
import type { Translation } from '../translation.ts'

/** Polish: static pages, not found and the error page. */
export const pageTexts: Translation<typeof english> = {
  not_found_title: 'Ta strona wypadła',
  not_found_text: 'Pod tym adresem nic nie ma. Półka nadal jest pełna.',
  not_found_action: 'Przeglądaj skiny',
  error_title: 'Coś się zepsuło',
  error_text: 'Nie udało się wczytać strony. Nic się nie zmieniło.',
  error_retry: 'Ponów',
}
