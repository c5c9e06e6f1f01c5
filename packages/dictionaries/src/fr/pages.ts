import type { pageTexts as english } from '../en/pages.ts'
import type { Translation } from '../translation.ts'

/** Static pages, not found and the error page. */
export const pageTexts: Translation<typeof english> = {
  not_found_title: 'Cette page est tombée',
  not_found_text: 'Rien n’habite à cette adresse. Le rayon, lui, est toujours plein.',
  not_found_action: 'Voir les skins',
  error_title: 'Quelque chose a cassé',
  error_text: 'La page n’a pas pu être chargée. Rien n’a été modifié.',
  error_retry: 'Réessayer',
}
