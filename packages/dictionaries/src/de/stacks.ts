import type { stackTexts as english } from '../en/stacks.ts'
import type { Translation } from '../translation.ts'

/** What a list shows of copies of one skin: stacks, and what fans out of them. */
export const stackTexts: Translation<typeof english> = {
  'stack_copies#one': '{count} Exemplar',
  'stack_copies#other': '{count} Exemplare',
  'stack_open#one': '{count} Exemplar von {title}',
  'stack_open#other': '{count} Exemplare von {title}',
  stack_view: 'Zeigen',
  stack_view_stacks: 'Stapel',
  stack_view_copies: 'Exemplare',
  stack_from: 'ab',
  stack_title: '{title}: Exemplare nach Float',
  stack_part: 'Die {count} günstigsten davon.',
  stack_close: 'Exemplare schließen',
  stack_loading: 'Die Exemplare werden geholt',
  stack_failed: 'Die Exemplare konnten nicht geladen werden.',
}
