import { lockMonth, unlockMonth } from '@pandrop/contract/staff/routes/months'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { ReasonField } from '../../forms/ReasonField.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { monthTexts as texts } from '../../texts/months.ts'
import { monthsChanged } from './monthQueries.ts'

interface LockMonthProps {
  month: string
  /** how many questions are still open */
  left: number
  onClose: () => void
}

/** Asks before nothing is booked into a month any more. */
export const LockMonth = ({ month, left, onClose }: LockMonthProps) => {
  const call = useCall(lockMonth, {
    failed: texts.lockFailed,
    quiet: true,
    done: texts.lockDone(month),
    onDone: async () => {
      await monthsChanged()
      onClose()
    },
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.lockTitle(month)}
      text={left > 0 ? `${texts.lockLeft(left)} ${texts.lockText}` : texts.lockText}
      submitLabel={texts.lockSubmit}
      busy={call.running}
      failure={call.failureText}
      onSubmit={() => void call.run({ params: { month }, body: {} })}
    />
  )
}

/** Asks why a month is opened again. */
export const UnlockMonth = ({ month, onClose }: Omit<LockMonthProps, 'left'>) => {
  const [reason, setReason] = useState('')
  const call = useCall(unlockMonth, {
    failed: texts.unlockFailed,
    quiet: true,
    done: texts.unlockDone(month),
    onDone: async () => {
      await monthsChanged()
      onClose()
    },
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.unlockTitle(month)}
      text={texts.unlockText}
      submitLabel={texts.unlockSubmit}
      danger
      busy={call.running}
      failure={call.failureText}
      disabledReason={reason.trim() === '' ? texts.reasonMissing : undefined}
      onSubmit={() => void call.run({ params: { month }, body: { reason } })}
    >
      <ReasonField value={reason} onChange={setReason} />
    </FormDialog>
  )
}
