import type { stackTexts as english } from '../en/stacks.ts'
import type { Translation } from '../translation.ts'

/** What a list shows of copies of one skin: stacks, and what fans out of them. */
export const stackTexts: Translation<typeof english> = {
  'stack_copies#one': '{count} copia',
  'stack_copies#many': '{count} de copias',
  'stack_copies#other': '{count} copias',
  'stack_open#one': '{count} copia de {title}',
  'stack_open#many': '{count} de copias de {title}',
  'stack_open#other': '{count} copias de {title}',
  stack_view: 'Mostrar',
  stack_view_stacks: 'Pilas',
  stack_view_copies: 'Copias',
  stack_from: 'desde',
  stack_title: '{title}: copias por float',
  stack_part: 'Las {count} más baratas.',
  stack_close: 'Cerrar las copias',
  stack_loading: 'Buscando las copias',
  stack_failed: 'No se han podido cargar las copias.',
}
