import type { TextKey } from '@pandrop/dictionaries/translate'
import { Tabs } from '@pandrop/ui/Tabs'
import { AccountHeader } from '../features/accounts/AccountHeader.tsx'
import { VerifyNotice } from '../features/accounts/VerifyNotice.tsx'
import { OrderHistory } from '../features/orders/OrderHistory.tsx'
import { PaymentHistory } from '../features/orders/PaymentHistory.tsx'
import { useProfile } from '../hooks/useProfile.ts'
import { useSession } from '../hooks/useSession.ts'
import { useText } from '../hooks/useText.ts'
import { definePage, type PageProps } from '../page.ts'
import { paths } from '../paths.ts'
import type { AccountParams } from '../search.ts'
import { AccountPagePersonal } from './AccountPagePersonal.tsx'

type Tab = AccountParams['tab']

const tabs = {
  personal: 'account_tab_personal',
  transactions: 'account_tab_transactions',
  orders: 'account_tab_orders',
} as const satisfies Record<Tab, TextKey>

const tabNames = Object.keys(tabs) as Tab[]

const History = ({ tab }: { tab: Exclude<Tab, 'personal'> }) => {
  const { checked, verified } = useSession()
  if (!checked) return <div className="min-h-[420px]" />
  if (!verified) return <VerifyNotice />
  return tab === 'orders' ? <OrderHistory /> : <PaymentHistory />
}

const AccountPage = ({ params: { tab } }: PageProps<AccountParams>) => {
  const text = useText()
  const profile = useProfile()
  return (
    <div className="page pt-7 pb-12">
      <h1 className="sr-only">{text('account_title')}</h1>
      <AccountHeader profile={profile} />
      <Tabs
        className="mt-6 mb-6"
        label={text('account_tabs')}
        current={tab}
        tabs={tabNames.map((name) => ({
          key: name,
          label: text(tabs[name]),
          link: (link) => <a href={paths.account(name)} {...link} />,
        }))}
      />
      {tab === 'personal' ? <AccountPagePersonal /> : <History tab={tab} />}
    </div>
  )
}

/** /account and its tabs, login required (specification section 2, Account). */
export const accountPage = definePage<AccountParams>({
  head: ({ text, params }) => ({ title: text(tabs[params.tab]), noindex: true }),
  Component: AccountPage,
})
