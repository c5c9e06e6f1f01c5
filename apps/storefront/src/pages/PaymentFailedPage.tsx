import { Button, buttonClass } from '@pandrop/ui/Button'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { StatusPanel } from '@pandrop/ui/StatusPanel'
import { IconRefresh } from '@tabler/icons-react'
import { useSettings } from '../hooks/useSettings.ts'
import { useText } from '../hooks/useText.ts'
import { useTopUp } from '../hooks/useTopUp.ts'
import { definePage, type NoParams, type PageProps } from '../page.ts'
import { paths } from '../paths.ts'
import type { PaymentSearch } from '../search.ts'

const RetryIcon = () => <IconRefresh aria-hidden="true" size={20} stroke={1.6} />

/** A purchase is tried again in the cart, a top-up in its dialog. */
const Retry = ({ type }: Pick<PaymentSearch, 'type'>) => {
  const text = useText()
  const topUp = useTopUp()
  const label = text('payment_retry')
  if (type === 'purchase') {
    return (
      <a href={paths.cart()} className={buttonClass()}>
        <RetryIcon />
        {label}
      </a>
    )
  }
  return (
    <Button icon={<RetryIcon />} onClick={() => topUp.open()}>
      {label}
    </Button>
  )
}

/** Charged, but not as agreed: paying again would only make it worse. */
const HeldPanel = ({ error }: Pick<PaymentSearch, 'error'>) => {
  const text = useText()
  const { support_email: support } = useSettings()
  return (
    <StatusPanel
      title={text('payment_held_title')}
      text={<p className="wrap-anywhere">{error ?? text('payment_held_text')}</p>}
      status={<StatusBadge kind="waiting" label={text('payment_held_state')} />}
      actions={
        <>
          {support && (
            <a href={`mailto:${support}`} className={buttonClass()}>
              {text('payment_contact_support')}
            </a>
          )}
          <a href={paths.home()} className={buttonClass({ kind: 'secondary' })}>
            {text('payment_return_home')}
          </a>
        </>
      }
    />
  )
}

const PaymentFailedPage = ({ search }: PageProps<NoParams, PaymentSearch>) => (
  <div className="page py-18 compact:py-8">
    {search.held ? <HeldPanel error={search.error} /> : <FailedPanel search={search} />}
  </div>
)

const FailedPanel = ({ search }: Pick<PageProps<NoParams, PaymentSearch>, 'search'>) => {
  const text = useText()
  return (
    <StatusPanel
      asleep
      title={text('payment_failed_title')}
      text={<p className="wrap-anywhere">{search.error ?? text('payment_not_processed')}</p>}
      actions={
        <>
          <Retry type={search.type} />
          <a href={paths.home()} className={buttonClass({ kind: 'secondary' })}>
            {text('payment_return_home')}
          </a>
        </>
      }
    />
  )
}

/** /fail-payment: the error's text or a default one (docs/behaviour/pages.md#fail-page). */
export const paymentFailedPage = definePage<NoParams, PaymentSearch>({
  head: ({ text, search }) => ({
    title: text(search.held ? 'payment_held_title' : 'payment_failed_title'),
    noindex: true,
  }),
  Component: PaymentFailedPage,
})
