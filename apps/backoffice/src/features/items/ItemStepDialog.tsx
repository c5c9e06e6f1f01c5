import { itemLifecycle, withdrawalCauses } from '@pandrop/contract/lifecycle/item'
import type { StaffItem } from '@pandrop/contract/staff/items'
import { takeItemStep } from '@pandrop/contract/staff/routes/items'
import { SelectField } from '@pandrop/ui/SelectField'
import { TextField } from '@pandrop/ui/TextField'
import { StepDialog, type StepField } from '../../forms/StepDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { stepDialogTexts, itemStepTexts as texts, withdrawalCauseNames } from '../../texts/item-forms.ts'
import { itemsChanged } from './itemQueries.ts'

interface FieldProps {
  value: string
  onChange: (event: { target: { value: string } }) => void
  error?: string | undefined
}

const causes = withdrawalCauses.map((cause) => ({ value: cause, label: withdrawalCauseNames[cause] }))

/** Why something leaves without a sale. Nothing is chosen to begin with: a first choice would be sent unread. */
export const CauseField = (props: FieldProps) => (
  <SelectField label={texts.cause} placeholder={texts.causeChoose} options={causes} required {...props} />
)

/** One line for the record, so that Enter sends the form. */
const RecordField = (props: FieldProps) => (
  <TextField label={texts.reason} hint={texts.reasonHint} maxLength={500} autoComplete="off" {...props} />
)

const fields: StepField<StaffItem>[] = [
  { name: 'because', invalid: texts.causeMissing, draw: ({ control }) => <CauseField {...control} /> },
  { name: 'reason', isAsked: () => true, draw: ({ control }) => <RecordField {...control} /> },
]

interface ItemStepDialogProps {
  step: StaffItem['steps'][number]['name']
  item: StaffItem
  onClose: () => void
}

/** Asks before an item is hidden, shown or let go. */
export const ItemStepDialog = ({ step, item, onClose }: ItemStepDialogProps) => {
  const { failed, done } = stepDialogTexts[step]
  const call = useCall(takeItemStep, { failed, done, quiet: true, onDone: itemsChanged })
  return (
    <StepDialog
      lifecycle={itemLifecycle}
      step={step}
      subject={item}
      fields={fields}
      texts={stepDialogTexts[step]}
      about={item.title}
      call={call}
      onSend={async (filled) => {
        if (await call.run({ params: { id: item.id }, body: { step, ...filled } })) onClose()
      }}
      onClose={onClose}
    />
  )
}
