import { TextArea } from '@pandrop/ui/TextArea'
import { formTexts } from '../texts/forms.ts'

interface ReasonFieldProps {
  value: string
  onChange: (reason: string) => void
  /** the customer is told this reason; else it is kept in the audit log alone */
  toCustomer?: boolean
  error?: string
  /** letters at most, as the call's contract says */
  max?: number
}

/** Why somebody does what they are about to do. */
export const ReasonField = ({ value, onChange, toCustomer, error, max = 500 }: ReasonFieldProps) => (
  <TextArea
    label={formTexts.reason}
    hint={toCustomer ? formTexts.reasonToCustomer : formTexts.reasonHint}
    error={error}
    maxLength={max}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  />
)
