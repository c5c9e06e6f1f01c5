import type { ApiFailure } from '@pandrop/api-client/errors'
import { isCountered } from '@pandrop/contract/lifecycle/offer'
import type { StaffOffer } from '@pandrop/contract/staff/offers'
import { takeOfferStep } from '@pandrop/contract/staff/routes/offers'
import { TextArea } from '@pandrop/ui/TextArea'
import { TextField } from '@pandrop/ui/TextField'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { showEuro, showTime } from '../../format.ts'
import { AmountField } from '../../forms/AmountField.tsx'
import { readFloat } from '../../forms/copy/copyDraft.ts'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { readAmount } from '../../forms/readAmount.ts'
import { SubmitForm } from '../../forms/SubmitForm.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { useStaff } from '../../hooks/useStaffSession.ts'
import { formTexts } from '../../texts/forms.ts'
import { offerFormTexts } from '../../texts/offerForms.ts'
import { offerEventTexts, offerTexts } from '../../texts/offers.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { CounterFigures } from './CounterFigures.tsx'
import { insightOf, startPrice } from './counterInsight.ts'
import { eventBy } from './eventBy.ts'

/** What somebody has typed into the form, letter by letter. */
export interface CounterDraft {
  price: string
  float: string
  note: string
}

interface CounterFormProps {
  offer: StaffOffer
  /** what was typed before and not sent */
  draft: CounterDraft | undefined
  onDraft: (draft: CounterDraft) => void
  /** the price field takes the focus */
  focused: boolean
  onFocused: () => void
  /** the offer as it is afterwards, and what was done in words */
  onDone: (offer: StaffOffer, done: string) => void
  /** the offer is not what it was when it was read */
  onMovedOn: (failure: ApiFailure) => void
  /** what else can be done with the offer, beside the button that sends */
  others?: ReactNode
}

const startOf = (offer: StaffOffer): CounterDraft => {
  const price = offer.service_price ?? startPrice(offer)
  return { price: price === undefined ? '' : price.toFixed(2), float: '', note: '' }
}

/**
 * A counter-offer, or another one while one stands. Enter sends what is not above the wish; Ctrl+Enter and the button
 * send whatever is typed, and in the note Ctrl+Enter alone does.
 */
export const CounterForm = (props: CounterFormProps) => {
  const { offer, draft, onDraft, focused, onFocused, onDone, onMovedOn, others } = props
  const [typed, setTyped] = useState(draft ?? (() => startOf(offer)))
  const [tried, setTried] = useState(false)
  const [held, setHeld] = useState(false)
  const priceField = useRef<HTMLInputElement>(null)
  const price = readAmount(typed.price)
  const float = readFloat(typed.float)
  const call = useCall(takeOfferStep, {
    failed: offerFormTexts.failed,
    quiet: true,
    onDone: (answer) =>
      onDone(answer.offer, offerFormTexts.sent(showEuro(answer.offer.service_price ?? 0), offer.title)),
    onFailure: (failure) => failure.httpStatus === 409 && onMovedOn(failure),
  })

  useEffect(() => {
    if (!focused) return
    priceField.current?.focus()
    priceField.current?.select()
    onFocused()
  }, [focused, onFocused])

  const type = (change: Partial<CounterDraft>): void => {
    const next = { ...typed, ...change }
    setTyped(next)
    setHeld(false)
    onDraft(next)
  }
  const possible = offer.steps.some(({ name, possible }) => name === 'countered' && possible)
  const send = (): void => {
    setTried(true)
    if (call.running || !possible) return
    if (price === null || float === null) {
      priceField.current?.focus()
      return
    }
    const note = typed.note.trim().replace(/\s+/g, ' ') || undefined
    const seen = offer.timeline.at(-1)?.id
    void call.run({ params: { id: offer.id }, body: { step: 'countered', price, float, note, seen } })
  }
  const above = price === null ? 0 : insightOf(price, offer).aboveWish
  const onEnter = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter') return
    const isMeant = event.ctrlKey || event.metaKey
    if (!isMeant && above <= 0) return
    event.preventDefault()
    if (isMeant) event.currentTarget.form?.requestSubmit()
    else setHeld(true)
  }
  const isRefusedByField = Object.keys(call.fieldErrors).length > 0
  return (
    <SubmitForm onSubmit={send} className="flex flex-col gap-3">
      <MovedOn offer={offer} />
      <div className="grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] gap-3">
        <AmountField
          ref={priceField}
          label={offerFormTexts.price}
          value={typed.price}
          onChange={(event) => type({ price: event.target.value })}
          onKeyDown={onEnter}
          error={call.fieldErrors.price ?? (tried && price === null ? formTexts.amountInvalid : undefined)}
        />
        <TextField
          label={offerFormTexts.float}
          inputMode="decimal"
          autoComplete="off"
          placeholder={offer.float === null ? offerFormTexts.optional : String(offer.float)}
          value={typed.float}
          onChange={(event) => type({ float: event.target.value })}
          onKeyDown={onEnter}
          error={call.fieldErrors.float ?? (tried && float === null ? offerFormTexts.floatInvalid : undefined)}
        />
      </div>
      <CounterFigures price={price} offer={offer} />
      <TextArea
        label={offerFormTexts.note}
        hint={offerFormTexts.noteHint}
        rows={2}
        maxLength={500}
        value={typed.note}
        onChange={(event) => type({ note: event.target.value })}
        onKeyDown={sendOnCtrlEnter}
        error={call.fieldErrors.note}
      />
      <FormAlert text={held ? offerFormTexts.aboveHeld : isRefusedByField ? undefined : call.failureText} />
      <div className="flex flex-wrap items-center gap-2">
        <StaffButton
          type="submit"
          kind="primary"
          loading={call.running}
          loadingLabel={offerFormTexts.sending}
          disabledReason={possible ? undefined : offerTexts.notNow(offer.state)}
        >
          {sendLabel(price, above, isCountered(offer.state))}
        </StaffButton>
        {others}
      </div>
    </SubmitForm>
  )
}

const sendLabel = (price: number | null, above: number, isStanding: boolean): string => {
  if (price === null) return offerFormTexts.sendNothing
  const sum = showEuro(price)
  const label = isStanding ? offerFormTexts.change(sum) : offerFormTexts.send(sum)
  return above > 0 ? offerFormTexts.sendAbove(label, showEuro(above)) : label
}

/** In a field of several lines Enter begins a line, so that Ctrl and Enter send the form. */
export const sendOnCtrlEnter = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** Says that somebody else did something with the offer while it was open here, and what. */
const MovedOn = ({ offer: { timeline } }: { offer: StaffOffer }) => {
  const newest = timeline.at(-1)
  const [opened] = useState(newest?.id)
  const staff = useStaff()
  const moved = newest && newest.id !== opened && newest.by !== `staff:${staff?.id}`
  return (
    <FormAlert
      text={
        moved
          ? offerFormTexts.movedOn(offerEventTexts[newest.kind].toLowerCase(), eventBy(newest), showTime(newest.at))
          : undefined
      }
    />
  )
}
