import type { StaffOrder } from '@pandrop/contract/staff/orders'
import { refuseWithdrawal } from '@pandrop/contract/staff/routes/orders'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { ReasonField } from '../../forms/ReasonField.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { refuseTexts as texts } from '../../texts/order-dialogs.ts'
import { refreshAfterStep } from './orderQuery.ts'

interface RefuseDialogProps {
  order: StaffOrder
  onClose: () => void
}

/** Asks what the customer is told before their withdrawal is refused. */
export const RefuseDialog = ({ order, onClose }: RefuseDialogProps) => {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const call = useCall(refuseWithdrawal, {
    failed: texts.failed,
    done: ({ changed }) => (changed ? texts.done : texts.doneBefore),
    quiet: true,
    onDone: refreshAfterStep,
  })
  const note = reason.trim()
  const send = async () => {
    setTried(true)
    if (note && (await call.run({ params: { id: order.id }, body: { note } }))) onClose()
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.title}
      text={texts.text}
      submitLabel={texts.submit}
      danger
      busy={call.running}
      failure={call.failureText}
      onSubmit={() => void send()}
    >
      <ReasonField
        value={reason}
        onChange={setReason}
        toCustomer
        error={tried && !note ? texts.reasonMissing : undefined}
      />
    </FormDialog>
  )
}
