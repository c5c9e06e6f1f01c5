import type { StaffMargin } from '@pandrop/contract/staff/margins'
import { setMargin } from '@pandrop/contract/staff/routes/offers'
import { TextField } from '@pandrop/ui/TextField'
import { useState } from 'react'
import { showEuro } from '../../../format.ts'
import { AmountField } from '../../../forms/AmountField.tsx'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { readAmount } from '../../../forms/readAmount.ts'
import { useCall } from '../../../hooks/useCall.ts'
import { formTexts } from '../../../texts/forms.ts'
import { marginTexts as texts } from '../../../texts/margins.ts'
import { MarginChanges } from './MarginChanges.tsx'
import { marginsChanged, readAgain } from './marginQueries.ts'
import { readPercent } from './readPercent.ts'

interface MarginDialogProps {
  /** the one to change; absent: a new one */
  margin?: StaffMargin
  /** all of them, as they are shown */
  margins: readonly StaffMargin[]
  onClose: () => void
}

/**
 * Sets a margin, with what that changes before it is saved. It is held against what was seen here: a colleague's
 * change is never written over without being told.
 */
export const MarginDialog = ({ margin, margins, onClose }: MarginDialogProps) => {
  const [typed, setTyped] = useState({ from: '', percent: margin ? String(margin.percent) : '' })
  const [tried, setTried] = useState(false)
  const [seen, setSeen] = useState<number | null>(margin?.percent ?? null)
  const [movedOn, setMovedOn] = useState('')
  const from = margin?.from ?? readAmount(typed.from)
  const percent = readPercent(typed.percent)
  const taken = margin || movedOn ? undefined : margins.find((other) => other.from === from)
  const call = useCall(setMargin, {
    failed: texts.saveFailed,
    quiet: true,
    done: texts.saved(showEuro(from ?? 0), percent ?? 0),
    onDone: async () => {
      await marginsChanged()
      onClose()
    },
    onFailure: async ({ code }) => {
      if (code !== 'margin_changed' || from === null) return
      const standing = await readAgain(from)
      if (standing === null) return
      setSeen(standing?.percent ?? null)
      setMovedOn(texts.movedOn(standing?.percent))
    },
  })
  const save = (): void => {
    setTried(true)
    if (from !== null && percent !== null && !taken) void call.run({ body: { from, percent, seen } })
  }
  const fromError = taken
    ? texts.fromTaken(taken.percent)
    : tried && from === null
      ? formTexts.amountInvalid
      : undefined
  const percentError = tried && percent === null ? texts.percentInvalid : undefined
  const failure = call.failureText && [call.failureText, movedOn].filter(Boolean).join('. ')
  return (
    <FormDialog
      open
      onClose={onClose}
      title={margin ? texts.changeTitle(showEuro(margin.from)) : texts.addTitle}
      submitLabel={margin ? texts.save : texts.addButton}
      busy={call.running}
      failure={Object.keys(call.fieldErrors).length > 0 ? undefined : failure}
      wide
      onSubmit={save}
    >
      <div className="grid grid-cols-2 items-start gap-3">
        {!margin && (
          <AmountField
            label={texts.fromField}
            value={typed.from}
            error={call.fieldErrors.from ?? fromError}
            onChange={({ target }) => setTyped({ ...typed, from: target.value })}
          />
        )}
        <TextField
          label={texts.percentField}
          inputMode="decimal"
          autoComplete="off"
          value={typed.percent}
          error={call.fieldErrors.percent ?? percentError}
          after={<span aria-hidden="true">{texts.percentUnit}</span>}
          onChange={({ target }) => setTyped({ ...typed, percent: target.value })}
        />
      </div>
      {from !== null && percent !== null && !taken && <MarginChanges from={from} percent={percent} />}
    </FormDialog>
  )
}
