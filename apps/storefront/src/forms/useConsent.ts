import { useState } from 'react'
import { useText } from '../hooks/useText.ts'

type Box = 'terms' | 'waiver'

/**
 * What whoever pays outside the cart agrees to: the terms, and that the right of withdrawal ends with the delivery
 * (docs/behaviour/orders.md#withdrawal-waiver).
 * @param locked nothing can be ticked while it is being paid
 */
export const useConsent = (locked: boolean) => {
  const text = useText()
  const [ticked, setTicked] = useState<readonly Box[]>([])
  const [tried, setTried] = useState(false)
  const box = (name: Box, missing: string) => ({
    checked: ticked.includes(name),
    disabled: locked,
    error: tried && !ticked.includes(name) ? missing : undefined,
    onChange: () =>
      setTicked((before) => (before.includes(name) ? before.filter((one) => one !== name) : [...before, name])),
  })
  return {
    terms: box('terms', text('terms_required')),
    waiver: box('waiver', text('checkout_waiver_required')),
    /** whether both are ticked; from then on each says that it is missing */
    ask: (): boolean => {
      setTried(true)
      return ticked.length === 2
    },
  }
}

export type Consent = ReturnType<typeof useConsent>
