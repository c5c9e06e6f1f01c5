import { depositCheckout } from '@pandrop/api-client/endpoints'
import type { ApiFailure } from '@pandrop/api-client/errors'
import { useEffect, useState } from 'react'
import { useCall } from '../../hooks/useCall.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'

/**
 * Opens a card payment and leaves for the provider's card page.
 * @param onFailure hears of refusals; their text is shown already
 */
export const useDepositCheckout = (onFailure: (failure: ApiFailure) => void) => {
  const text = useText()
  const toast = useToasts()
  const [leaving, setLeaving] = useState(false)
  const { run, running } = useCall(depositCheckout, { failed: 'checkout_failed', onFailure })

  // Who comes back with the browser's button finds the page as it was left.
  useEffect(() => {
    const comeBack = () => setLeaving(false)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  const open = async (body: Parameters<typeof run>[0]['body']): Promise<void> => {
    const answer = await run({ body })
    if (!answer) return
    if (!answer.redirect_url) return toast.error(text('payment_link_missing'))
    setLeaving(true)
    window.location.assign(answer.redirect_url)
  }
  return { open, running: running || leaving }
}
