import type { pageTexts as english } from '../en/pages.ts'
import type { Translation } from '../translation.ts'

/** Spanish: static pages, not found and the error page. */
export const pageTexts: Translation<typeof english> = {
  not_found_title: 'Esta página se ha caído',
  not_found_text: 'En esta dirección no hay nada. El estante sigue lleno.',
  not_found_action: 'Ver skins',
  error_title: 'Algo se ha roto',
  error_text: 'No se ha podido cargar la página. No se ha cambiado nada.',
  error_retry: 'Reintentar',
}
