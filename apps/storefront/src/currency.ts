import type { Currency } from '@pandrop/contract/content'
import { euro } from '@pandrop/money/format'
import { useSyncExternalStore } from 'react'
import { type Frame, useShop } from './shop.ts'

/** Name in local storage and of the cookie that mirrors it (docs/behaviour/wire.md#local-storage). */
export const currencyName = 'currencyCode'

type ShownCurrency = Pick<Currency, 'code' | 'symbol' | 'value' | 'charge_min' | 'charge_max' | 'charge_until'>

/**
 * The currency that amounts are shown in: the first of the wanted ones that the shop knows, else its default, else its
 * first, else EUR (docs/behaviour/wire.md#currency-choice).
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

/** Redraws every price in another currency; what was chosen is kept by choose.ts. */
export const showCurrency = (code: string): void => {
  chosenSince = code
  for (const listener of listeners) listener()
}

/** The code of the visitor's currency as they chose it, empty before they did. */
export const useCurrencyCode = (): string => {
  const { frame } = useShop()
  return useSyncExternalStore(
    subscribe,
    () => chosenCurrency(frame),
    () => frame.visitor.currency,
  )
}
