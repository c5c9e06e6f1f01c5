import { TextField } from '@pandrop/ui/TextField'
import { type ReactNode, useState } from 'react'
import { orderFormTexts as texts } from '../../texts/order-dialogs.ts'

interface OverrideForm {
  /** the field; nothing where the order is not held */
  field: ReactNode
  /** what the call is sent; null where the reason is missing, which the field says then */
  read: () => { override_reason?: string } | null
}

// As the contract says (staff/orders.ts).
const reasonMax = 300

/** Asks an administrator why an order goes out although it is held. */
export const useOverride = (held: boolean): OverrideForm => {
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const reason = typed.trim()
  const read = () => {
    if (!held) return {}
    setError(reason ? undefined : texts.reasonMissing)
    return reason ? { override_reason: reason } : null
  }
  const field = held && (
    <TextField
      label={texts.override}
      hint={texts.overrideHint}
      error={error}
      required
      maxLength={reasonMax}
      autoComplete="off"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
  return { field, read }
}
