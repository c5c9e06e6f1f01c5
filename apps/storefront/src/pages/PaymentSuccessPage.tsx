import { cartQuery, profileQuery } from '@pandrop/api-client/customer-queries'
import { openPurchaseQuery } from '@pandrop/api-client/open-purchase'
import { formatUnits } from '@pandrop/money/format'
import { buttonClass } from '@pandrop/ui/Button'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { StatusPanel } from '@pandrop/ui/StatusPanel'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { BoughtItems } from '../features/orders/BoughtItems.tsx'
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
    for (const { queryKey } of [profileQuery(api), cartQuery(api), openPurchaseQuery(api)])
      void queryClient.invalidateQueries({ queryKey })
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

/** An order's number out of an address; anything else is left out. */
const orderNumber = (order: string | undefined): number | undefined =>
  order && /^[1-9]\d{0,14}$/.test(order) ? Number(order) : undefined

const PurchaseText = ({ order }: Pick<PaymentSearch, 'order'>) => {
  const text = useText()
  const number = orderNumber(order)
  return (
    <>
      {number !== undefined && <BoughtItems orderId={number} />}
      <p>{text('payment_success_purchase_text')}</p>
      {number !== undefined && (
        <a href={paths.order(number)} className="mt-2 inline-flex min-h-10 items-center text-link text-bone-0">
          {text('payment_view_order', { number: String(number) })}
        </a>
      )}
    </>
  )
}

/** The provider has the money, and it goes back: no failure, and nothing to say thanks for. */
const RefundedPanel = () => {
  const text = useText()
  const { support_email: support } = useSettings()
  return (
    <StatusPanel
      title={text('payment_refunded_title')}
      text={text('payment_refunded_text')}
      status={<StatusBadge kind="waiting" label={text('payment_refunded_state')} />}
      actions={
        <>
          <a href={paths.products()} className={buttonClass()}>
            {text('payment_continue_shopping')}
          </a>
          {support && (
            <a href={`mailto:${support}`} className={buttonClass({ kind: 'secondary' })}>
              {text('payment_contact_support')}
            </a>
          )}
        </>
      }
    />
  )
}

const PaymentSuccessPage = ({ search }: PageProps<NoParams, PaymentSearch>) => {
  useFreshAccount()
  return (
    <div className="page py-18 compact:py-8">
      {search.type === 'refunded' ? <RefundedPanel /> : <SuccessPanel search={search} />}
    </div>
  )
}

const SuccessPanel = ({ search }: Pick<PageProps<NoParams, PaymentSearch>, 'search'>) => {
  const text = useText()
  const isTopUp = search.type === 'topup'
  return (
    <StatusPanel
      title={text(isTopUp ? 'payment_success_topup_title' : 'payment_success_purchase_title')}
      text={isTopUp ? <TopUpText /> : <PurchaseText order={search.order} />}
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
  )
}

/**
 * /success-payment: type=topup gives top-up wording, refunded that of a payment that came too late, otherwise purchase
 * wording (docs/behaviour/pages.md#success-page).
 */
export const paymentSuccessPage = definePage<NoParams, PaymentSearch>({
  head: ({ text, search }) => ({
    title: text(search.type === 'refunded' ? 'payment_refunded_title' : 'purchase_done'),
    noindex: true,
  }),
  Component: PaymentSuccessPage,
})
