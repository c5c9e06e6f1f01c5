/** What a call says that was not answered, or whose answer was not the back office's. */
export const failureTexts = {
  network: 'No connection to the desk. Nothing was changed; try again.',
  timeout: 'The desk took too long. It is not known whether this was done: trying again is safe.',
  unreadable: 'The desk gave an answer that cannot be read. Try again.',
} as const
