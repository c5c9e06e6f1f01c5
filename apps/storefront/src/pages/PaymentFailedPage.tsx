import { Button, buttonClass } from '@pandrop/ui/Button'
import { StatusPanel } from '@pandrop/ui/StatusPanel'
import { IconRefresh } from '@tabler/icons-react'
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
    <Button icon={<RetryIcon />} onClick={topUp.open}>
      {label}
    </Button>
  )
}

const PaymentFailedPage = ({ search }: PageProps<NoParams, PaymentSearch>) => {
  const text = useText()
  return (
    <div className="page py-18 compact:py-8">
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
    </div>
  )
}

/** /fail-payment: the error's text or a default one (specification section 2). */
export const paymentFailedPage = definePage<NoParams, PaymentSearch>({
  head: ({ text }) => ({ title: text('payment_failed_title'), noindex: true }),
  Component: PaymentFailedPage,
})
