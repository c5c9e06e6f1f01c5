import type { ApiFailure } from '@pandrop/api-client/errors'
import { depositCheckout } from '@pandrop/contract/routes'
import { useCardPage } from '../../forms/useCardPage.ts'
import { useCall } from '../../hooks/useCall.ts'

/**
 * Opens a card payment and leaves for the provider's card page.
 * @param onFailure hears of refusals; their text is shown already
 */
export const useDepositCheckout = (onFailure: (failure: ApiFailure) => void) => {
  const { leave, leaving } = useCardPage()
  const { run, running } = useCall(depositCheckout, { failed: 'checkout_failed', onFailure })

  const open = async (body: Parameters<typeof run>[0]['body']): Promise<void> => {
    const answer = await run({ body })
    if (answer) leave(answer.redirect_url)
  }
  return { open, running: running || leaving }
}
