import { type ApiFailure, isOfLeftSession, isSessionExpired, isUnverified } from '@pandrop/api-client/errors'
import type { KeyStorage } from '@pandrop/api-client/idempotency'
import { offersKey } from '@pandrop/api-client/offer-queries'
import { requestCardFormPayout, requestSepaPayout } from '@pandrop/contract/routes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCardPage } from '../../forms/useCardPage.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useFailureText } from '../../hooks/useFailureText.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'

/**
 * Keeps the keys of attempts in memory. Beside each key lies a fingerprint of what was sent, and who knows the rest of
 * a form could try accounts until one fits it: an IBAN leaves no trace in the browser's storage, not even that one.
 */
const createMemory = (): KeyStorage => {
  const kept = new Map<string, string>()
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  }
}

/** Who is no longer signed in, or not verified, is led elsewhere and told there. */
const isToldElsewhere = (failure: ApiFailure): boolean =>
  isSessionExpired(failure) || isUnverified(failure) || isOfLeftSession(failure)

/** The offer has moved on, or was never this customer's: what the list shows is old. */
const isOutdated = ({ code }: ApiFailure): boolean => code === 'offer_moved_on' || code === 'offer_not_found'

interface PayoutOptions {
  /** the shop has the request */
  onDone: () => void
  /** what the server refused; its text is shown by `alert` */
  onRefused: (failure: ApiFailure) => void
}

/**
 * Asks for a payout, by SEPA or on the page of a card form. Without a definite answer the next press goes on with the
 * same attempt, so nothing is asked for twice.
 */
export const useRequestPayout = ({ onDone, onRefused }: PayoutOptions) => {
  const text = useText()
  const toast = useToasts()
  const failureText = useFailureText()
  const queryClient = useQueryClient()
  const { leave, leaving } = useCardPage()
  const [keys] = useState(createMemory)
  const refresh = () => void queryClient.invalidateQueries({ queryKey: offersKey })
  const options = {
    failed: 'payout_request_failed' as const,
    quiet: true,
    keys,
    onFailure: (failure: ApiFailure) => {
      if (isOutdated(failure)) refresh()
      onRefused(failure)
    },
  }
  const sepa = useCall(requestSepaPayout, options)
  const card = useCall(requestCardFormPayout, options)
  const failure = sepa.failure ?? card.failure
  const besideFields = failure !== null && Object.keys(failure.fieldErrors).length > 0
  const words = () => {
    if (!failure || isToldElsewhere(failure)) return undefined
    // The fields say what is wrong with each of them.
    if (besideFields) return text('payout_request_failed')
    return failureText(failure, 'payout_request_failed', 'offer_complete_failed')
  }

  return {
    alert: words(),
    running: sepa.running || card.running || leaving,
    bySepa: async (body: Parameters<typeof sepa.run>[0]['body']): Promise<void> => {
      const answer = await sepa.run({ body })
      if (!answer) return
      toast.success(text('payout_requested'))
      refresh()
      onDone()
    },
    byCard: async (body: Parameters<typeof card.run>[0]['body']): Promise<void> => {
      const answer = await card.run({ body })
      if (answer) leave(answer.redirect_url)
    },
    forget: () => {
      sepa.forget()
      card.forget()
    },
  }
}
