import type { Sent } from '@pandrop/contract/call'
import { withdrawalCauses } from '@pandrop/contract/lifecycle/item'
import type { changeItems as changeItemsCall } from '@pandrop/contract/staff/item-changes'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { TextField } from '@pandrop/ui/TextField'
import { useState } from 'react'
import { AccountField } from '../../forms/copy/AccountField.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import type { CallHandle } from '../../hooks/useCall.ts'
import { newDays } from '../../shopTime.ts'
import { itemStepTexts } from '../../texts/item-forms.ts'
import { bulkTexts as texts } from '../../texts/items.ts'
import { CauseField } from './ItemStepDialog.tsx'
import { dayIn, endOfDay } from './moments.ts'

/** What is done with many items. */
export type ItemsChange = Sent<typeof changeItemsCall, 'body'>['change']

interface BulkDialogProps {
  count: number
  call: Pick<CallHandle<never>, 'running' | 'failureText'>
  onSend: (change: ItemsChange) => void
  onClose: () => void
}

/** Until when the chosen items are marked as new. */
export const NewUntilDialog = ({ count, call, onSend, onClose }: BulkDialogProps) => {
  const [day, setDay] = useState(() => dayIn(Math.max(1, newDays()), new Date()))
  const [isOver, setOver] = useState(false)
  const [tried, setTried] = useState(false)
  const until = isOver ? null : endOfDay(day)
  const isMissing = !isOver && until === null
  const send = (): void => {
    setTried(true)
    if (!isMissing) onSend({ kind: 'new_until', new_until: until })
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.newUntilTitle(count)}
      text={texts.newUntilText}
      submitLabel={texts.newUntilSubmit}
      busy={call.running}
      failure={call.failureText}
      onSubmit={send}
    >
      <TextField
        type="date"
        label={texts.newUntilField}
        min={dayIn(0, new Date())}
        disabled={isOver}
        value={isOver ? '' : day}
        error={tried && isMissing ? texts.newUntilMissing : undefined}
        onChange={({ target }) => setDay(target.value)}
      />
      <CheckboxField label={texts.notNew} checked={isOver} onChange={({ target }) => setOver(target.checked)} />
    </FormDialog>
  )
}

/** Where the chosen copies are kept. */
export const AccountDialog = ({ count, call, onSend, onClose }: BulkDialogProps) => {
  const [account, setAccount] = useState('')
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.accountTitle(count)}
      text={texts.accountText}
      submitLabel={texts.accountSubmit}
      busy={call.running}
      failure={call.failureText}
      onSubmit={() => onSend({ kind: 'account', account: account === '' ? null : Number(account) })}
    >
      <AccountField value={account} onChange={setAccount} />
    </FormDialog>
  )
}

/** Lets the chosen items go for good, and asks why. */
export const WithdrawDialog = ({ count, call, onSend, onClose }: BulkDialogProps) => {
  const [cause, setCause] = useState('')
  const [tried, setTried] = useState(false)
  const known = withdrawalCauses.find((one) => one === cause)
  const send = (): void => {
    setTried(true)
    if (known) onSend({ kind: 'withdraw', because: known })
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.withdrawTitle(count)}
      text={texts.withdrawText}
      submitLabel={texts.withdrawSubmit}
      danger
      busy={call.running}
      failure={call.failureText}
      onSubmit={send}
    >
      <CauseField
        value={cause}
        error={tried && !known ? itemStepTexts.causeMissing : undefined}
        onChange={({ target }) => setCause(target.value)}
      />
    </FormDialog>
  )
}
