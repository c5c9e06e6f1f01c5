import { isOpenDeal } from '@pandrop/contract/lifecycle/deal'
import type { StaffDeal } from '@pandrop/contract/staff/deals'
import { withdrawDeal } from '@pandrop/contract/staff/routes/deals'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { ReasonField } from '../../forms/ReasonField.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { dealTexts as texts } from '../../texts/deals.ts'
import { ActionBar } from '../../ui/ActionBar.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { dealsChanged } from './dealQueries.ts'

interface DealProps {
  deal: StaffDeal
}

/** What can be done with a deal: an open one can be taken back. */
export const DealActions = ({ deal }: DealProps) => {
  const [isAsking, setAsking] = useState(false)
  if (!isOpenDeal(deal.state)) return null
  return (
    <ActionBar label={texts.actions}>
      <StaffButton kind="danger" onClick={() => setAsking(true)}>
        {texts.withdraw}
      </StaffButton>
      {isAsking && <WithdrawDeal deal={deal} onClose={() => setAsking(false)} />}
    </ActionBar>
  )
}

const WithdrawDeal = ({ deal: { id }, onClose }: DealProps & { onClose: () => void }) => {
  const [reason, setReason] = useState('')
  const call = useCall(withdrawDeal, {
    failed: texts.withdrawFailed,
    quiet: true,
    done: texts.withdrawn(id),
    onDone: async () => {
      await dealsChanged()
      onClose()
    },
    onFailure: () => void dealsChanged(),
  })
  const why = reason.trim()
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.withdrawTitle(id)}
      text={texts.withdrawText}
      submitLabel={texts.withdrawButton}
      danger
      busy={call.running}
      failure={call.failureText}
      onSubmit={() => void call.run({ params: { id }, body: why === '' ? {} : { reason: why } })}
    >
      <ReasonField value={reason} onChange={setReason} />
    </FormDialog>
  )
}
