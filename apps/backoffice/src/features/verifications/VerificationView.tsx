import { asFailure } from '@pandrop/api-client/errors'
import type { StaffVerification } from '@pandrop/contract/staff/verifications'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { showEuro, showMoment } from '../../format.ts'
import { languageName } from '../../languageName.ts'
import { paths } from '../../paths.ts'
import { verificationTexts as texts } from '../../texts/verifications.ts'
import { Facts } from '../../ui/Facts.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Section } from '../../ui/Section.tsx'
import { DecisionPanel } from './DecisionPanel.tsx'
import { DocumentPanel } from './DocumentPanel.tsx'
import { CustomerVerifications, VerificationBadge } from './VerificationList.tsx'
import { verificationQuery } from './verificationQueries.ts'

/** How a verification stands, beside the title of its page; nothing while that is not known. */
export const VerificationMark = ({ id }: { id: number }) => {
  const { data } = useQuery(verificationQuery(id))
  return data ? <VerificationBadge state={data.state} /> : null
}

/** One request: the documents, beside what the account says and what can be decided. */
export const VerificationView = ({ id }: { id: number }) => {
  const { data, error, isFetching, refetch } = useQuery(verificationQuery(id))
  if (data)
    return (
      <>
        <div className="grid items-start gap-3 roomy:grid-cols-[minmax(0,1fr)_420px]">
          <DocumentPanel about={data} />
          <div className="flex min-w-0 flex-col gap-3">
            <AccountPanel about={data} />
            <DecisionPanel about={data} />
          </div>
        </div>
        <CustomerVerifications customerId={data.customer.id} />
      </>
    )
  if (error && asFailure(error).code === 'verification_not_found')
    return <EmptyState title={texts.missing} text={texts.missingText} />
  if (error) return <LoadFailed title={texts.failed} error={error} isFetching={isFetching} refetch={refetch} />
  return (
    <div role="status" className="grid gap-3 roomy:grid-cols-[minmax(0,1fr)_420px]">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-96 rounded-large" />
      <Skeleton className="h-96 rounded-large" />
    </div>
  )
}

const addressOf = ({ address, post_code, city }: StaffVerification['account']): string | null =>
  [address, [post_code, city].filter(Boolean).join(' ')].filter(Boolean).join(', ') || null

const AccountPanel = ({ about: { account, customer, moved, needs_second: two } }: { about: StaffVerification }) => (
  <Section
    title={texts.account}
    aside={
      <Link to={paths.customer(customer.id)} className="rounded-check text-bone-1 hover:text-bone-0">
        {customer.email}
      </Link>
    }
  >
    <Facts
      facts={[
        { term: texts.name, value: `${account.name} ${account.surname}` },
        { term: texts.company, value: account.company || null },
        { term: texts.address, value: addressOf(account) },
        { term: texts.country, value: account.country },
        { term: texts.phone, value: account.phone, mono: true },
        { term: texts.language, value: languageName(account.language) },
        { term: texts.joined, value: showMoment(account.created_at), mono: true },
        { term: texts.moved, value: showEuro(moved), mono: true },
        { term: texts.people, value: two ? texts.two : texts.one },
      ]}
    />
  </Section>
)
