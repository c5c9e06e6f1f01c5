import type { ApiFailure } from '@pandrop/api-client/errors'
import type { PriceWarning } from '@pandrop/contract/staff/together'
import { useState } from 'react'

/**
 * What the server has asked about a price of several items, and whether somebody has said that it is meant. Whoever
 * changes what was asked about forgets it: another price, and the same price of other items, are asked about anew.
 */
export const useQuestion = () => {
  const [asked, setAsked] = useState<readonly PriceWarning[]>([])
  const [isMeant, setMeant] = useState(false)
  const ask = (warnings: readonly PriceWarning[]): void => {
    setAsked(warnings)
    setMeant(false)
  }
  return {
    asked,
    isMeant,
    setMeant,
    forget: () => ask([]),
    /** takes over what a refused call asks; another refusal asks nothing */
    hear: ({ code, envelope }: ApiFailure) =>
      ask(code === 'pack_unconfirmed' || code === 'deal_unconfirmed' ? (envelope.warnings as PriceWarning[]) : []),
    /** for the call: what was asked and is meant */
    confirmed: isMeant ? [...asked] : [],
  }
}
