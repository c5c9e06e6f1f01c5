import { buttonClass } from '@pandrop/ui/Button'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { useText } from '../../hooks/useText.ts'
import { paths } from '../../paths.ts'

/** The cart of an unverified customer, who has none yet (docs/behaviour/accounts.md#unverified-screens). */
export const VerifyFirst = () => {
  const text = useText()
  return (
    <EmptyState
      heading="h1"
      title={text('cart_verify_title')}
      text={text('cart_verify_text')}
      action={
        <a href={paths.emailVerification()} className={buttonClass()}>
          {text('cart_verify_action')}
        </a>
      }
    />
  )
}
