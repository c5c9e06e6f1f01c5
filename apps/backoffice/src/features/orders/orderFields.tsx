import { type EndCause, endCauses } from '@pandrop/contract/lifecycle/order'
import type { StaffOrder } from '@pandrop/contract/staff/orders'
import { SelectField } from '@pandrop/ui/SelectField'
import { TextField } from '@pandrop/ui/TextField'
import { endCauseNames, orderFormTexts as texts } from '../../texts/order-dialogs.ts'
import { hasOpenWithdrawal } from './orderQuery.ts'

interface FieldProps {
  value: string
  onChange: (event: { target: { value: string } }) => void
  error?: string | undefined
}

const causes = endCauses.map((cause) => ({ value: cause, label: endCauseNames[cause] }))

/** Why an order is given up unless somebody chooses: whoever has withdrawn asked for it, nothing else is known. */
export const firstCause = (order: StaffOrder): EndCause | undefined =>
  hasOpenWithdrawal(order) ? 'customer_asked' : undefined

/**
 * Why something is given up before its delivery: the record and the customer's mail follow it. Where nobody has
 * withdrawn nothing is chosen to begin with: a first choice would be sent unread.
 */
export const CauseField = (props: FieldProps) => (
  <SelectField
    label={texts.cause}
    hint={props.value === 'fraud' ? texts.causeFraud : texts.causeHint}
    placeholder={texts.causeChoose}
    options={causes}
    required
    {...props}
  />
)

/** Where money goes back to. */
export type Destination = StaffOrder['payment_method']

const destinationNames: Record<Destination, string> = { card: texts.toCard, balance: texts.toBalance }

/** Where money of an order goes unless somebody chooses: of a disputed charge the shop says what is possible. */
export const firstDestination = ({ payment, payment_method }: StaffOrder): Destination | undefined =>
  payment?.dispute ? undefined : payment_method

/**
 * Where the money goes back to: a balance never goes to a card, and a disputed charge, whose value is empty, has its
 * sale undone.
 */
export const DestinationField = ({ order, ...props }: FieldProps & { order: StaffOrder }) => {
  if (props.value === '') return <p className="text-bone-1">{texts.disputed}</p>
  const possible: Destination[] = order.payment_method === 'card' ? ['card', 'balance'] : ['balance']
  const options = possible.map((destination) => ({ value: destination, label: destinationNames[destination] }))
  return <SelectField label={texts.destination} options={options} {...props} />
}

/** One line, so that Enter sends the form: what the customer reads. */
export const NoteField = (props: FieldProps) => (
  <TextField label={texts.note} hint={texts.noteHint} maxLength={500} autoComplete="off" {...props} />
)

/** What the record keeps. */
export const RecordReasonField = ({ required = false, ...props }: FieldProps & { required?: boolean }) => (
  <TextField
    label={texts.reason}
    hint={required ? texts.reasonHint : texts.reasonOptional}
    required={required}
    maxLength={300}
    autoComplete="off"
    {...props}
  />
)
