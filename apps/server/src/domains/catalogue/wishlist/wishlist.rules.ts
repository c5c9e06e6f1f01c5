import { ok, type Result, refuse } from '@pandrop/contract/result'
import { type Cents, cents, fromUnits } from '@pandrop/money/money'

const lowestAlert = cents(1)

/**
 * The price of an alert as the database keeps it.
 * @param units EUR units; null or nothing: no mail
 * @returns refuses alert_price_invalid below 0.01: nothing can cost less than that
 */
export const decideAlert = (units: number | null | undefined): Result<Cents | null, 'alert_price_invalid'> => {
  if (units === null || units === undefined) return ok(null)
  const price = fromUnits(units)
  return price < lowestAlert ? refuse('alert_price_invalid') : ok(price)
}
