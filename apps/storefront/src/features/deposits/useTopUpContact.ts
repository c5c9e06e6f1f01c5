import type { ApiFailure } from '@pandrop/api-client/errors'
import { type TopUpContactValues, topUpContact } from '@pandrop/contract/forms/top-up'
import type { Profile } from '@pandrop/contract/profile'
import { useEffect, useState } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { keepContact, readContact } from '../../forms/contactDraft.ts'
import { showServerErrors } from '../../forms/serverErrors.ts'
import { useContactForm } from '../../forms/useContactForm.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'

const startOf = (profile: Profile): TopUpContactValues => {
  const { tradeUrl: _, ...contact } = readContact(sessionStorage, profile)
  return contact
}

/** The contact step: filled from the profile and from what was typed elsewhere on this tab. */
export const useTopUpContact = (profile: Profile) => {
  const text = useText()
  const toast = useToasts()
  const [defaultValues] = useState(() => startOf(profile))
  const { form, field, phone, values } = useContactForm({ schemaOf: topUpContact, defaultValues })

  useEffect(() => keepContact(sessionStorage, profile, values), [profile, values])

  /** What is missing comes before what is wrong (docs/behaviour/money.md#top-up-contact). */
  const explain = (errors: FieldErrors<TopUpContactValues>) => {
    const wrong = Object.keys(errors)
    const onlyPhone = wrong.length === 1 && errors.phone?.message === 'phone_invalid'
    toast.error(text(onlyPhone ? 'phone_invalid' : 'required_fields_missing'))
  }
  return {
    field,
    phone,
    submit: (use: (valid: TopUpContactValues) => Promise<void>) => form.handleSubmit(use, explain),
    showRefusal: (failure: ApiFailure) => showServerErrors(form, failure),
    sending: form.formState.isSubmitting,
  }
}

export type TopUpContact = ReturnType<typeof useTopUpContact>
