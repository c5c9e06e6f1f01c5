import { buttonClass } from '@pandrop/ui/Button'
import { Mark } from '@pandrop/ui/Mark'
import { useText } from '../../hooks/useText.ts'
import { paths } from '../../paths.ts'

/**
 * Above an unverified customer's profile: what comes first, and the way there
 * (docs/behaviour/accounts.md#unverified-screens).
 */
export const VerifyBar = () => {
  const text = useText()
  return (
    <section className="raised flex flex-wrap items-center gap-x-5 gap-y-4 rounded-modal p-6 compact:p-4">
      <Mark size={56} className="flex-none" />
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="type-h3">{text('account_verify_title')}</h2>
        <p className="mt-1 text-bone-1">{text('account_verify_text')}</p>
      </div>
      <a href={paths.emailVerification()} className={buttonClass({ className: 'compact:w-full' })}>
        {text('account_verify_action')}
      </a>
    </section>
  )
}
