import { buttonClass } from '@pandrop/ui/Button'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { useText } from '../../hooks/useText.ts'
import { paths } from '../../paths.ts'

/** What an unverified customer sees where money or history would be (docs/behaviour/accounts.md#unverified-screens). */
export const VerifyNotice = () => {
  const text = useText()
  return (
    <EmptyState
      title={text('account_verify_title')}
      text={text('account_verify_text')}
      action={
        <a href={paths.emailVerification()} className={buttonClass()}>
          {text('account_verify_action')}
        </a>
      }
    />
  )
}
