import { readStored } from './browserStorage.ts'
import { chosenCurrency, currencyName } from './currency.ts'
import type { Shop } from './shop.ts'

/** Goes on in the stored currency where the cookie that tells documents of it was lost. */
export const regainCurrency = (shop: Shop): void => {
  const stored = readStored(currencyName)
  if (!stored || stored === chosenCurrency(shop.frame)) return
  void import('./choose.ts').then(({ chooseCurrency }) => chooseCurrency(shop, stored))
}
