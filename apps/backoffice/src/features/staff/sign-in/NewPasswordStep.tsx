import { FormAlert } from '../../../forms/FormAlert.tsx'
import { SubmitForm } from '../../../forms/SubmitForm.tsx'
import { keepSession } from '../../../keepSession.ts'
import { signInTexts } from '../../../texts/staff.ts'
import { StaffButton } from '../../../ui/StaffButton.tsx'
import { NewPasswordFields } from '../factors/NewPasswordFields.tsx'
import { useNewPassword } from '../factors/useNewPassword.ts'

/**
 * Replaces a one-time password.
 * @param current the one-time password as it was just typed; asked for again where a reload has forgotten it
 */
export const NewPasswordStep = ({ current }: { current: string }) => {
  const form = useNewPassword({ current, onDone: keepSession })
  return (
    <SubmitForm onSubmit={form.submit} className="flex flex-col gap-4">
      <NewPasswordFields form={form} currentLabel={current === '' ? signInTexts.oneTimePassword : undefined} />
      <FormAlert text={form.failure} />
      <StaffButton type="submit" kind="primary" wide loading={form.running} loadingLabel={signInTexts.saving}>
        {signInTexts.savePassword}
      </StaffButton>
    </SubmitForm>
  )
}
