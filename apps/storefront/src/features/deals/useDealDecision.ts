import { cartQuery, customerKey, profileQuery } from '@pandrop/api-client/customer-queries'
import { dealsQuery } from '@pandrop/api-client/deal-queries'
import type { ApiFailure } from '@pandrop/api-client/errors'
import type { Deal } from '@pandrop/contract/deals'
import { declineDeal, purchasePrompt } from '@pandrop/contract/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../hooks/useApi.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useFailureText } from '../../hooks/useFailureText.ts'
import { useGo } from '../../hooks/useGo.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { paths } from '../../paths.ts'

type Box = 'terms' | 'withdrawal_waiver'

/**
 * Buying a deal from the balance, once both boxes are ticked, and declining it. Without a definite answer the next
 * press goes on with the same attempt, so nothing is paid twice.
 */
export const useDealDecision = ({ id }: Pick<Deal, 'id'>) => {
  const api = useApi()
  const text = useText()
  const toast = useToasts()
  const go = useGo()
  const failureText = useFailureText()
  const queryClient = useQueryClient()
  const [ticked, setTicked] = useState<readonly Box[]>([])
  const [tried, setTried] = useState(false)

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
  const box = (name: Box, missing: string) => ({
    checked: ticked.includes(name),
    disabled: buy.running,
    error: tried && !ticked.includes(name) ? missing : undefined,
    onChange: () =>
      setTicked((before) => (before.includes(name) ? before.filter((one) => one !== name) : [...before, name])),
  })
  return {
    terms: box('terms', text('terms_required')),
    waiver: box('withdrawal_waiver', text('checkout_waiver_required')),
    buying: buy.running,
    declining: decline.running,
    /** what kept the deal from being bought, until the next try */
    trouble: buy.failure && !buy.running ? failureText(buy.failure, 'deal_failed') : undefined,
    buy: () => {
      setTried(true)
      if (ticked.length === 2) void buy.run({ body: { prompt_id: id, terms: true, withdrawal_waiver: true } })
    },
    decline: () => void decline.run({ body: { id } }),
  }
}

export type DealDecisionHandle = ReturnType<typeof useDealDecision>
