import type { ApiFailure } from '@pandrop/api-client/errors'
import { type PayoutContactValues, payoutContact } from '@pandrop/contract/forms/payout'
import type { Profile } from '@pandrop/contract/profile'
import { useEffect, useState } from 'react'
import { AddressFields } from '../../forms/AddressFields.tsx'
import { ContactFields } from '../../forms/ContactFields.tsx'
import { keepContact, readContact } from '../../forms/contactDraft.ts'
import { showServerErrors } from '../../forms/serverErrors.ts'
import { useContactForm } from '../../forms/useContactForm.ts'

/** Step 1: whom the payout names. */
export const PayoutContactStep = ({ contact }: { contact: ReturnType<typeof usePayoutContact> }) => (
  <div className="flex flex-col gap-4">
    <ContactFields field={contact.field} phone={contact.phone.field} />
    <AddressFields field={contact.field} />
  </div>
)

const startOf = (profile: Profile): PayoutContactValues => {
  const { tradeUrl: _, ...contact } = readContact(sessionStorage, profile)
  return contact
}

/** The form of that step: filled from the profile and from what was typed elsewhere on this tab. */
export const usePayoutContact = (profile: Profile) => {
  const [defaultValues] = useState(() => startOf(profile))
  const { form, field, phone, values } = useContactForm({ schemaOf: payoutContact, defaultValues })

  useEffect(() => keepContact(sessionStorage, profile, values), [profile, values])

  return {
    field,
    phone,
    values,
    submit: (use: (valid: PayoutContactValues) => void, refuse: () => void) => form.handleSubmit(use, refuse),
    /** whether the server refused a field of this step */
    holds: ({ fieldErrors }: ApiFailure): boolean => Object.keys(defaultValues).some((name) => fieldErrors[name]),
    showRefusal: (failure: ApiFailure) => showServerErrors(form, failure),
    /** what the calls for a payout want to know */
    body: () => ({ ...form.getValues(), phone: phone.data.phone, country: Number(form.getValues('country')) }),
  }
}
