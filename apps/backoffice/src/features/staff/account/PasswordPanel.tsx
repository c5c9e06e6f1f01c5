import { showToast } from '@pandrop/ui/toasts'
import { FormAlert } from '../../../forms/FormAlert.tsx'
import { SubmitForm } from '../../../forms/SubmitForm.tsx'
import { keepSession } from '../../../keepSession.ts'
import { accountTexts, signInTexts } from '../../../texts/staff.ts'
import { Section } from '../../../ui/Section.tsx'
import { StaffButton } from '../../../ui/StaffButton.tsx'
import { NewPasswordFields } from '../factors/NewPasswordFields.tsx'
import { useNewPassword } from '../factors/useNewPassword.ts'

/** Replaces one's own password. */
export const PasswordPanel = () => {
  const form = useNewPassword({
    current: '',
    onDone: (session) => {
      keepSession(session)
      showToast({ kind: 'success', text: accountTexts.passwordSaved })
    },
  })
  return (
    <Section title={accountTexts.passwordTitle}>
      <SubmitForm onSubmit={form.submit} className="flex max-w-md flex-col gap-4">
        <NewPasswordFields form={form} currentLabel={accountTexts.currentPassword} />
        <FormAlert text={form.failure} />
        <div>
          <StaffButton type="submit" kind="primary" loading={form.running} loadingLabel={signInTexts.saving}>
            {signInTexts.savePassword}
          </StaffButton>
        </div>
      </SubmitForm>
    </Section>
  )
}
