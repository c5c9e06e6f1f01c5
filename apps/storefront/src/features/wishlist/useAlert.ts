import { wishesQuery } from '@pandrop/api-client/customer-queries'
import { changeAlert } from '@pandrop/contract/routes'
import type { Wish } from '@pandrop/contract/wishlist'
import { formatPrice } from '@pandrop/money/format'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../hooks/useApi.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useFailureText } from '../../hooks/useFailureText.ts'
import { usePrices } from '../../hooks/usePrices.ts'
import { useText } from '../../hooks/useText.ts'
import { readAlert, shownAlert } from './alertPrice.ts'

interface AlertHandle {
  /** what stands in the field */
  typed: string
  type: (typed: string) => void
  /** the field differs from what is saved */
  dirty: boolean
  running: boolean
  /** the last change is saved and nothing was typed since */
  saved: boolean
  /** why it was not saved */
  error: string | undefined
  /** what the price means, in EUR */
  note: string
  /** answers false when the field must be corrected first */
  save: () => boolean
}

/** The price of one entry: typed in the visitor's currency, saved in EUR. */
export const useAlert = ({ id, price_below }: Wish): AlertHandle => {
  const text = useText()
  const { currency } = usePrices()
  const { queryKey } = wishesQuery(useApi())
  const queryClient = useQueryClient()
  const failureText = useFailureText()
  const [draft, setDraft] = useState<string>()
  const [invalid, setInvalid] = useState(false)
  const [saved, setSaved] = useState(false)
  const { run, running, failure, forget } = useCall(changeAlert, {
    failed: 'wishlist_save_failed',
    quiet: true,
    onDone: ({ payload }) => {
      const changed = payload.find((wish) => wish.id === id)
      queryClient.setQueryData(queryKey, (list) => list?.map((wish) => (changed && wish.id === id ? changed : wish)))
      setDraft(undefined)
      setSaved(true)
    },
  })

  const shown = shownAlert(price_below, currency)
  const typed = draft ?? shown
  const dirty = typed.trim() !== shown
  const alert = readAlert(typed, currency)

  const note = (): string => {
    const euro = typeof alert === 'number' ? formatPrice(alert) : ''
    if (dirty) return alert === null ? text('wishlist_alert_clearing') : euro && text('wishlist_alert_draft', { euro })
    const kept = price_below === null ? '' : formatPrice(price_below)
    if (saved) return kept ? text('wishlist_alert_saved', { euro: kept }) : text('wishlist_alert_stopped')
    return kept ? text('wishlist_alert_on', { euro: kept }) : text('wishlist_alert_off')
  }
  const error = () => {
    if (invalid) return text('alert_price_invalid')
    return failure && !running ? failureText(failure, 'wishlist_save_failed') : undefined
  }

  return {
    typed,
    type: (next) => {
      setDraft(next)
      setInvalid(false)
      setSaved(false)
      if (failure) forget()
    },
    dirty,
    running,
    saved: saved && !dirty,
    error: error(),
    note: note(),
    save: () => {
      setInvalid(alert === 'invalid')
      if (alert === 'invalid') return false
      if (dirty && !running) void run({ body: { id, price_below: alert } })
      return true
    },
  }
}
