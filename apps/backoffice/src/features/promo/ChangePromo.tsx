import type { StaffPromoCode } from '@pandrop/contract/staff/promo'
import { changePromoCode } from '@pandrop/contract/staff/routes/promo'
import { useState } from 'react'
import { showEuro } from '../../format.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { shopZone } from '../../shopTime.ts'
import { promoTexts as texts } from '../../texts/promo.ts'
import { DiscountFields, FirstDayField, LastDayField, LimitFields, Pair } from './PromoFields.tsx'
import { changesOf, typedOf } from './promoForm.ts'
import { promosChanged, readAgain } from './promoQueries.ts'
import { discountText, fromText, standingText, untilText } from './promoWords.ts'
import { MeantField, usePromoForm } from './usePromoForm.tsx'

interface ChangePromoProps {
  promo: StaffPromoCode
  onClose: () => void
}

const promisedText = (promo: StaffPromoCode): string =>
  texts.promised(
    promo.total_min > 0 ? texts.promisedMin(discountText(promo), showEuro(promo.total_min)) : discountText(promo),
  )

const lastDayHint = (promo: StaffPromoCode): string => {
  const until = untilText(promo)
  return until !== null && promo.last_day === null ? texts.lastDayStays(until) : texts.lastDayHint(shopZone())
}

/**
 * Extends a code and raises its limits; one that nobody has used can be corrected in everything but its name. It is
 * held against what was seen here: a colleague's change is never written over without being told.
 */
export const ChangePromo = ({ promo, onClose }: ChangePromoProps) => {
  // As it was when the dialog opened: a page that is read anew must not change what somebody is about to do.
  const [opened] = useState(promo)
  const [before] = useState(() => typedOf(opened))
  const [standing, setStanding] = useState(opened)
  const form = usePromoForm(before)
  const call = useCall(changePromoCode, {
    failed: texts.saveFailed,
    quiet: true,
    done: texts.saved(promo.code),
    onDone: async () => {
      await promosChanged()
      onClose()
    },
    onFailure: async (failure) => {
      form.hear(failure)
      if (failure.code !== 'promo_changed' && failure.code !== 'promo_promised') return
      const now = await readAgain(promo.id)
      if (now) setStanding(now)
    },
  })
  const save = (): void => {
    if (!form.check()) return
    const body = { ...changesOf(form.typed, before), seen: standing.version, confirmed: form.confirmed }
    void call.run({ params: { id: promo.id }, body })
  }
  const movedOn = standing.version === opened.version ? '' : texts.movedOn(standingText(standing))
  const failure = call.failureText && [call.failureText, movedOn].filter(Boolean).join('. ')
  const fields = { typed: form.typed, onType: form.type, wrong: form.wrong, errors: call.fieldErrors }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.changeTitle(promo.code)}
      text={standing.ever_used ? promisedText(standing) : undefined}
      submitLabel={texts.save}
      busy={call.running}
      failure={Object.keys(call.fieldErrors).length > 0 ? undefined : failure}
      wide
      onSubmit={save}
    >
      {standing.ever_used ? (
        <LastDayField {...fields} hint={lastDayHint(opened)} />
      ) : (
        <>
          <DiscountFields {...fields} />
          <Pair>
            <FirstDayField {...fields} hint={texts.firstDayStays(fromText(opened))} />
            <LastDayField {...fields} hint={lastDayHint(opened)} />
          </Pair>
        </>
      )}
      <LimitFields {...fields} />
      <MeantField form={form} />
    </FormDialog>
  )
}
