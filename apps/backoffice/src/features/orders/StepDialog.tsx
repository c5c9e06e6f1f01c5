import type { OrderStep } from '@pandrop/contract/lifecycle/order'
import type { StaffOrder } from '@pandrop/contract/staff/orders'
import { takeOrderStep } from '@pandrop/contract/staff/routes/orders'
import { TextField } from '@pandrop/ui/TextField'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { isTradeAgain, SameTradeField } from '../../forms/SameTradeField.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { stepTexts, orderFormTexts as texts } from '../../texts/order-dialogs.ts'
import { isHeldObstacle } from '../../texts/orders.ts'
import { refreshAfterStep } from './orderQuery.ts'
import { useOverride } from './useOverride.tsx'
import { noWords, sentWords, WordFields } from './WordFields.tsx'

interface StepDialogProps {
  step: Exclude<OrderStep, 'cancelled' | 'reversed'>
  order: StaffOrder
  onClose: () => void
}

const isHeld = ({ actions }: StaffOrder, step: OrderStep): boolean =>
  actions.some(({ action, obstacle }) => action === step && isHeldObstacle(obstacle))

/** Records a step that moves no money. */
export const StepDialog = ({ step, ...rest }: StepDialogProps) =>
  step === 'trade_sent' ? <TradeSentDialog {...rest} /> : <PlainDialog step={step} {...rest} />

interface PlainDialogProps extends StepDialogProps {
  step: Exclude<StepDialogProps['step'], 'trade_sent'>
}

const PlainDialog = ({ step, order, onClose }: PlainDialogProps) => {
  const [words, setWords] = useState(noWords)
  const override = useOverride(isHeld(order, step))
  const { title, text, submit, failed, done } = stepTexts[step]
  const { run, running, failureText } = useCall(takeOrderStep, { failed, done, quiet: true, onDone: refreshAfterStep })
  const send = async () => {
    const sent = override.read()
    if (sent && (await run({ params: { id: order.id }, body: { step, ...sent, ...sentWords(words) } }))) onClose()
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      text={text}
      submitLabel={submit}
      busy={running}
      failure={failureText}
      onSubmit={() => void send()}
    >
      {override.field}
      <WordFields words={words} onChange={setWords} />
    </FormDialog>
  )
}

// As far as a person can mistype it; the server reads the address (features/trades).
const isTradeOffer = (typed: string): boolean => /^[1-9]\d{0,19}$|\/tradeoffer\/[1-9]/.test(typed)

const TradeSentDialog = ({ order, onClose }: Omit<StepDialogProps, 'step'>) => {
  const [words, setWords] = useState(noWords)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const override = useOverride(isHeld(order, 'trade_sent'))
  const { title, text, submit, failed, done } = stepTexts.trade_sent
  const options = { failed, done, quiet: true, onDone: refreshAfterStep }
  const { run, running, failure, failureText } = useCall(takeOrderStep, options)
  const [isSameTrade, setSameTrade] = useState(false)
  const isAsked = isSameTrade || isTradeAgain(failure)
  const send = async () => {
    const tradeOffer = typed.trim()
    setError(isTradeOffer(tradeOffer) ? undefined : texts.tradeOfferInvalid)
    const sent = override.read()
    if (!isTradeOffer(tradeOffer) || !sent) return
    const same = isSameTrade && { same_trade: true }
    const body = { step: 'trade_sent', trade_offer_id: tradeOffer, ...same, ...sent, ...sentWords(words) } as const
    if (await run({ params: { id: order.id }, body })) onClose()
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      text={text}
      submitLabel={submit}
      busy={running}
      failure={failureText}
      onSubmit={() => void send()}
    >
      {override.field}
      <TextField
        label={texts.tradeOffer}
        hint={texts.tradeOfferHint}
        error={error}
        autoComplete="off"
        maxLength={300}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          // Another number is another question.
          setSameTrade(false)
        }}
      />
      {isAsked && <SameTradeField checked={isSameTrade} onChange={setSameTrade} />}
      <WordFields words={words} onChange={setWords} />
    </FormDialog>
  )
}
