import { zodResolver } from '@hookform/resolvers/zod'
import { type ApiFailure, isOfLeftSession, isSessionExpired, isUnverified } from '@pandrop/api-client/errors'
import { readPrice, type SellProposal, type SellValues, sellForm } from '@pandrop/contract/forms/sell'
import type { OfferQuality, OfferVariant } from '@pandrop/contract/lifecycle/offer'
import type { SellableSkin } from '@pandrop/contract/offers'
import { createOffer } from '@pandrop/contract/routes'
import { formatUnits } from '@pandrop/money/format'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { fieldProps } from '../../forms/fieldProps.ts'
import { showServerErrors } from '../../forms/serverErrors.ts'
import { useSubmitGuard } from '../../forms/submitGuard.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useFailureText } from '../../hooks/useFailureText.ts'
import { useText } from '../../hooks/useText.ts'
import { skinName } from './skinName.ts'

const empty: SellValues = {
  title: '',
  price: '',
  quality: '',
  item_url: '',
  stickers: '',
  charm: '',
  name_tag: '',
}

/** Who is no longer signed in, or not verified, is led elsewhere and told there. */
const isToldElsewhere = (failure: ApiFailure): boolean =>
  isSessionExpired(failure) || isUnverified(failure) || isOfLeftSession(failure)

/** What a failed attempt says above the button; the fields say what is wrong with each of them. */
const useAlert = (failure: ApiFailure | null): string | undefined => {
  const text = useText()
  const failureText = useFailureText()
  if (!failure || isToldElsewhere(failure)) return undefined
  const besideFields = Object.keys(empty).some((name) => failure.fieldErrors[name])
  return besideFields ? text('offer_submit_failed') : failureText(failure, 'offer_submit_failed')
}

/** The skin of the catalogue that is meant, if any, and how it is made. */
interface ChosenCopy {
  skin: SellableSkin | null
  variant: OfferVariant
}

const noCopy: ChosenCopy = { skin: null, variant: 'normal' }

/**
 * The form that proposes a skin: free text, or a skin of the catalogue that limits what else can be said.
 * @param onSent the shop has it; the form is empty again
 */
export const useSellForm = (onSent: () => void) => {
  const text = useText()
  const guard = useSubmitGuard()
  const form = useForm<SellValues, unknown, SellProposal>({ resolver: zodResolver(sellForm), defaultValues: empty })
  const { title, price, quality } = useWatch({ control: form.control }) as SellValues
  const [{ skin, variant }, setCopy] = useState(noCopy)
  const call = useCall(createOffer, {
    failed: 'offer_submit_failed',
    quiet: true,
    onFailure: (failure) => showServerErrors(form, failure),
  })
  const alert = useAlert(call.failure)

  const send = form.handleSubmit(
    async (proposal) => {
      const answer = await call.run({ body: { ...proposal, ...(skin && { skin_id: skin.skin_id, variant }) } })
      guard.leave('attempted')
      if (!answer) return
      form.reset(empty)
      setCopy(noCopy)
      onSent()
    },
    () => guard.leave('invalid'),
  )
  const writePrice = (units: number) =>
    form.setValue('price', formatUnits(units), { shouldValidate: form.formState.isSubmitted })
  const clearImpossible = ({ qualities }: SellableSkin) => {
    const isPossible = qualities.some((possible) => possible === form.getValues('quality'))
    if (!isPossible) form.resetField('quality')
  }
  return {
    field: fieldProps(form, text),
    title,
    quality: quality === '' ? undefined : (quality as OfferQuality),
    skin,
    variant,
    setVariant: (next: OfferVariant) => setCopy({ skin, variant: next }),
    chooseSkin: (next: SellableSkin) => {
      setCopy({ skin: next, variant: next.variants[0] ?? 'normal' })
      form.setValue('title', skinName(next), { shouldValidate: form.formState.isSubmitted })
      clearImpossible(next)
    },
    /** what is typed is no longer the skin that was chosen */
    leaveSkin: () => setCopy(noCopy),
    /** what is asked for, beside what we would pay */
    wish: { wish: readPrice(price), onAsk: writePrice },
    /** writes a price as the shop does, once it has been typed */
    tidyPrice: () => {
      const units = readPrice(form.getValues('price'))
      if (units > 0) writePrice(units)
    },
    alert,
    sending: call.running,
    submit: () => guard.enter() && void send(),
  }
}

export type SellFormHandle = ReturnType<typeof useSellForm>
