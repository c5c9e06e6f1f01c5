import type { TextKey } from '@pandrop/dictionaries/translate'
import { Tabs } from '@pandrop/ui/Tabs'
import { useEffect } from 'react'
import { AccountHeader } from '../features/accounts/AccountHeader.tsx'
import { VerifyNotice } from '../features/accounts/VerifyNotice.tsx'
import { DealsPanel } from '../features/deals/DealsPanel.tsx'
import { DeletionBar } from '../features/deletion/DeletionBar.tsx'
import { OffersPanel } from '../features/offers/OffersPanel.tsx'
import { OrderHistory } from '../features/orders/OrderHistory.tsx'
import { PaymentHistory } from '../features/payments/PaymentHistory.tsx'
import { RequestPayout } from '../features/payouts/RequestPayout.tsx'
import { LimitsOverview, LimitsPanel } from '../features/verification-limits/LimitsPanel.tsx'
import { VerificationPanel } from '../features/verifications/VerificationPanel.tsx'
import { useGo } from '../hooks/useGo.ts'
import { useProfile } from '../hooks/useProfile.ts'
import { useSession } from '../hooks/useSession.ts'
import { useSettings } from '../hooks/useSettings.ts'
import { useText } from '../hooks/useText.ts'
import { definePage, type PageProps } from '../page.ts'
import { paths } from '../paths.ts'
import type { AccountParams, AccountSearch } from '../search.ts'
import { AccountPageNotifications, AccountPagePersonal, AccountPageSecurity } from './AccountPageTabs.tsx'

type Tab = AccountParams['tab']

const tabs = {
  personal: 'account_tab_personal',
  security: 'account_tab_security',
  verification: 'account_tab_verification',
  notifications: 'account_tab_notifications',
  transactions: 'account_tab_transactions',
  orders: 'account_tab_orders',
  deals: 'account_tab_deals',
  offers: 'account_tab_offers',
} as const satisfies Record<Tab, TextKey>

const tabNames = Object.keys(tabs) as Tab[]

interface HistoryProps {
  tab: Exclude<Tab, 'personal' | 'security' | 'notifications'>
  search: AccountSearch
}

const History = ({ tab, search }: HistoryProps) => {
  const { checked, verified } = useSession()
  if (!checked) return <div className="min-h-[420px]" />
  if (!verified) return <VerifyNotice />
  if (tab === 'offers') return <AccountPageOffers {...search} />
  if (tab === 'deals') return <DealsPanel />
  if (tab === 'verification') return <VerificationPanel limits={<LimitsOverview />} />
  return tab === 'orders' ? <OrderHistory /> : <PaymentHistory />
}

/** Selling to the shop: the offers, and asking for the money of one. */
const AccountPageOffers = ({ offer: opened }: AccountSearch) => (
  <OffersPanel
    opened={opened}
    payoutDialog={(offer, close) => (
      <RequestPayout offer={offer} onClose={close} limits={(sum) => <LimitsPanel deed="payout" sum={sum} />} />
    )}
  />
)

/** Offers may be switched off while somebody looks at theirs; the guard hears of it at the next page only. */
const useLeaveOffersOff = (tab: Tab): boolean => {
  const go = useGo()
  const { offer_enabled } = useSettings()
  const left = tab === 'offers' && !offer_enabled
  useEffect(() => {
    if (left) go(paths.account('personal'), { replace: true })
  }, [left, go])
  return offer_enabled
}

const Shown = ({ tab, search }: AccountParams & { search: AccountSearch }) => {
  if (tab === 'personal') return <AccountPagePersonal />
  if (tab === 'notifications') return <AccountPageNotifications />
  return tab === 'security' ? <AccountPageSecurity /> : <History tab={tab} search={search} />
}

const AccountPage = ({ params: { tab }, search }: PageProps<AccountParams, AccountSearch>) => {
  const text = useText()
  const profile = useProfile()
  const withOffers = useLeaveOffersOff(tab)
  return (
    <div className="page pt-7 pb-12">
      <h1 className="sr-only">{text('account_title')}</h1>
      <AccountHeader profile={profile} />
      <DeletionBar />
      <Tabs
        className="mt-6 mb-6"
        label={text('account_tabs')}
        current={tab}
        tabs={tabNames
          .filter((name) => withOffers || name !== 'offers')
          .map((name) => ({
            key: name,
            label: text(tabs[name]),
            link: (link) => <a href={paths.account(name)} {...link} />,
          }))}
      />
      <Shown tab={tab} search={search} />
    </div>
  )
}

/** /account and its tabs, login required (docs/behaviour/pages.md#account-tabs). */
export const accountPage = definePage<AccountParams, AccountSearch>({
  head: ({ text, params }) => ({ title: text(tabs[params.tab]), noindex: true }),
  Component: AccountPage,
})
