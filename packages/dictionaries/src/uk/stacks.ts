import type { stackTexts as english } from '../en/stacks.ts'
import type { Translation } from '../translation.ts'

/** What a list shows of copies of one skin: stacks, and what fans out of them. */
export const stackTexts: Translation<typeof english> = {
  'stack_copies#one': '{count} екземпляр',
  'stack_copies#few': '{count} екземпляри',
  'stack_copies#many': '{count} екземплярів',
  'stack_copies#other': '{count} екземпляра',
  'stack_open#one': '{count} екземпляр: {title}',
  'stack_open#few': '{count} екземпляри: {title}',
  'stack_open#many': '{count} екземплярів: {title}',
  'stack_open#other': '{count} екземпляра: {title}',
  stack_view: 'Показати',
  stack_view_stacks: 'Стоси',
  stack_view_copies: 'Екземпляри',
  stack_from: 'від',
  stack_title: '{title}: екземпляри за float',
  stack_part: '{count} найдешевших із них.',
  stack_close: 'Закрити екземпляри',
  stack_loading: 'Отримуємо екземпляри',
  stack_failed: 'Екземпляри не завантажилися.',
}
