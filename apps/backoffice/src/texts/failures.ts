/** What a call says that was not answered, or whose answer was not the back office's; and by what it is looked up. */
export const failureTexts = {
  network: 'No connection to the desk. Nothing was changed; try again.',
  timeout: 'The desk took too long. It is not known whether this was done: trying again is safe.',
  unreadable: 'The desk gave an answer that cannot be read. Try again.',
  reference: 'Reference:',
  copyReference: 'Copy the reference',
} as const
