import { profileQuery } from '@pandrop/api-client/customer-queries'
import { type ApiFailure, isOfLeftSession, isSessionExpired, isUnverified } from '@pandrop/api-client/errors'
import { offersKey } from '@pandrop/api-client/offer-queries'
import { looksLikeTradeLink } from '@pandrop/contract/forms/trade-link'
import { isCountered } from '@pandrop/contract/lifecycle/offer'
import type { OfferDetails } from '@pandrop/contract/offers'
import { acceptOffer, declineOffer } from '@pandrop/contract/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSubmitGuard } from '../../forms/submitGuard.ts'
import { useApi } from '../../hooks/useApi.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useFailureText } from '../../hooks/useFailureText.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'

/** Only a counter-offer that has a price can be decided about (docs/behaviour/offers.md#what-to-do). */
export const isDecidable = ({ status, service_price }: Pick<OfferDetails, 'status' | 'service_price'>): boolean =>
  isCountered(status) && service_price !== null

const isToldElsewhere = (failure: ApiFailure): boolean =>
  isSessionExpired(failure) || isUnverified(failure) || isOfLeftSession(failure)

const isAboutTradeLink = ({ code, fieldErrors }: ApiFailure): boolean =>
  code === 'trade_link_required' || code === 'trade_link_invalid' || fieldErrors.tradeUrl !== undefined

/** The trade link, asked for where the profile has none. */
const useTradeLink = (isKnown: boolean) => {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const refuse = (why: string) => {
    setError(why)
    input.current?.focus()
  }
  return {
    needed: !isKnown,
    input,
    typed,
    error,
    type: (link: string) => {
      setTyped(link)
      setError(undefined)
    },
    refuse,
    /** @returns whether it can be sent; says what is wrong with it otherwise */
    check: (): boolean => {
      if (isKnown) return true
      const link = typed.trim()
      if (link !== '' && looksLikeTradeLink(link)) return true
      refuse(text(link === '' ? 'trade_link_required' : 'trade_link_invalid'))
      return false
    },
  }
}

/**
 * Accepting and declining a counter-offer.
 * @param offer undefined until it has come; there is nothing to decide about then
 */
export const useOfferDecision = (offer: OfferDetails | undefined) => {
  const text = useText()
  const toast = useToasts()
  const api = useApi()
  const queryClient = useQueryClient()
  const failureText = useFailureText()
  const guard = useSubmitGuard()
  const tradeLink = useTradeLink(offer?.has_trade_link ?? true)
  const [changed, setChanged] = useState<string>()
  const refresh = () => queryClient.invalidateQueries({ queryKey: offersKey })

  const accept = useCall(acceptOffer, {
    failed: 'offer_accept_failed',
    quiet: true,
    onDone: async () => {
      toast.success(text('offer_accepted'))
      if (tradeLink.needed) void queryClient.invalidateQueries({ queryKey: profileQuery(api).queryKey })
      await refresh()
    },
    onFailure: (failure) => {
      if (isToldElsewhere(failure)) return
      if (isAboutTradeLink(failure)) return tradeLink.refuse(failure.message || text('trade_link_invalid'))
      if (failure.code === 'counter_changed') setChanged(failure.message)
      else toast.error(failureText(failure, 'offer_accept_failed'))
      // Whatever was refused, the offer is not what the screen says.
      if (failure.httpStatus === 409) void refresh()
    },
  })
  const decline = useCall(declineOffer, {
    failed: 'offer_decline_failed',
    onDone: async () => {
      toast.success(text('offer_declined'))
      await refresh()
    },
    onFailure: ({ httpStatus }) => {
      if (httpStatus === 409) void refresh()
    },
  })
  const sendAccepted = async ({ id, service_price }: OfferDetails) => {
    if (!tradeLink.check()) return guard.leave('invalid')
    setChanged(undefined)
    const tradeUrl = tradeLink.needed ? tradeLink.typed.trim() : undefined
    await accept.run({ body: { id, seen_price: service_price ?? undefined, ...(tradeUrl && { tradeUrl }) } })
    guard.leave('attempted')
  }
  return {
    tradeLink,
    /** the counter-offer was another one when it was accepted: it has to be looked at again */
    changed,
    accepting: accept.running,
    declining: decline.running,
    accept: () => {
      if (offer && guard.enter()) void sendAccepted(offer)
    },
    decline: () => {
      if (offer) void decline.run({ body: { id: offer.id } })
    },
  }
}

export type OfferDecisionHandle = ReturnType<typeof useOfferDecision>
