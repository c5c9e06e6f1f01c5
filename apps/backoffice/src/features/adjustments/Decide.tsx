import type { Adjustment } from '@pandrop/contract/staff/adjustments'
import { approveAdjustment, rejectAdjustment } from '@pandrop/contract/staff/routes/customers'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showEuro } from '../../format.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { ReasonField } from '../../forms/ReasonField.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { adjustmentTexts } from '../../texts/adjustments.ts'
import { formTexts } from '../../texts/forms.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'

/** Lists are read again whatever came of it: somebody else may have decided meanwhile. */
const useRefresh = () => {
  const client = useQueryClient()
  return async () => {
    const stale = [['adjustments'], ['customer'], ['customers']]
    await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })))
  }
}

interface RejectDialogProps {
  adjustment: Adjustment
  onClose: () => void
}

const RejectDialog = ({ adjustment: { id, amount, proposed_by }, onClose }: RejectDialogProps) => {
  const refresh = useRefresh()
  const [reason, setReason] = useState('')
  const reject = useCall(rejectAdjustment, {
    failed: adjustmentTexts.rejectFailed,
    done: adjustmentTexts.rejected,
    quiet: true,
  })
  const send = async () => {
    if (!(await reject.run({ params: { id }, body: { reason: reason.trim() } }))) return
    onClose()
    await refresh()
  }
  return (
    <FormDialog
      open
      title={adjustmentTexts.rejectTitle}
      text={adjustmentTexts.rejectText(showEuro(amount), proposed_by.name)}
      submitLabel={adjustmentTexts.reject}
      danger
      busy={reject.running}
      {...(reject.failureText && { failure: reject.failureText })}
      {...(!reason.trim() && { disabledReason: formTexts.reasonMissing })}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <ReasonField value={reason} onChange={setReason} />
    </FormDialog>
  )
}

/** Approves or rejects what somebody else proposed; off, with the reason, where it is one's own. */
export const Decide = ({ adjustment }: { adjustment: Adjustment }) => {
  const { id, amount, own } = adjustment
  const refresh = useRefresh()
  const [rejecting, setRejecting] = useState(false)
  const approve = useCall(approveAdjustment, {
    failed: adjustmentTexts.approveFailed,
    done: adjustmentTexts.approved(showEuro(amount)),
    onDone: refresh,
    onFailure: () => void refresh(),
  })
  if (own) {
    return (
      <span className="ml-auto block w-44 whitespace-normal">
        <StaffButton kind="primary" disabledReason={adjustmentTexts.own}>
          {adjustmentTexts.approve}
        </StaffButton>
      </span>
    )
  }
  return (
    <span className="flex items-center justify-end gap-2">
      <StaffButton kind="tertiary" disabled={approve.running} onClick={() => setRejecting(true)}>
        {adjustmentTexts.reject}
      </StaffButton>
      <StaffButton
        kind="primary"
        loading={approve.running}
        onClick={() => void approve.run({ params: { id }, body: {} })}
      >
        {adjustmentTexts.approve}
      </StaffButton>
      {rejecting && <RejectDialog adjustment={adjustment} onClose={() => setRejecting(false)} />}
    </span>
  )
}
