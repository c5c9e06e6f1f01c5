/** Choosing a currency or a language. */
export const choiceMessages = {
  currencies_load_failed: 'Failed to load currencies',
  languages_load_failed: 'Failed to load languages',
  currency_code_invalid: 'Invalid currency code',
} as const
