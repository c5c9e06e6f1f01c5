import { currenciesQuery } from '@pandrop/api-client/content-queries'
import type { Currency } from '@pandrop/contract/content'
import { euro } from '@pandrop/money/format'
import { showToast } from '@pandrop/ui/toasts'
import { useSyncExternalStore } from 'react'
import { keepMirrored, readCookie, readStored, writeStored } from './browserStorage.ts'
import { type Frame, type Shop, useShop } from './shop.ts'

// Names in local storage (specification section 9). Cookies mirror the first two (apps/server http/locale.ts).
const languageName = 'languageId'
const currencyName = 'currencyCode'
const symbolName = 'currencySymbol'

type ShownCurrency = Pick<Currency, 'code' | 'symbol' | 'value'>

/**
 * The currency that amounts are shown in: the first of the wanted ones that the shop knows, else its default, else its
 * first, else EUR (specification section 4, Currency and language).
 * @param wanted ISO 4217 codes, the most wanted first
 */
export const currencyAmong = (currencies: readonly Currency[], wanted: readonly (string | null)[]): ShownCurrency => {
  const known = wanted.map((code) => currencies.find((currency) => currency.code === code)).find(Boolean)
  return known ?? currencies.find((currency) => currency.default === 1) ?? currencies[0] ?? euro
}

/** Chosen since the document came. The frame keeps the document's own: parts of it may be hydrated later. */
let chosenSince: string | undefined

/** ISO 4217; empty while nothing was chosen. */
export const chosenCurrency = ({ visitor }: Frame): string => chosenSince ?? visitor.currency

const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The code of the visitor's currency as they chose it, empty before they did; a change redraws every price. */
export const useCurrencyCode = (): string => {
  const { frame } = useShop()
  return useSyncExternalStore(
    subscribe,
    () => chosenCurrency(frame),
    () => frame.visitor.currency,
  )
}

/**
 * Shows amounts in another currency from now on, here and in the next document. One that the shop does not know reverts
 * to the stored choice, and says so.
 * @param wanted ISO 4217 code
 */
export const chooseCurrency = ({ api, queryClient, text }: Shop, wanted: string): void => {
  const currencies = queryClient.getQueryData(currenciesQuery(api).queryKey) ?? []
  if (!currencies.some(({ code }) => code === wanted)) {
    showToast({ kind: 'error', text: text('currency_code_invalid') })
  }
  const { code, symbol } = currencyAmong(currencies, [wanted, readStored(currencyName)])
  keepMirrored(currencyName, code)
  writeStored(symbolName, symbol)
  chosenSince = code
  for (const listener of listeners) listener()
}

/** Goes on in the stored currency where the cookie that tells documents of it was lost. */
export const regainCurrency = (shop: Shop): void => {
  const stored = readStored(currencyName)
  if (stored && stored !== chosenCurrency(shop.frame)) chooseCurrency(shop, stored)
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

/**
 * Whether this document speaks another language than the stored one because the cookie that tells of it was lost. The
 * cookie is then there again, so a reload is right; never twice, also where cookies are forbidden.
 */
export const regainsLanguage = (): boolean => {
  const stored = readStored(languageName)
  if (!stored || readCookie(languageName) === stored) return false
  keepMirrored(languageName, stored)
  return readCookie(languageName) === stored
}
