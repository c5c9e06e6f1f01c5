import type { Profile } from '@pandrop/contract/profile'
import { Panel } from '@pandrop/ui/Panel'
import { PhoneField } from '@pandrop/ui/PhoneField'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { TextField } from '@pandrop/ui/TextField'
import type { ReactNode } from 'react'
import { SubmitForm } from '../../forms/SubmitForm.tsx'
import { useText } from '../../hooks/useText.ts'
import { emailFieldId } from './emailField.ts'
import { SaveButton } from './SaveButton.tsx'
import { useProfileForm } from './useProfileForm.ts'

const VerifiedMark = ({ emailVerified }: Pick<Profile, 'emailVerified'>) => {
  const text = useText()
  return (
    <StatusBadge
      kind={emailVerified ? 'success' : 'waiting'}
      label={text(emailVerified ? 'profile_email_verified' : 'profile_email_unverified')}
    />
  )
}

const Fields = ({ profile }: { profile: Profile }) => {
  const text = useText()
  const { field, phone, changed, saving, submit } = useProfileForm(profile)
  return (
    <SubmitForm onSubmit={submit} className="min-w-0 flex-1">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('name')} label={text('auth_first_name')} autoComplete="given-name" maxLength={60} />
        <TextField
          {...field('email')}
          id={emailFieldId}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          label={text('profile_email')}
        />
        <PhoneField
          {...field('phone')}
          {...phone.field}
          className="sm:col-start-1 sm:row-start-2"
          label={text('profile_phone')}
        />
      </div>
      <SaveButton label={text('profile_save')} changed={changed} saving={saving} />
    </SubmitForm>
  )
}

interface ProfileFormProps {
  profile: Profile | undefined
  /** the customer's picture and what changes it */
  avatar?: ReactNode
}

/**
 * First name, e-mail and phone (docs/behaviour/accounts.md#profile-form). A box of
 * the same size while the profile is on its way.
 */
export const ProfileForm = ({ profile, avatar }: ProfileFormProps) => {
  const text = useText()
  if (!profile) return <Skeleton className="h-[628px] w-full rounded-modal sm:h-[458px]" />
  return (
    <Panel title={text('profile_title')} aside={<VerifiedMark emailVerified={profile.emailVerified} />}>
      <div className="flex flex-col gap-6">
        {avatar}
        <Fields profile={profile} />
      </div>
    </Panel>
  )
}
