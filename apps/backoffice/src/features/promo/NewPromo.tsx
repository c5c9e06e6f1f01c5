import type { StaffPromoCode } from '@pandrop/contract/staff/promo'
import { createPromoCode } from '@pandrop/contract/staff/routes/promo'
import { TextField } from '@pandrop/ui/TextField'
import { useNavigate } from '@tanstack/react-router'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { paths } from '../../paths.ts'
import { shopToday, shopZone } from '../../shopTime.ts'
import { promoTexts as texts } from '../../texts/promo.ts'
import { DiscountFields, FirstDayField, LastDayField, LimitFields, Pair } from './PromoFields.tsx'
import { copyOf, newBody, nothingTyped } from './promoForm.ts'
import { promosChanged } from './promoQueries.ts'
import { MeantField, usePromoForm } from './usePromoForm.tsx'

interface NewPromoProps {
  /** the one whose terms it begins with */
  like?: StaffPromoCode
  onClose: () => void
}

/** Makes a code, from nothing or like another one, and leads to its page. */
export const NewPromo = ({ like, onClose }: NewPromoProps) => {
  const form = usePromoForm(like ? copyOf(like, shopToday()) : nothingTyped)
  const navigate = useNavigate()
  const call = useCall(createPromoCode, {
    failed: texts.createFailed,
    quiet: true,
    done: ({ promo_code: { code } }) => texts.created(code),
    onDone: async ({ promo_code: { id } }) => {
      await promosChanged()
      onClose()
      await navigate({ to: paths.promoCode(id) })
    },
    onFailure: form.hear,
  })
  const save = (): void => {
    if (form.check()) void call.run({ body: { ...newBody(form.typed), confirmed: form.confirmed } })
  }
  const fields = { typed: form.typed, onType: form.type, wrong: form.wrong, errors: call.fieldErrors }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={like ? texts.duplicateTitle(like.code) : texts.createTitle}
      submitLabel={texts.createButton}
      busy={call.running}
      failure={Object.keys(call.fieldErrors).length > 0 ? undefined : call.failureText}
      wide
      onSubmit={save}
    >
      <TextField
        label={texts.code}
        hint={texts.codeHint}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        value={form.typed.code}
        error={call.fieldErrors.code ?? (form.wrong.has('code') ? texts.codeInvalid : undefined)}
        onChange={({ target }) => form.type({ ...form.typed, code: target.value.toUpperCase() })}
        className="[&_input]:font-mono"
      />
      <DiscountFields {...fields} />
      <Pair>
        <FirstDayField {...fields} hint={texts.firstDayHint} />
        <LastDayField {...fields} hint={texts.lastDayHint(shopZone())} />
      </Pair>
      <LimitFields {...fields} />
      <MeantField form={form} />
    </FormDialog>
  )
}
