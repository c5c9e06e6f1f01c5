import { type Queryable, statement } from '../../../db/statement.ts'

const setLanguage = statement<never, [number, string]>(
  'set_customer_language',
  'update customers set language = $2 where id = $1 and language <> $2',
)

/**
 * Mails follow the language in which the customer last signed in from a known browser, or saved their profile.
 * @param language ISO 639-1, one of the shop's
 */
export const rememberLanguage = async (q: Queryable, customerId: number, language: string): Promise<void> => {
  await setLanguage(q, customerId, language)
}
