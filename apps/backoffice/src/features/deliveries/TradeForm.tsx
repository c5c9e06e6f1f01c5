import type { DeliveryCard, OrderResult } from '@pandrop/contract/staff/deliveries'
import { takeOrderSteps } from '@pandrop/contract/staff/routes/deliveries'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { TextField } from '@pandrop/ui/TextField'
import { type KeyboardEvent, useState } from 'react'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { SubmitForm } from '../../forms/SubmitForm.tsx'
import { isTradeOffer } from '../../forms/tradeFields.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { deliveryTexts as texts } from '../../texts/deliveries.ts'
import { formTexts } from '../../texts/forms.ts'
import { KeyHint } from '../../ui/KeyHint.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { refreshAll } from './deliveryQueries.ts'
import { Refused } from './Refused.tsx'

interface TradeFormProps {
  card: DeliveryCard
  onDone: () => void
}

/** One number for all orders of a card; each that is refused says why. */
export const TradeForm = ({ card, onDone }: TradeFormProps) => {
  const [typed, setTyped] = useState('')
  const [isInvalid, setInvalid] = useState(false)
  const [isSame, setSame] = useState(false)
  const [refused, setRefused] = useState<readonly OrderResult[]>([])
  const call = useCall(takeOrderSteps, {
    failed: texts.saveFailed,
    quiet: true,
    onDone: ({ results }) => {
      const left = results.filter(({ refusal }) => refusal !== null)
      setRefused(left)
      if (left.length === 0) onDone()
      else void refreshAll()
    },
  })
  const isAskedAgain = refused.some(({ refusal }) => refusal?.code === 'trade_number_again')
  const send = (): void => {
    const number = typed.trim()
    setInvalid(!isTradeOffer(number))
    if (!isTradeOffer(number) || call.running) return
    const orders = card.orders.map(({ id }) => id)
    const same = isAskedAgain && isSame ? { same_trade: true } : {}
    void call.run({ body: { step: 'trade_sent', orders, trade_offer_id: number, ...same } })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key !== 'Escape') return
    event.currentTarget.closest('li')?.querySelector<HTMLElement>('[data-card]')?.focus()
  }
  return (
    <SubmitForm onSubmit={send} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-2">
        <TextField
          label={texts.number}
          hint={texts.numberHint}
          error={isInvalid ? formTexts.tradeOfferInvalid : undefined}
          maxLength={300}
          autoComplete="off"
          data-trade-number=""
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setInvalid(false)
            // Another number is another question.
            setRefused([])
            setSame(false)
          }}
          onKeyDown={onKeyDown}
          className="max-w-[420px] min-w-0 flex-1 compact:basis-full"
        />
        <StaffButton
          type="submit"
          kind="primary"
          loading={call.running}
          iconAfter={<KeyHint>Enter</KeyHint>}
          className="mt-6 compact:mt-0"
        >
          {texts.save}
        </StaffButton>
      </div>
      {isAskedAgain && (
        <CheckboxField
          label={formTexts.sameTrade}
          checked={isSame}
          onChange={({ target }) => setSame(target.checked)}
        />
      )}
      <Refused results={refused} onClose={() => setRefused([])} />
      <FormAlert text={call.failureText} />
    </SubmitForm>
  )
}
