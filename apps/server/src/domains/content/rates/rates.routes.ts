import { ok } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/currencies'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { fetchRates } from './fetch-rates.ts'
import { currencyRates, staffCurrencies } from './staff-currencies.ts'
import { decideRate, setRate } from './take-rate.ts'

/** Rates of currencies: all staff see them, administrators set them. */
export const ratesRoutes = (serve: Serve, shop: Shop): void => {
  const standing = async () => ok({ currencies: await staffCurrencies(shop) })
  serve(calls.listStaffCurrencies, standing)
  serve(calls.listCurrencyRates, ({ query }) => currencyRates(shop.pool, query))
  serve(calls.setCurrencyRate, async ({ params: { code }, body: { value, confirmed = false }, staff: { by } }) => {
    const done = await setRate(shop, { code, value, confirmed, by })
    return done.ok ? standing() : done
  })
  serve(calls.fetchCurrencyRates, async ({ staff: { by } }) => {
    await fetchRates(shop, by)
    return standing()
  })
  serve(calls.takeCurrencyRate, async ({ params: { id }, staff: { by } }) => {
    const done = await decideRate(shop, { id, isTaken: true, by })
    return done.ok ? standing() : done
  })
  serve(calls.declineCurrencyRate, async ({ params: { id }, staff: { by } }) => {
    const done = await decideRate(shop, { id, isTaken: false, by })
    return done.ok ? standing() : done
  })
}
