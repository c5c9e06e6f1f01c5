import { passwordRules } from '@pandrop/contract/forms/new-password'
import { CheckList } from '@pandrop/ui/CheckList'
import { useText } from '../../hooks/useText.ts'

/** What a new password needs, ticked off while it is typed (docs/behaviour/accounts.md#password-rules). */
export const PasswordRules = ({ password }: { password: string }) => {
  const text = useText()
  const rules = [
    { text: text('auth_rule_lower'), met: passwordRules.lower(password) },
    { text: text('auth_rule_upper'), met: passwordRules.upper(password) },
    { text: text('auth_rule_digit'), met: passwordRules.digit(password) },
    { text: text('auth_rule_length'), met: passwordRules.length(password) },
  ]
  return <CheckList items={rules} metLabel={text('auth_rules_met')} />
}
