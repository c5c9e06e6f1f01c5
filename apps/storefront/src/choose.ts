import { currenciesQuery } from '@pandrop/api-client/content-queries'
import { showToast } from '@pandrop/ui/toasts'
import { keepMirrored, readStored, writeStored } from './browserStorage.ts'
import { currencyAmong, currencyName, showCurrency } from './currency.ts'
import { languageName } from './language.ts'
import type { Shop } from './shop.ts'
import { texts } from './texts/choosing.ts'
import { addTexts } from './texts/shown.ts'

const symbolName = 'currencySymbol'

/**
 * Shows amounts in another currency from now on, here and in the next document. One that the shop does not know reverts
 * to the stored choice, and says so.
 * @param wanted ISO 4217 code
 */
export const chooseCurrency = ({ api, queryClient, text }: Shop, wanted: string): void => {
  const currencies = queryClient.getQueryData(currenciesQuery(api).queryKey) ?? []
  if (!currencies.some(({ code }) => code === wanted)) {
    addTexts(texts)
    showToast({ kind: 'error', text: text('currency_code_invalid') })
  }
  const { code, symbol } = currencyAmong(currencies, [wanted, readStored(currencyName)])
  keepMirrored(currencyName, code)
  writeStored(symbolName, symbol)
  showCurrency(code)
}

/**
 * Speaks another language: the same page comes again in it, scrolled to where it was. A new document is the one way
 * that leaves no half-translated page behind.
 * @param id of the language, as the languages call lists it
 */
export const chooseLanguage = (id: number): void => {
  keepMirrored(languageName, String(id))
  window.location.reload()
}
