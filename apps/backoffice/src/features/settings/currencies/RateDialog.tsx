import type { StandingCurrency } from '@pandrop/contract/staff/currencies'
import { setCurrencyRate } from '@pandrop/contract/staff/routes/currencies'
import { TextField } from '@pandrop/ui/TextField'
import { useState } from 'react'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { useCall } from '../../../hooks/useCall.ts'
import { currencyTexts as texts } from '../../../texts/currencies.ts'
import { readCurrenciesAgain } from './currencyQueries.ts'

const shape = /^\d{1,7}([.,]\d{1,6})?$/

interface RateDialogProps {
  currency: StandingCurrency
  onClose: () => void
}

/** Sets a rate by hand; one that is far from the standing one is confirmed. */
export const RateDialog = ({ currency: { code, value }, onClose }: RateDialogProps) => {
  const [typed, setTyped] = useState(value === null ? '' : String(value))
  const [tried, setTried] = useState(false)
  const call = useCall(setCurrencyRate, {
    failed: texts.setFailed,
    quiet: true,
    done: texts.setDone,
    onDone: async () => {
      onClose()
      await readCurrenciesAgain()
    },
  })
  const [refused, setRefused] = useState('')
  const isWrong = !shape.test(typed.trim())
  // What was refused is confirmed; another number is none of it.
  const isFar = call.failure?.code === 'rate_far' && refused === typed
  const send = (): void => {
    setTried(true)
    if (isWrong) return
    setRefused(typed)
    void call.run({
      params: { code },
      body: { value: Number(typed.trim().replace(',', '.')), ...(isFar && { confirmed: true }) },
    })
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.setTitle(code)}
      text={texts.setText}
      submitLabel={isFar ? texts.setConfirm : texts.setSubmit}
      busy={call.running}
      failure={refused === typed ? call.failureText : undefined}
      onSubmit={send}
    >
      <TextField
        label={texts.setField(code)}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={call.fieldErrors.value ?? (tried && isWrong ? texts.setWrong : undefined)}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  )
}
