import { passwordRules } from '@pandrop/contract/forms/new-password'
import { CheckList } from '@pandrop/ui/CheckList'
import { PasswordField } from '@pandrop/ui/PasswordField'
import { signInTexts } from '../../../texts/staff.ts'
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

const { met: metLabel, ...texts } = signInTexts.rules

/** What a new password needs, ticked off while it is typed. */
const PasswordRules = ({ password }: { password: string }) => (
  <CheckList
    metLabel={metLabel}
    items={[
      { text: texts.lower, met: passwordRules.lower(password) },
      { text: texts.upper, met: passwordRules.upper(password) },
      { text: texts.digit, met: passwordRules.digit(password) },
      { text: texts.length, met: passwordRules.length(password) },
    ]}
  />
)
