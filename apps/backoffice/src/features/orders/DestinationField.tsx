import type { StaffOrder } from '@pandrop/contract/staff/orders'
import { SelectField } from '@pandrop/ui/SelectField'
import { orderFormTexts as texts } from '../../texts/order-dialogs.ts'

/** Where money goes back to. */
export type Destination = StaffOrder['payment_method']

interface DestinationFieldProps {
  order: StaffOrder
  /** undefined: the charge is disputed, and the shop decides */
  value: Destination | undefined
  onChange: (destination: Destination) => void
}

const names: Record<Destination, string> = { card: texts.toCard, balance: texts.toBalance }

/** Where money of an order goes unless somebody chooses: of a disputed charge the shop says what is possible. */
export const firstDestination = ({ payment, payment_method }: StaffOrder): Destination | undefined =>
  payment?.dispute ? undefined : payment_method

/** Where the money goes back to: a balance never goes to a card, and a disputed charge has its sale undone. */
export const DestinationField = ({ order, value, onChange }: DestinationFieldProps) => {
  if (value === undefined) return <p className="text-bone-1">{texts.disputed}</p>
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
