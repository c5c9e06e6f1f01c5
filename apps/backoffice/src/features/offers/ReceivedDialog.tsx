import type { ApiFailure } from '@pandrop/api-client/errors'
import { takeOfferStep } from '@pandrop/contract/staff/routes/offers'
import { TextField } from '@pandrop/ui/TextField'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { isTradeAgain, SameTradeField } from '../../forms/SameTradeField.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { offerFormTexts } from '../../texts/offerForms.ts'
import { readFloat } from './counterInsight.ts'
import type { StepDialogProps } from './stepDialogProps.ts'

const isAboutTrade = ({ code }: ApiFailure): boolean => code === 'trade_number_used' || code === 'trade_number_again'

/** Records the trade that brought the item. */
export const ReceivedDialog = ({ offer, onClose, onDone, onMovedOn }: StepDialogProps) => {
  const [trade, setTrade] = useState('')
  const [typedFloat, setTypedFloat] = useState('')
  const [isSameTrade, setSameTrade] = useState(false)
  const [tried, setTried] = useState(false)
  const float = readFloat(typedFloat)
  const call = useCall(takeOfferStep, {
    failed: offerFormTexts.stepFailed,
    quiet: true,
    onDone: (answer) => onDone(answer.offer, offerFormTexts.receivedDone(offer.title)),
    onFailure: (failure) => failure.httpStatus === 409 && !isAboutTrade(failure) && onMovedOn(failure),
  })
  const tradeOfferId = trade.trim()
  const send = (): void => {
    setTried(true)
    if (tradeOfferId === '' || float === null) return
    const seen = offer.timeline.at(-1)?.id
    const same = isSameTrade && { same_trade: true }
    void call.run({
      params: { id: offer.id },
      body: { step: 'received', trade_offer_id: tradeOfferId, float, seen, ...same },
    })
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={offerFormTexts.received}
      text={`${offer.title}. ${offerFormTexts.receivedText}`}
      submitLabel={offerFormTexts.receivedButton}
      busy={call.running}
      failure={Object.keys(call.fieldErrors).length > 0 ? undefined : call.failureText}
      onSubmit={send}
    >
      <TextField
        label={offerFormTexts.trade}
        autoComplete="off"
        maxLength={300}
        value={trade}
        onChange={(event) => {
          setTrade(event.target.value)
          // Another number is another question.
          setSameTrade(false)
        }}
        error={
          call.fieldErrors.trade_offer_id ?? (tried && tradeOfferId === '' ? offerFormTexts.tradeMissing : undefined)
        }
      />
      {(isSameTrade || isTradeAgain(call.failure)) && <SameTradeField checked={isSameTrade} onChange={setSameTrade} />}
      <TextField
        label={offerFormTexts.float}
        hint={offerFormTexts.floatHint}
        inputMode="decimal"
        autoComplete="off"
        value={typedFloat}
        onChange={(event) => setTypedFloat(event.target.value)}
        error={call.fieldErrors.float ?? (tried && float === null ? offerFormTexts.floatInvalid : undefined)}
      />
    </FormDialog>
  )
}
