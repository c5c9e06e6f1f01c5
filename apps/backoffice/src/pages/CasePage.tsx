import { EmptyState } from '@pandrop/ui/EmptyState'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { OrderCases } from '../features/cases/CaseList.tsx'
import { CaseMark, CaseView } from '../features/cases/CaseView.tsx'
import { caseQuery } from '../features/cases/caseQueries.ts'
import { KnownOfCustomer } from '../features/customers/KnownOfCustomer.tsx'
import { OrderBeside } from '../features/orders/OrderView.tsx'
import { useIdParam } from '../hooks/useIdParam.ts'
import { paths } from '../paths.ts'
import { Page } from '../shell/Page.tsx'
import { caseTexts } from '../texts/cases.ts'
import { pageNames } from '../texts/shell.ts'

const trail = [{ name: pageNames.cases, to: paths.cases }]

/** One conversation, beside the order that it is about and the steps that can be taken with it. */
export const CasePage = () => {
  const id = useIdParam()
  if (id === null)
    return (
      <Page title={pageNames.case} trail={trail}>
        <EmptyState
          title={caseTexts.missing}
          text={caseTexts.missingText}
          action={<Link to={paths.cases}>{caseTexts.back}</Link>}
        />
      </Page>
    )
  return (
    <Page title={caseTexts.title(id)} trail={trail} mark={<CaseMark id={id} />}>
      <KnownAtCase id={id} />
      <CaseView
        key={id}
        id={id}
        order={(orderId) => (
          <>
            <OrderBeside id={orderId} />
            <OrderCases orderId={orderId} but={id} />
          </>
        )}
      />
    </Page>
  )
}

/** What colleagues know of whoever has written. */
const KnownAtCase = ({ id }: { id: number }) => {
  const { data } = useQuery(caseQuery(id))
  return data ? <KnownOfCustomer customerId={data.customer.id} /> : null
}
