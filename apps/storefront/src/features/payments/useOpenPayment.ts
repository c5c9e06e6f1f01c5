import { cartQuery } from '@pandrop/api-client/customer-queries'
import { depositStatusQuery } from '@pandrop/api-client/deposit-queries'
import type { ApiFailure } from '@pandrop/api-client/errors'
import { openPurchaseQuery } from '@pandrop/api-client/open-purchase'
import type { OpenPayment } from '@pandrop/contract/purchase'
import { cancelOpenPurchase } from '@pandrop/contract/routes'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useApi } from '../../hooks/useApi.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useFailureText } from '../../hooks/useFailureText.ts'
import { useGo } from '../../hooks/useGo.ts'
import { useSession } from '../../hooks/useSession.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { paths } from '../../paths.ts'
import { nextStep } from './nextStep.ts'

/**
 * Notices that an open payment is no longer there, whoever ended it: paid in another tab it leads on to the success
 * page, else the cart is read again and its items are free.
 */
const useEnd = (payment: OpenPayment | null | undefined) => {
  const api = useApi()
  const go = useGo()
  const text = useText()
  const toast = useToasts()
  const queryClient = useQueryClient()
  const known = useRef<string>(undefined)

  const tell = useEffectEvent(async (order: string, isReplaced: boolean) => {
    void queryClient.invalidateQueries({ queryKey: cartQuery(api).queryKey })
    const standing = await queryClient.fetchQuery(depositStatusQuery(api, order)).catch(() => undefined)
    if (standing?.status === 'Success') go(nextStep(order, standing) ?? paths.cart())
    else if (!isReplaced && standing) toast.info(text('open_payment_ended'))
  })
  useEffect(() => {
    if (payment === undefined) return
    const before = known.current
    known.current = payment?.payment_id
    if (before && before !== known.current) void tell(before, payment !== null)
  }, [payment])

  /** the end was somebody's wish here: there is nothing to tell */
  return () => {
    known.current = undefined
  }
}

/**
 * The customer's open card purchase and the way out of it. It is read for verified customers only, again whenever they
 * come back to the page, and when its time is up.
 * @param onCancelled hears that the payment is gone and its items are free
 */
export const useOpenPayment = (onCancelled: () => void) => {
  const api = useApi()
  const go = useGo()
  const text = useText()
  const toast = useToasts()
  const failureText = useFailureText()
  const queryClient = useQueryClient()
  const { verified } = useSession()
  const openKey = openPurchaseQuery(api).queryKey
  const cartKey = cartQuery(api).queryKey
  const { data } = useQuery({ ...openPurchaseQuery(api), enabled: verified })
  const payment = verified ? data : undefined
  const endQuietly = useEnd(payment)

  const readAgain = () => {
    for (const queryKey of [openKey, cartKey]) void queryClient.invalidateQueries({ queryKey })
  }
  const explain = (failure: ApiFailure) => {
    readAgain()
    if (failure.code !== 'payment_completed') return
    endQuietly()
    toast.success(failure.message)
    go(paths.account('orders'))
  }
  const { run, running, failure } = useCall(cancelOpenPurchase, {
    failed: 'open_payment_cancel_failed',
    quiet: true,
    onFailure: explain,
    onDone: ({ cart }) => {
      endQuietly()
      queryClient.setQueryData(openKey, null)
      queryClient.setQueryData(cartKey, cart)
      toast.success(text('open_payment_cancelled'))
      onCancelled()
    },
  })
  const cancelError = (refused: ApiFailure): string =>
    refused.code === 'payment_open'
      ? text('open_payment_processing')
      : failureText(refused, 'open_payment_cancel_failed')
  return {
    payment: payment ?? null,
    cancel: () => {
      if (!running) void run({ body: {} })
    },
    cancelling: running,
    error: failure && !running ? cancelError(failure) : undefined,
    readAgain,
  }
}

export type OpenPaymentHandle = ReturnType<typeof useOpenPayment>
