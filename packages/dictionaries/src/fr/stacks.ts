import type { stackTexts as english } from '../en/stacks.ts'
import type { Translation } from '../translation.ts'

/** What a list shows of copies of one skin: stacks, and what fans out of them. */
export const stackTexts: Translation<typeof english> = {
  'stack_copies#one': '{count} exemplaire',
  'stack_copies#many': '{count} d’exemplaires',
  'stack_copies#other': '{count} exemplaires',
  'stack_open#one': '{count} exemplaire de {title}',
  'stack_open#many': '{count} d’exemplaires de {title}',
  'stack_open#other': '{count} exemplaires de {title}',
  stack_view: 'Afficher',
  stack_view_stacks: 'Piles',
  stack_view_copies: 'Exemplaires',
  stack_from: 'dès',
  stack_title: '{title} : exemplaires par float',
  stack_part: 'Les {count} moins chers.',
  stack_close: 'Fermer les exemplaires',
  stack_loading: 'Recherche des exemplaires',
  stack_failed: 'Les exemplaires n’ont pas pu être chargés.',
}
