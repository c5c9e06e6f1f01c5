import { type EndCause, endCauses } from '@pandrop/contract/lifecycle/order'
import { SelectField } from '@pandrop/ui/SelectField'
import { endCauseNames, orderFormTexts as texts } from '../../texts/order-dialogs.ts'

interface CauseFieldProps {
  /** nothing is chosen to begin with: a first choice would be sent unread */
  value: EndCause | undefined
  onChange: (cause: EndCause | undefined) => void
  /** somebody tried to send without one */
  missing: boolean
}

const options = endCauses.map((cause) => ({ value: cause, label: endCauseNames[cause] }))

/** Why something is given up before its delivery: the record and the customer's mail follow it. */
export const CauseField = ({ value, onChange, missing }: CauseFieldProps) => (
  <SelectField
    label={texts.cause}
    hint={value === 'fraud' ? texts.causeFraud : texts.causeHint}
    error={missing && value === undefined ? texts.causeMissing : undefined}
    placeholder={texts.causeChoose}
    options={options}
    value={value ?? ''}
    required
    onChange={(event) => onChange(endCauses.find((cause) => cause === event.target.value))}
  />
)
