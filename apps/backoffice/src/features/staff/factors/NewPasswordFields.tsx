import { PasswordField } from '@pandrop/ui/PasswordField'
import { signInTexts } from '../../../texts/staff.ts'
import { PasswordRules } from './PasswordRules.tsx'
import type { useNewPassword } from './useNewPassword.ts'

interface NewPasswordFieldsProps {
  form: ReturnType<typeof useNewPassword>
  /** label of the password that is replaced; it is not asked for where absent */
  currentLabel?: string
}

const toggles = { showLabel: signInTexts.showPassword, hideLabel: signInTexts.hidePassword } as const

/** The password that is replaced, the new one with its rules, and the new one again. */
export const NewPasswordFields = ({ form, currentLabel }: NewPasswordFieldsProps) => (
  <>
    {currentLabel && (
      <PasswordField {...toggles} {...form.field('current')} label={currentLabel} autoComplete="current-password" />
    )}
    <div className="flex flex-col gap-2">
      <PasswordField
        {...toggles}
        {...form.field('password')}
        label={signInTexts.newPassword}
        autoComplete="new-password"
      />
      <PasswordRules password={form.password} />
    </div>
    <PasswordField
      {...toggles}
      {...form.field('repeated')}
      label={signInTexts.repeatPassword}
      autoComplete="new-password"
    />
  </>
)
