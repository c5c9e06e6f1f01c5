import type { StaffPayoutRow } from '@pandrop/contract/staff/payouts'
import { approvePayouts, rejectProposals } from '@pandrop/contract/staff/routes/payouts'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { useState } from 'react'
import { showEuro } from '../../format.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { ReasonField } from '../../forms/ReasonField.tsx'
import { payoutsChanged } from '../../hooks/payoutsChanged.ts'
import { useCall } from '../../hooks/useCall.ts'
import { formTexts } from '../../texts/forms.ts'
import { payoutTexts } from '../../texts/payouts.ts'
import { isOwing, splitOf } from './setOff.ts'

interface DecideDialogProps {
  proposals: number[]
  payouts: readonly StaffPayoutRow[]
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
  const { proposals, payouts, onClose } = props
  const [isSetOff, setSetOff] = useState(false)
  const { setOff, leaves } = splitOf(payouts)
  const mustSetOff = isOwing(payouts)
  const { run, running, failureText } = useCall(approvePayouts, {
    ...after(props),
    failed: payoutTexts.approveFailed,
    done: (answer) =>
      answer.set_off > 0
        ? payoutTexts.approvedLessDebt(answer.payouts, showEuro(answer.amount), showEuro(answer.set_off))
        : payoutTexts.approved(answer.payouts, showEuro(answer.amount)),
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={payoutTexts.approveTitle(proposals.length)}
      text={payoutTexts.approveText(showEuro(leaves))}
      submitLabel={payoutTexts.approve}
      busy={running}
      failure={failureText}
      disabledReason={mustSetOff && !isSetOff ? payoutTexts.setOffFirst : undefined}
      onSubmit={() => void run({ body: { proposals, set_off: isSetOff } })}
    >
      {mustSetOff && (
        <>
          <CheckboxField
            label={payoutTexts.setOff(showEuro(setOff))}
            checked={isSetOff}
            onChange={(event) => setSetOff(event.target.checked)}
          />
          <p className="text-bone-1">{payoutTexts.setOffText}</p>
        </>
      )}
    </FormDialog>
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
