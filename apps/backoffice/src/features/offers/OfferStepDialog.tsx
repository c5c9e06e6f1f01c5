import type { ApiFailure } from '@pandrop/api-client/errors'
import { isReserved } from '@pandrop/contract/lifecycle/item'
import { offerLifecycle, type StaffOfferStep } from '@pandrop/contract/lifecycle/offer'
import type { StaffOffer } from '@pandrop/contract/staff/offers'
import { takeOfferStep } from '@pandrop/contract/staff/routes/offers'
import { TextArea } from '@pandrop/ui/TextArea'
import { TextField } from '@pandrop/ui/TextField'
import { readAsset, readFloat, readSeed } from '../../forms/copy/copyDraft.ts'
import { ReasonField } from '../../forms/ReasonField.tsx'
import { StepDialog, type StepField } from '../../forms/StepDialog.tsx'
import { tradeFields } from '../../forms/tradeFields.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { formTexts } from '../../texts/forms.ts'
import { offerStepTexts, offerFormTexts as texts } from '../../texts/offerForms.ts'
import { shelvingTexts } from '../../texts/shelving.ts'
import { sendOnCtrlEnter } from './CounterForm.tsx'

/** Steps that ask in a dialog; a counter-offer has a form of its own. */
export type DialogStep = Exclude<StaffOfferStep, 'countered'>

interface OfferStepDialogProps {
  step: DialogStep
  offer: StaffOffer
  onClose: () => void
  /** the offer as it is afterwards, and what was done in words */
  onDone: (offer: StaffOffer, done: string) => void
  /** the offer is not what it was when it was read */
  onMovedOn: (failure: ApiFailure) => void
}

const isAboutTrade = ({ code }: ApiFailure): boolean => code === 'trade_number_used' || code === 'trade_number_again'

const readOneLine = (typed: string): string | undefined => typed.trim().replace(/\s+/g, ' ') || undefined

const fields: StepField<StaffOffer>[] = [
  ...tradeFields<StaffOffer>({ label: texts.trade }),
  {
    name: 'float',
    read: readFloat,
    invalid: texts.floatInvalid,
    draw: ({ control }) => (
      <TextField label={texts.float} hint={texts.floatHint} inputMode="decimal" autoComplete="off" {...control} />
    ),
  },
  {
    name: 'paint_seed',
    read: readSeed,
    invalid: texts.seedInvalid,
    draw: ({ control }) => (
      <TextField label={texts.seed} hint={texts.seedHint} inputMode="numeric" autoComplete="off" {...control} />
    ),
  },
  {
    name: 'asset_id',
    read: readAsset,
    invalid: texts.assetInvalid,
    draw: ({ control }) => (
      <TextField label={texts.asset} hint={texts.assetHint} inputMode="numeric" autoComplete="off" {...control} />
    ),
  },
  {
    name: 'note',
    isAsked: ({ step }) => step !== 'received',
    read: readOneLine,
    invalid: formTexts.reasonMissing,
    draw: ({ control, step }) => (
      <TextArea
        label={step === 'rejected' ? formTexts.reason : texts.customerNote}
        hint={step === 'rejected' ? formTexts.reasonToCustomer : texts.optional}
        maxLength={500}
        onKeyDown={sendOnCtrlEnter}
        {...control}
      />
    ),
  },
  {
    name: 'reason',
    isAsked: ({ step }) => step !== 'received' && step !== 'rejected',
    read: readOneLine,
    draw: ({ control, type }) => <ReasonField value={control.value} error={control.error} onChange={type} />,
  },
]

// What a reversal does to the item, before and after it: what a customer has stays with its order.
const said = (text: string, step: DialogStep, { item }: StaffOffer): string => {
  if (step !== 'reversed' || item === null) return text
  const { id, state, order_id: order } = item
  const isTaken = isReserved(state) || order !== null
  return `${text} ${isTaken ? shelvingTexts.reversedTaken(id, order) : shelvingTexts.reversedFree(id)}`
}

/** Asks before a step of an offer is taken; refused where somebody else did something with it meanwhile. */
export const OfferStepDialog = ({ step, offer, onClose, onDone, onMovedOn }: OfferStepDialogProps) => {
  const { failed, done } = offerStepTexts[step]
  const call = useCall(takeOfferStep, {
    failed,
    quiet: true,
    onDone: ({ offer: after }) => onDone(after, said(done(offer.title), step, after)),
    onFailure: (failure) => failure.httpStatus === 409 && !isAboutTrade(failure) && onMovedOn(failure),
  })
  const seen = offer.timeline.at(-1)?.id
  return (
    <StepDialog
      lifecycle={offerLifecycle}
      step={step}
      subject={offer}
      fields={fields}
      texts={offerStepTexts[step]}
      about={said(`${offer.title}.`, step, offer).slice(0, -1)}
      call={call}
      onSend={(filled) => call.run({ params: { id: offer.id }, body: { step, seen, ...filled } })}
      onClose={onClose}
    />
  )
}
