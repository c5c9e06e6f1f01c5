import { isOtherEmail, type ProfileValues, profileForm } from '@pandrop/contract/forms/profile'
import type { Profile } from '@pandrop/contract/profile'
import { useEffect, useRef } from 'react'
import { moveOn } from '../../forms/moveOn.ts'
import { formatTyped } from '../../forms/phoneNumber.ts'
import { showServerErrors } from '../../forms/serverErrors.ts'
import { useSubmitGuard } from '../../forms/submitGuard.ts'
import { useContactForm } from '../../forms/useContactForm.ts'
import { useSaveProfile } from './useSaveProfile.ts'

const valuesOf = ({ name, email, phone }: Profile): ProfileValues => ({
  name,
  email,
  phone: formatTyped(phone, ''),
})

/** The profile's form: what changed, and the call that saves that alone. */
export const useProfileForm = (profile: Profile) => {
  const shown = useRef(valuesOf(profile))
  const { form, field, phone, values } = useContactForm({ schemaOf: profileForm, defaultValues: shown.current })
  const guard = useSubmitGuard()
  const save = useSaveProfile((failure) => showServerErrors(form, failure))

  // The profile may change elsewhere: the link to a new e-mail is often opened in another tab.
  useEffect(() => {
    const next = valuesOf(profile)
    moveOn(form, shown.current, next)
    shown.current = next
  }, [form, profile])

  const otherEmail = isOtherEmail(values.email, profile.email)
  const otherPhone = values.phone !== formatTyped(profile.phone, '') && phone.data.phoneE164 !== profile.phoneE164
  const otherName = values.name.trim() !== profile.name

  const send = form.handleSubmit(
    async ({ name, email }) => {
      const sent = form.getValues()
      const answer = await save.run({
        body: {
          ...(otherName && { name }),
          ...(otherEmail && { email }),
          ...(otherPhone && { phone: phone.data.phone, phoneE164: phone.data.phoneE164 }),
        },
      })
      if (answer) moveOn(form, sent, valuesOf(answer.payload))
      guard.leave('attempted')
    },
    () => guard.leave('invalid'),
  )
  return {
    field,
    phone,
    changed: otherEmail || otherPhone || otherName,
    saving: save.running,
    submit: () => guard.enter() && void send(),
  }
}
