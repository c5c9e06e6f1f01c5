import type { stackTexts as english } from '../en/stacks.ts'
import type { Translation } from '../translation.ts'

/** What a list shows of copies of one skin: stacks, and what fans out of them. */
export const stackTexts: Translation<typeof english> = {
  'stack_copies#one': '{count} egzemplarz',
  'stack_copies#few': '{count} egzemplarze',
  'stack_copies#many': '{count} egzemplarzy',
  'stack_copies#other': '{count} egzemplarza',
  'stack_open#one': '{count} egzemplarz: {title}',
  'stack_open#few': '{count} egzemplarze: {title}',
  'stack_open#many': '{count} egzemplarzy: {title}',
  'stack_open#other': '{count} egzemplarza: {title}',
  stack_view: 'Pokaż',
  stack_view_stacks: 'Stosy',
  stack_view_copies: 'Egzemplarze',
  stack_from: 'od',
  stack_title: '{title}: egzemplarze według floata',
  stack_part: '{count} najtańszych z nich.',
  stack_close: 'Zamknij egzemplarze',
  stack_loading: 'Pobieramy egzemplarze',
  stack_failed: 'Nie udało się wczytać egzemplarzy.',
}
