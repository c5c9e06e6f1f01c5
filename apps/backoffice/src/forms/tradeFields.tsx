import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { TextField } from '@pandrop/ui/TextField'
import { formTexts } from '../texts/forms.ts'
import type { StepField } from './StepDialog.tsx'

/** Whether a number or an address of a trade offer is meant; the server reads the address (domains/orders/trades). */
export const isTradeOffer = (typed: string): boolean => /^[1-9]\d{0,19}$|\/tradeoffer\/[1-9]/.test(typed)

/**
 * The number of a trade offer in Steam, and, where it stands at something else of the same customer, whether that went
 * in one trade with this.
 */
export const tradeFields = <Subject,>(texts: { label: string; hint?: string }): StepField<Subject>[] => [
  {
    name: 'trade_offer_id',
    read: (typed) => (isTradeOffer(typed.trim()) ? typed.trim() : null),
    invalid: formTexts.tradeOfferInvalid,
    // Another number is another question.
    empties: 'same_trade',
    draw: ({ control }) => <TextField {...texts} maxLength={300} autoComplete="off" {...control} />,
  },
  {
    name: 'same_trade',
    isAsked: ({ failure }) => failure?.code === 'trade_number_again',
    read: (typed) => (typed ? true : undefined),
    draw: ({ control, type }) => (
      <CheckboxField
        label={formTexts.sameTrade}
        checked={control.value !== ''}
        onChange={(event) => type(event.target.checked ? 'yes' : '')}
      />
    ),
  },
]
