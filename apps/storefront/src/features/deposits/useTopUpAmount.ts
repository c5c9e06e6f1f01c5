import { settingsQuery } from '@pandrop/api-client/content-queries'
import { depositUnitsMax } from '@pandrop/contract/limits'
import { euro, formatUnits } from '@pandrop/money/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../hooks/useApi.ts'
import { usePrices } from '../../hooks/usePrices.ts'
import { useText } from '../../hooks/useText.ts'
import { amountFor, boundsOf, presetsOf, readAmount } from './amounts.ts'

/** EUR units; the minimum where the settings did not come (docs/behaviour/money.md#top-up-amount). */
const minTopUpDefault = 1

const euroCharge = { chargeMin: undefined, chargeMax: undefined }

/** The amount of a top-up, in the visitor's currency while its rate is young enough, else in EUR. */
export const useTopUpAmount = () => {
  const text = useText()
  const prices = usePrices()
  // What no card is charged in is charged in our own currency: an order is, too.
  const { currency, charge } = prices.isStale ? { currency: euro, charge: euroCharge } : prices
  const settings = useQuery(settingsQuery(useApi())).data
  const minTopUp = settings?.min_top_up ?? minTopUpDefault
  const maxTopUp = settings?.max_top_up ?? depositUnitsMax
  const charged = { value: currency.value, minTopUp, maxTopUp, ...charge }
  const { minimum, maximum } = boundsOf(charged)
  const presets = presetsOf(charged)
  const [typed, setTyped] = useState('')
  const read = readAmount(typed, charged)
  const problem = read.ok ? undefined : read.problem

  const warnings = {
    amount_below_minimum: text('amount_below_minimum', { min: formatUnits(minimum) }),
    amount_above_maximum: text('amount_above_maximum', { max: formatUnits(maximum) }),
  }
  return {
    currency,
    presets,
    typed,
    setTyped,
    read,
    /** "Amount €6,000.00", once there is one */
    words: `${text('top_up_step_amount')} ${read.ok ? currency.symbol + formatUnits(read.amount) : ''}`.trim(),
    /** why it is not charged in the visitor's currency */
    note: prices.isStale
      ? text('top_up_other_currency', { code: prices.currency.code, charged: currency.code })
      : undefined,
    /** which bound the amount misses, in words */
    warning: problem && problem !== 'amount_invalid' ? warnings[problem] : undefined,
    /** starts again: with what is missing (EUR units), else with a common sum */
    suggest: (missing: number | undefined) => {
      const common = presets[Math.floor(presets.length / 2)] ?? minimum
      setTyped(missing === undefined ? String(common) : amountFor(missing, charged))
    },
  }
}

export type TopUpAmount = ReturnType<typeof useTopUpAmount>
