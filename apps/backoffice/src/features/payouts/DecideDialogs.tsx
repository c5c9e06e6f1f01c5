import { approvePayouts, rejectProposals } from '@pandrop/api-client/staff-payout-endpoints'
import { useState } from 'react'
import { showEuro } from '../../format.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { ReasonField } from '../../forms/ReasonField.tsx'
import { payoutsChanged } from '../../hooks/payoutsChanged.ts'
import { useCall } from '../../hooks/useCall.ts'
import { formTexts } from '../../texts/forms.ts'
import { payoutTexts } from '../../texts/payouts.ts'

interface DecideDialogProps {
  proposals: number[]
  /** what they add up to, EUR */
  amount: number
  onClose: () => void
  onDone: () => void
}

/** What follows a decision: the dialog is gone, and what was read is old. */
const after = ({ onClose, onDone }: DecideDialogProps) => ({
  quiet: true,
  onDone: async () => {
    onClose()
    onDone()
    await payoutsChanged()
  },
  onFailure: () => void payoutsChanged(),
})

/** The second pair of eyes sees once more how much it is. */
export const ApproveDialog = (props: DecideDialogProps) => {
  const { proposals, amount, onClose } = props
  const { run, running, failureText } = useCall(approvePayouts, {
    ...after(props),
    failed: payoutTexts.approveFailed,
    done: (answer) => payoutTexts.approved(answer.payouts, showEuro(answer.amount)),
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={payoutTexts.approveTitle(proposals.length)}
      text={payoutTexts.approveText(showEuro(amount))}
      submitLabel={payoutTexts.approve}
      busy={running}
      failure={failureText}
      onSubmit={() => void run({ body: { proposals } })}
    />
  )
}

/** Sends proposals back, with a reason for whoever proposed them. */
export const RejectDialog = (props: DecideDialogProps) => {
  const { proposals, onClose } = props
  const [reason, setReason] = useState('')
  const { run, running, failureText } = useCall(rejectProposals, {
    ...after(props),
    failed: payoutTexts.rejectFailed,
    done: (answer) => payoutTexts.rejected(answer.payouts),
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={payoutTexts.rejectTitle(proposals.length)}
      text={payoutTexts.rejectText}
      submitLabel={payoutTexts.reject}
      danger
      busy={running}
      failure={failureText}
      disabledReason={reason.trim() ? undefined : formTexts.reasonMissing}
      onSubmit={() => void run({ body: { proposals, reason } })}
    >
      <ReasonField value={reason} onChange={setReason} />
    </FormDialog>
  )
}
