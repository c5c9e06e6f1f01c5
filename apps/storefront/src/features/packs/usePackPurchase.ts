import { cartQuery, customerKey, profileQuery } from '@pandrop/api-client/customer-queries'
import { type ApiFailure, isIndefinite } from '@pandrop/api-client/errors'
import { packQuery } from '@pandrop/api-client/pack-queries'
import { purchasePack } from '@pandrop/contract/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useConsent } from '../../forms/useConsent.ts'
import { useApi } from '../../hooks/useApi.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useFailureText } from '../../hooks/useFailureText.ts'

/**
 * Pays for a pack from the balance once both boxes are ticked. Without a definite answer the next press goes on with
 * the same attempt, so nothing is paid twice.
 * @param onPaid hears the order's number
 */
export const usePackPurchase = (packId: number, onPaid: (order: number) => void) => {
  const api = useApi()
  const failureText = useFailureText()
  const queryClient = useQueryClient()
  const [paid, setPaid] = useState(false)

  const learn = ({ code }: ApiFailure) => {
    if (code === 'insufficient_balance' || code === 'profile_incomplete')
      void queryClient.invalidateQueries({ queryKey: profileQuery(api).queryKey })
    else void queryClient.invalidateQueries({ queryKey: packQuery(api, packId).queryKey })
  }
  const { run, running, failure } = useCall(purchasePack, {
    failed: 'purchase_failed',
    onFailure: learn,
    onDone: ({ balance, order_id: order }) => {
      setPaid(true)
      queryClient.setQueryData(profileQuery(api).queryKey, (profile) => profile && { ...profile, balance })
      void queryClient.invalidateQueries({ queryKey: cartQuery(api).queryKey })
      void queryClient.invalidateQueries({ queryKey: [customerKey, 'purchase-history'] })
      void queryClient.invalidateQueries({ queryKey: ['items'], refetchType: 'none' })
      onPaid(order)
    },
  })
  const busy = running || paid
  const consent = useConsent(busy)
  const pay = () => {
    if (!consent.ask() || busy) return
    void run({ body: { pack_id: packId, terms: true, withdrawal_waiver: true } })
  }
  return {
    pay,
    busy,
    consent,
    /** what kept the pack from being paid, in words that stay until the next try */
    trouble: failure && !busy ? failureText(failure, 'purchase_failed') : undefined,
    /** nobody knows how it ended: the next press goes on with the same payment */
    resumes: failure !== null && isIndefinite(failure),
  }
}
