import { passwordRules } from '@pandrop/contract/forms/new-password'
import { CheckList } from '@pandrop/ui/CheckList'
import { signInTexts } from '../../../texts/staff.ts'

const { met: metLabel, ...texts } = signInTexts.rules

/** What a new password needs, ticked off while it is typed. */
export const PasswordRules = ({ password }: { password: string }) => (
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
