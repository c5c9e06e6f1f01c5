/** What a list shows of copies of one skin: stacks, and what fans out of them. */
export const stackTexts = {
  'stack_copies#one': '{count} copy',
  'stack_copies#other': '{count} copies',
  'stack_open#one': '{count} copy of {title}',
  'stack_open#other': '{count} copies of {title}',
  stack_view: 'Show',
  stack_view_stacks: 'Stacks',
  stack_view_copies: 'Copies',
  stack_from: 'from',
  stack_title: '{title}: copies by float',
  stack_part: 'The {count} cheapest of them.',
  stack_close: 'Close the copies',
  stack_loading: 'Fetching the copies',
  stack_failed: 'The copies did not load.',
} as const
