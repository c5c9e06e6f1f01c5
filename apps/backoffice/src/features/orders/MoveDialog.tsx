import type { StaffOrder } from '@pandrop/contract/staff/orders'
import { moveRefundToBalance } from '@pandrop/contract/staff/routes/orders'
import { TextField } from '@pandrop/ui/TextField'
import { useState } from 'react'
import { showEuro } from '../../format.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { orderFormTexts, moveTexts as texts } from '../../texts/order-dialogs.ts'
import { refreshAfterStep } from './orderQuery.ts'

interface MoveDialogProps {
  refund: StaffOrder['refunds'][number]
  onClose: () => void
}

/** Gives what the bank did not take to the balance. */
export const MoveDialog = ({ refund, onClose }: MoveDialogProps) => {
  const [why, setWhy] = useState('')
  const [error, setError] = useState<string>()
  const { failed, done } = texts
  const { run, running, failureText } = useCall(moveRefundToBalance, {
    failed,
    done,
    quiet: true,
    onDone: refreshAfterStep,
  })
  const send = async () => {
    const reason = why.trim()
    setError(reason ? undefined : orderFormTexts.reasonMissing)
    if (reason && (await run({ params: { id: refund.id }, body: { reason } }))) onClose()
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.title}
      text={texts.text}
      submitLabel={texts.submit(showEuro(refund.stranded))}
      busy={running}
      failure={failureText}
      onSubmit={() => void send()}
    >
      <TextField
        label={orderFormTexts.reason}
        hint={orderFormTexts.reasonHint}
        error={error}
        maxLength={300}
        autoComplete="off"
        value={why}
        onChange={(event) => setWhy(event.target.value)}
      />
    </FormDialog>
  )
}
