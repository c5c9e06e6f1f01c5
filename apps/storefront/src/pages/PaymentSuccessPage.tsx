import { cartQuery, profileQuery } from '@pandrop/api-client/customer-queries'
import { formatUnits } from '@pandrop/money/format'
import { buttonClass } from '@pandrop/ui/Button'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { StatusPanel } from '@pandrop/ui/StatusPanel'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApi } from '../hooks/useApi.ts'
import { useCart } from '../hooks/useCart.ts'
import { useProfile } from '../hooks/useProfile.ts'
import { useSettings } from '../hooks/useSettings.ts'
import { useText } from '../hooks/useText.ts'
import { definePage, type NoParams, type PageProps } from '../page.ts'
import { paths } from '../paths.ts'
import type { PaymentSearch } from '../search.ts'

/** Balance and cart are read again: the payment has changed one of them, perhaps on another device. */
const useFreshAccount = () => {
  const api = useApi()
  const queryClient = useQueryClient()
  useEffect(() => {
    for (const { queryKey } of [profileQuery(api), cartQuery(api)]) void queryClient.invalidateQueries({ queryKey })
  }, [api, queryClient])
}

const Balance = () => {
  const text = useText()
  const profile = useProfile()
  const { name } = useSettings().internal_currency
  // The line keeps its place while the balance is on its way.
  if (!profile) return <span className="block h-[26px]" />
  const label = text('payment_success_balance', { amount: formatUnits(profile.balance), currency: name })
  return <StatusBadge kind="success" label={label} className="rises" />
}

const TopUpText = () => {
  const text = useText()
  const { count } = useCart()
  return (
    <>
      <p>{text('payment_success_topup_text')}</p>
      {count > 0 && (
        <a href={paths.cart()} className="mt-2 inline-block text-link text-bone-0">
          {text('payment_success_cart', { count })}
        </a>
      )}
    </>
  )
}

const PaymentSuccessPage = ({ search }: PageProps<NoParams, PaymentSearch>) => {
  const text = useText()
  useFreshAccount()
  const isTopUp = search.type === 'topup'
  return (
    <div className="page py-18 compact:py-8">
      <StatusPanel
        title={text(isTopUp ? 'payment_success_topup_title' : 'payment_success_purchase_title')}
        text={isTopUp ? <TopUpText /> : text('payment_success_purchase_text')}
        status={<Balance />}
        actions={
          <>
            <a href={paths.account(isTopUp ? 'transactions' : 'orders')} className={buttonClass()}>
              {text(isTopUp ? 'payment_view_transactions' : 'payment_view_orders')}
            </a>
            <a href={isTopUp ? paths.home() : paths.products()} className={buttonClass({ kind: 'secondary' })}>
              {text(isTopUp ? 'payment_return_home' : 'payment_continue_shopping')}
            </a>
          </>
        }
      />
    </div>
  )
}

/** /success-payment: type=topup gives top-up wording, otherwise purchase wording (specification section 2). */
export const paymentSuccessPage = definePage<NoParams, PaymentSearch>({
  head: ({ text }) => ({ title: text('purchase_done'), noindex: true }),
  Component: PaymentSuccessPage,
})
