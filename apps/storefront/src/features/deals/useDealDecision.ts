import { cartQuery, customerKey, profileQuery } from '@pandrop/api-client/customer-queries'
import { dealsQuery } from '@pandrop/api-client/deal-queries'
import { type ApiFailure, isIndefinite } from '@pandrop/api-client/errors'
import type { Deal } from '@pandrop/contract/deals'
import { declineDeal, purchasePrompt } from '@pandrop/contract/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useConsent } from '../../forms/useConsent.ts'
import { useApi } from '../../hooks/useApi.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useFailureText } from '../../hooks/useFailureText.ts'
import { useGo } from '../../hooks/useGo.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { paths } from '../../paths.ts'

/**
 * Buying a deal from the balance, once both boxes are ticked, and declining it. Without a definite answer the next
 * press goes on with the same attempt, so nothing is paid twice.
 */
export const useDealDecision = ({ id }: Pick<Deal, 'id'>) => {
  const api = useApi()
  const toast = useToasts()
  const go = useGo()
  const failureText = useFailureText()
  const queryClient = useQueryClient()

  // Balance, menu, cart and the deals themselves: whatever was answered, they may be others now.
  const lookAgain = async () => {
    const { queryKey } = dealsQuery(api)
    void queryClient.invalidateQueries({ queryKey: profileQuery(api).queryKey })
    void queryClient.invalidateQueries({ queryKey: cartQuery(api).queryKey })
    await queryClient.invalidateQueries({ queryKey })
  }
  const buy = useCall(purchasePrompt, {
    failed: 'deal_failed',
    quiet: true,
    onDone: async ({ order_id: order, message }) => {
      toast.success(message)
      void queryClient.invalidateQueries({ queryKey: [customerKey, 'purchase-history'] })
      void queryClient.invalidateQueries({ queryKey: ['items'], refetchType: 'none' })
      go(paths.order(order))
      await lookAgain()
    },
    onFailure: (failure: ApiFailure) => {
      if (failure.code === 'deal_over') toast.error(failureText(failure, 'deal_failed'))
      void lookAgain()
    },
  })
  const decline = useCall(declineDeal, {
    failed: 'deal_decline_failed',
    onDone: async ({ message }) => {
      toast.success(message)
      await lookAgain()
    },
    onFailure: () => void lookAgain(),
  })
  const consent = useConsent(buy.running)
  return {
    consent,
    buying: buy.running,
    declining: decline.running,
    /** what kept the deal from being bought, until the next try */
    trouble: buy.failure && !buy.running ? failureText(buy.failure, 'deal_failed') : undefined,
    /** nobody knows how it ended: the next press goes on with the same payment */
    resumes: buy.failure !== null && isIndefinite(buy.failure),
    buy: () => {
      if (consent.ask()) void buy.run({ body: { prompt_id: id, terms: true, withdrawal_waiver: true } })
    },
    decline: () => void decline.run({ body: { id } }),
  }
}

export type DealDecisionHandle = ReturnType<typeof useDealDecision>
