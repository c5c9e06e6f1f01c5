import { adjustBalance } from '@pandrop/contract/staff/routes/customers'
import { SelectField } from '@pandrop/ui/SelectField'
import { TextArea } from '@pandrop/ui/TextArea'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showEuro } from '../../format.ts'
import { AmountField } from '../../forms/AmountField.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { ReasonField } from '../../forms/ReasonField.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { adjustmentTexts } from '../../texts/adjustments.ts'
import { type Bounds, type Direction, directions, type ReadWish, readWish, type TypedWish } from './wish.ts'

const options = directions.map((value) => ({ value, label: adjustmentTexts[value] }))

const empty: TypedWish = { direction: 'gift', amount: '', reason: '', note: '' }

const submitLabel = ({ amount, needsSecond }: ReadWish): string => {
  if (amount === null) return adjustmentTexts.start
  return needsSecond ? adjustmentTexts.propose(showEuro(amount)) : adjustmentTexts.book(showEuro(amount))
}

const hintOf = ({ amount, needsSecond }: ReadWish, free: number): string | undefined => {
  if (amount === null) return undefined
  return needsSecond ? adjustmentTexts.needsSecond(showEuro(free)) : adjustmentTexts.alone
}

interface AdjustDialogProps {
  customerId: number
  bounds: Bounds
  onClose: () => void
}

/** Moves a balance with a reason and a note; it says beforehand whether a second person is needed. */
export const AdjustDialog = ({ customerId, bounds, onClose }: AdjustDialogProps) => {
  const client = useQueryClient()
  const [typed, setTyped] = useState(empty)
  const set = (change: Partial<TypedWish>) => setTyped((before) => ({ ...before, ...change }))
  const wish = readWish(typed, bounds)
  const adjust = useCall(adjustBalance, {
    failed: adjustmentTexts.failed,
    quiet: true,
    done: ({ adjustment: { state, amount } }) =>
      state === 'booked' ? adjustmentTexts.booked(showEuro(amount)) : adjustmentTexts.proposed(showEuro(amount)),
    onDone: async () => {
      const stale = [['customer'], ['customers'], ['adjustments']]
      await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })))
    },
  })
  const { kind, amount } = wish
  const send = async () => {
    if (amount === null) return
    const body = { amount, kind, reason: typed.reason.trim(), note: typed.note.trim() }
    if (await adjust.run({ params: { id: customerId }, body })) onClose()
  }
  return (
    <FormDialog
      open
      wide
      title={adjustmentTexts.adjustTitle}
      text={adjustmentTexts.adjustText(showEuro(bounds.balance))}
      submitLabel={submitLabel(wish)}
      busy={adjust.running}
      {...(adjust.failureText && { failure: adjust.failureText })}
      {...(wish.problem && { disabledReason: wish.problem })}
      onClose={onClose}
      onSubmit={() => void send()}
    >
      <SelectField
        label={adjustmentTexts.direction}
        options={options}
        value={typed.direction}
        onChange={(event) => set({ direction: event.target.value as Direction })}
      />
      <AmountField
        label={adjustmentTexts.amountField}
        hint={hintOf(wish, bounds.free)}
        value={typed.amount}
        error={adjust.fieldErrors.amount}
        onChange={(event) => set({ amount: event.target.value })}
      />
      <ReasonField value={typed.reason} onChange={(reason) => set({ reason })} />
      <TextArea
        label={adjustmentTexts.note}
        hint={adjustmentTexts.noteHint}
        maxLength={500}
        value={typed.note}
        onChange={(event) => set({ note: event.target.value })}
      />
    </FormDialog>
  )
}
