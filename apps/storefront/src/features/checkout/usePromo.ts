import type { ApiFailure } from '@pandrop/api-client/errors'
import type { CartEntry } from '@pandrop/contract/cart'
import { checkPromoCode } from '@pandrop/contract/routes'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '../../hooks/useCall.ts'
import { useFailureText } from '../../hooks/useFailureText.ts'
import { useText } from '../../hooks/useText.ts'
import { type AppliedPromo, keepPromo, readOffer, readPromo } from './promoDraft.ts'

interface PromoInput {
  customerId: number
  /** what is being bought */
  lines: readonly CartEntry[]
}

/** How long a changing cart rests before its code is checked again (docs/behaviour/money.md#promo-checked-again). */
const restMilliseconds = 400

/** Refusals after which a code takes nothing off any more. */
export const isPromoRefusal = ({ code }: ApiFailure): boolean =>
  ['promo_code_invalid', 'promo_code_used_up', 'promo_total_too_low'].includes(code)

/**
 * The promo code of a cart: applied, checked again whenever what is being bought changes, and taken off with its reason
 * when the shop no longer accepts it. What it takes off is computed by the rule that the server uses.
 */
export const usePromo = ({ customerId, lines }: PromoInput) => {
  const text = useText()
  const failureText = useFailureText()
  const field = useRef<HTMLInputElement>(null)
  const itemIds = lines.map(({ item_id }) => item_id)
  const [applied, setApplied] = useState<AppliedPromo | null>(() => readPromo(sessionStorage, { customerId, itemIds }))
  const [typed, setTyped] = useState(applied?.code ?? '')
  const [error, setError] = useState<string>()
  const [wasRemoved, setWasRemoved] = useState(false)

  /** What the last answer was about: the same code for the same lines is not asked for again. */
  const cart = lines.map(({ item_id, price }) => `${item_id}:${price}`).join()
  const checked = useRef('')
  const asked = useRef('')

  const drop = (reason?: string) => {
    setApplied(null)
    setError(reason)
  }
  /** The shop no longer accepts the code that is applied: says why beside the field. */
  const refuse = (failure: ApiFailure) => drop(failureText(failure, 'promo_code_failed'))

  const apply = useCall(checkPromoCode, {
    failed: 'promo_code_failed',
    quiet: true,
    onDone: ({ payload }) => {
      const offer = readOffer(payload)
      checked.current = `${offer.code} ${cart}`
      setApplied(offer)
      setTyped(offer.code)
    },
    onFailure: (failure) => {
      const isApplied = applied?.code === typed.trim().toUpperCase()
      if (isApplied && isPromoRefusal(failure)) refuse(failure)
      else setError(failureText(failure, 'promo_code_failed'))
    },
  })
  const recheck = useCall(checkPromoCode, {
    failed: 'promo_code_failed',
    quiet: true,
    // It may have been taken off, or another applied, while the answer was on its way.
    onDone: ({ payload }) => setApplied((now) => (now?.code === payload.code ? readOffer(payload) : now)),
    // Without an answer it stays: the purchase asks once more.
    onFailure: (failure) => isPromoRefusal(failure) && asked.current === applied?.code && refuse(failure),
  })

  const code = applied?.code
  const run = useRef(recheck.run)
  useEffect(() => {
    run.current = recheck.run
  })
  useEffect(() => {
    const question = `${code} ${cart}`
    if (!code || cart === '' || checked.current === question) return
    const timer = setTimeout(() => {
      checked.current = question
      asked.current = code
      void run.current({ query: { code } })
    }, restMilliseconds)
    return () => clearTimeout(timer)
  }, [code, cart])

  const ids = itemIds.join()
  useEffect(() => {
    keepPromo(sessionStorage, { customerId, itemIds: ids.split(',').map(Number) }, applied)
  }, [customerId, ids, applied])

  return {
    field,
    typed,
    type: (value: string) => {
      setTyped(value)
      setError(undefined)
    },
    applied,
    error,
    wasRemoved,
    applying: apply.running,
    apply: () => {
      setError(undefined)
      setWasRemoved(false)
      if (typed.trim() === '') setError(text('promo_code_invalid'))
      else void apply.run({ query: { code: typed } })
    },
    remove: () => {
      drop()
      setTyped('')
      setWasRemoved(true)
      field.current?.focus()
    },
    /** a purchase was refused because of it */
    refuse: (failure: ApiFailure) => {
      refuse(failure)
      field.current?.focus()
    },
  }
}

export type PromoHandle = ReturnType<typeof usePromo>
