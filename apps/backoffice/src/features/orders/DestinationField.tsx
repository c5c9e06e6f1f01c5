import type { DeskOrder } from '@pandrop/contract/staff/orders'
import { SelectField } from '@pandrop/ui/SelectField'
import { orderFormTexts as texts } from '../../texts/order-dialogs.ts'

/** Where money goes back to. */
export type Destination = DeskOrder['payment_method']

interface DestinationFieldProps {
  order: DeskOrder
  value: Destination
  onChange: (destination: Destination) => void
}

const names: Record<Destination, string> = { card: texts.toCard, balance: texts.toBalance }

/** Where the money goes back to: a balance never goes to a card. */
export const DestinationField = ({ order, value, onChange }: DestinationFieldProps) => {
  const possible: Destination[] = order.payment_method === 'card' ? ['card', 'balance'] : ['balance']
  return (
    <SelectField
      label={texts.destination}
      options={possible.map((destination) => ({ value: destination, label: names[destination] }))}
      value={value}
      onChange={(event) => onChange(event.target.value === 'card' ? 'card' : 'balance')}
    />
  )
}
