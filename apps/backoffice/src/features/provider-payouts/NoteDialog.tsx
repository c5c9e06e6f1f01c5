import { noteProviderPayout } from '@pandrop/contract/staff/routes/provider-payouts'
import { TextArea } from '@pandrop/ui/TextArea'
import { TextField } from '@pandrop/ui/TextField'
import { useState } from 'react'
import { showEuro } from '../../format.ts'
import { AmountField } from '../../forms/AmountField.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { readAmount } from '../../forms/readAmount.ts'
import { payoutsChanged } from '../../hooks/payoutsChanged.ts'
import { useCall } from '../../hooks/useCall.ts'
import { shopToday } from '../../shopTime.ts'
import { providerPayoutTexts as texts } from '../../texts/providerPayouts.ts'

const empty = { day: '', net: '', fee: '', note: '' }

/** Books a payout that the provider does not tell of itself. */
export const NoteDialog = ({ onClose }: { onClose: () => void }) => {
  const [typed, setTyped] = useState(empty)
  const set = (change: Partial<typeof empty>) => setTyped((before) => ({ ...before, ...change }))
  const net = readAmount(typed.net)
  // Nothing may have been kept; what cannot be read is not nothing.
  const fee = typed.fee.trim() === '' ? 0 : readAmount(typed.fee)
  const note = typed.note.trim()
  const isWhole = typed.day !== '' && net !== null && fee !== null && note !== ''
  const call = useCall(noteProviderPayout, {
    failed: texts.saveFailed,
    quiet: true,
    done: texts.saved,
    onDone: payoutsChanged,
  })
  const send = async () => {
    if (!isWhole) return
    if (await call.run({ body: { arrived_on: typed.day, net, fee, note } })) onClose()
  }
  return (
    <FormDialog
      open
      title={texts.noteTitle}
      text={texts.noteAbout}
      submitLabel={net === null ? texts.start : texts.submit(showEuro(net))}
      busy={call.running}
      {...(call.failureText && { failure: call.failureText })}
      {...(!isWhole && { disabledReason: texts.missing })}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <TextField
        type="date"
        label={texts.arrivedOn}
        max={shopToday()}
        value={typed.day}
        error={call.fieldErrors.arrived_on}
        onChange={({ target }) => set({ day: target.value })}
      />
      <AmountField
        label={texts.netField}
        value={typed.net}
        error={call.fieldErrors.net}
        onChange={({ target }) => set({ net: target.value })}
      />
      <AmountField
        label={texts.feeField}
        value={typed.fee}
        error={call.fieldErrors.fee}
        onChange={({ target }) => set({ fee: target.value })}
      />
      <TextArea
        label={texts.noteField}
        hint={texts.noteHint}
        maxLength={500}
        value={typed.note}
        error={call.fieldErrors.note}
        onChange={({ target }) => set({ note: target.value })}
      />
    </FormDialog>
  )
}
