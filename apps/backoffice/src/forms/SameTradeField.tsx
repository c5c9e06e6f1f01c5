import type { ApiFailure } from '@pandrop/api-client/errors'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { formTexts } from '../texts/forms.ts'

/** The number that was typed stands at something else of the same customer. */
export const isTradeAgain = (failure: ApiFailure | null): boolean => failure?.code === 'trade_number_again'

interface SameTradeFieldProps {
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Asks whether several things of one customer went in one trade. */
export const SameTradeField = ({ checked, onChange }: SameTradeFieldProps) => (
  <CheckboxField label={formTexts.sameTrade} checked={checked} onChange={(event) => onChange(event.target.checked)} />
)
