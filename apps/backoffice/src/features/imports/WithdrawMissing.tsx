import { type WithdrawalCause, withdrawalCauses } from '@pandrop/contract/lifecycle/item'
import type { ImportRow } from '@pandrop/contract/staff/imports'
import { namedAtOnceMax } from '@pandrop/contract/staff/item-changes'
import { withdrawMissingItems } from '@pandrop/contract/staff/routes/imports'
import { SelectField } from '@pandrop/ui/SelectField'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { importTexts as texts } from '../../texts/imports.ts'
import { withdrawalCauseNames } from '../../texts/item-forms.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { importsChanged } from './importQueries.ts'

interface WithdrawProps {
  importId: number
  /** items that Steam does not show any more */
  rows: readonly ImportRow[]
}

const isCause = (typed: string): typed is WithdrawalCause => withdrawalCauses.some((cause) => cause === typed)

/** Lets the items go that are no longer on their account; those of which the report is wrong by now stay. */
export const WithdrawMissing = ({ importId, rows }: WithdrawProps) => {
  const [isAsking, setAsking] = useState(false)
  const [because, setBecause] = useState<WithdrawalCause>('traded_away')
  const ids = rows.flatMap(({ item_id: id }) => (id === null ? [] : [id])).slice(0, namedAtOnceMax)
  const call = useCall(withdrawMissingItems, {
    failed: texts.withdrawFailed,
    quiet: true,
    done: ({ changed, kept }) => texts.withdrawn(changed, kept),
    onDone: async () => {
      await importsChanged()
      setAsking(false)
    },
  })
  if (ids.length === 0) return null
  return (
    <>
      <StaffButton kind="danger" onClick={() => setAsking(true)}>
        {texts.withdraw(ids.length)}
      </StaffButton>
      {isAsking && (
        <FormDialog
          open
          onClose={() => setAsking(false)}
          title={texts.withdrawTitle(ids.length)}
          text={texts.withdrawText}
          submitLabel={texts.withdraw(ids.length)}
          danger
          busy={call.running}
          failure={call.failureText}
          onSubmit={() => void call.run({ params: { id: importId }, body: { items: ids, because } })}
        >
          <SelectField
            label={texts.withdrawBecause}
            options={withdrawalCauses.map((cause) => ({ value: cause, label: withdrawalCauseNames[cause] }))}
            value={because}
            onChange={({ target: { value } }) => isCause(value) && setBecause(value)}
          />
        </FormDialog>
      )}
    </>
  )
}
