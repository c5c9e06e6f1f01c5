import { asFailure } from '@pandrop/api-client/errors'
import type { StaffCustomer } from '@pandrop/contract/staff/customers'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { Tabs } from '@pandrop/ui/Tabs'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AdjustButton } from '../features/adjustments/AdjustButton.tsx'
import { AdjustmentTable } from '../features/adjustments/AdjustmentTable.tsx'
import { CustomerCases } from '../features/cases/CaseList.tsx'
import { AccountActions } from '../features/customers/AccountActions.tsx'
import { AccountStatement } from '../features/customers/AccountStatement.tsx'
import { ClosureNotice } from '../features/customers/ClosureNotice.tsx'
import { CopyPanel } from '../features/customers/CopyPanel.tsx'
import { CustomerAccountEvents } from '../features/customers/CustomerAccountEvents.tsx'
import { CustomerBadge } from '../features/customers/CustomerBadge.tsx'
import { CustomerDeposits, CustomerOffers, CustomerOrders } from '../features/customers/CustomerTables.tsx'
import { DeletionNotice } from '../features/customers/DeletionNotice.tsx'
import { FactorRemovalNotice } from '../features/customers/FactorRemoval.tsx'
import { NotesPanel } from '../features/customers/NotesPanel.tsx'
import { ProfilePanels } from '../features/customers/ProfilePanels.tsx'
import { ProposedDeletion } from '../features/customers/ProposedDeletion.tsx'
import { RelatedAccounts } from '../features/customers/RelatedAccounts.tsx'
import { SessionsPanel } from '../features/customers/SessionsPanel.tsx'
import { TagsPanel } from '../features/customers/TagsPanel.tsx'
import { useCustomer } from '../features/customers/useCustomer.ts'
import { CustomerDeals, DealLink } from '../features/deals/CustomerDeals.tsx'
import { SentMails } from '../features/sent-mails/SentMails.tsx'
import { CustomerVerifications } from '../features/verifications/VerificationList.tsx'
import { useAddress } from '../hooks/useAddress.ts'
import { useIdParam } from '../hooks/useIdParam.ts'
import { useStaff } from '../hooks/useStaffSession.ts'
import { paths } from '../paths.ts'
import { Page } from '../shell/Page.tsx'
import { customerTexts } from '../texts/customers.ts'
import { relatedTexts } from '../texts/related-accounts.ts'
import { pageNames } from '../texts/shell.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'

const trail = [{ name: pageNames.customers, to: paths.customers }]

interface Part {
  key: string
  /** operators do not see it */
  isOfAdministrators?: true
  label: string
  show: (customer: StaffCustomer) => ReactNode
}

const parts: readonly [Part, ...Part[]] = [
  {
    key: 'profile',
    label: customerTexts.profile,
    show: (customer) => (
      <ProfilePanels
        customer={customer}
        notes={
          <>
            <TagsPanel customerId={customer.id} />
            <NotesPanel customerId={customer.id} />
            <CopyPanel customerId={customer.id} />
          </>
        }
      />
    ),
  },
  { key: 'statement', label: customerTexts.statement, show: ({ id }) => <AccountStatement customerId={id} /> },
  { key: 'orders', label: customerTexts.orders, show: ({ id }) => <CustomerOrders customerId={id} /> },
  { key: 'offers', label: customerTexts.offers, show: ({ id }) => <CustomerOffers customerId={id} /> },
  { key: 'deals', label: pageNames.deals, show: ({ id }) => <CustomerDeals customerId={id} /> },
  { key: 'cases', label: pageNames.cases, show: ({ id }) => <CustomerCases customerId={id} /> },
  { key: 'deposits', label: customerTexts.deposits, show: ({ id }) => <CustomerDeposits customerId={id} /> },
  { key: 'sessions', label: customerTexts.sessions, show: (customer) => <SessionsPanel customer={customer} /> },
  {
    key: 'account-events',
    label: customerTexts.accountEvents,
    show: ({ id }) => <CustomerAccountEvents customerId={id} />,
  },
  {
    key: 'verifications',
    label: pageNames.verifications,
    isOfAdministrators: true,
    show: ({ id }) => <CustomerVerifications customerId={id} />,
  },
  { key: 'related', label: relatedTexts.title, show: ({ id }) => <RelatedAccounts customerId={id} /> },
  { key: 'mails', label: customerTexts.mails, show: ({ id }) => <SentMails customerId={id} /> },
  { key: 'adjustments', label: pageNames.adjustments, show: ({ id }) => <AdjustmentTable customerId={id} /> },
]

const tabsAt = (address: string, shown: readonly Part[]) =>
  shown.map(({ key, label }) => ({
    key,
    label,
    link: ({ children, ...link }: { className: string; children: ReactNode }) => (
      <Link {...link} to={address} search={(key === 'profile' ? {} : { tab: key }) as never} resetScroll={false}>
        {children}
      </Link>
    ),
  }))

const KnownCustomer = ({ customer }: { customer: StaffCustomer }) => {
  const [{ tab }] = useAddress()
  const isAdministrator = useStaff()?.role === 'administrator'
  const shown = parts.filter(({ isOfAdministrators }) => isAdministrator || !isOfAdministrators)
  const part = shown.find(({ key }) => key === tab) ?? parts[0]
  const bounds = { balance: customer.balance, free: customer.adjustment_free }
  return (
    <Page
      title={`${customer.name} ${customer.surname}`}
      trail={trail}
      mark={<CustomerBadge {...customer} />}
      actions={
        <AccountActions customer={customer}>
          <DealLink customerId={customer.id} />
          <AdjustButton customerId={customer.id} bounds={bounds} verified={customer.email_verified} />
        </AccountActions>
      }
    >
      <ClosureNotice customer={customer} />
      <DeletionNotice customer={customer} />
      <ProposedDeletion customer={customer} />
      <FactorRemovalNotice customer={customer} />
      <Tabs label={customerTexts.tabs} tabs={tabsAt(paths.customer(customer.id), shown)} current={part.key} />
      {part.show(customer)}
    </Page>
  )
}

/** One customer: who they are, their money, and what can be done. */
export const CustomerPage = () => {
  const id = useIdParam()
  const { data, error, isFetching, refetch } = useCustomer(id)
  if (data) return <KnownCustomer customer={data} />
  const isMissing = id === null || (error && asFailure(error).code === 'customer_not_found')
  return (
    <Page title={pageNames.customer} trail={trail}>
      {isMissing && <EmptyState title={customerTexts.missing} text={customerTexts.missingText} />}
      {!isMissing && error && (
        <LoadFailed title={customerTexts.failed} error={error} isFetching={isFetching} refetch={refetch} />
      )}
      {!isMissing && !error && (
        <div
          role="status"
          aria-label={customerTexts.loading}
          className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,320px),1fr))] gap-3"
        >
          {['a', 'b', 'c'].map((key) => (
            <Skeleton key={key} className="h-72 rounded-large" />
          ))}
        </div>
      )}
    </Page>
  )
}
