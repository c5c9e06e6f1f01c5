/** What leads to the choices, on every page. */
export const choiceLinkTexts = {
  choices_change: 'Change language or currency',
  choices_cookies_change: 'Cookie settings',
} as const
