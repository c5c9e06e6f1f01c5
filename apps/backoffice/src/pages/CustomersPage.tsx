import { buttonClass } from '@pandrop/ui/Button'
import { Link } from '@tanstack/react-router'
import { CustomerList } from '../features/customers/CustomerList.tsx'
import { paths } from '../paths.ts'
import { Page } from '../shell/Page.tsx'
import { customerTexts } from '../texts/customers.ts'
import { pageNames } from '../texts/shell.ts'

export const CustomersPage = () => (
  <Page
    title={pageNames.customers}
    actions={
      <Link to={paths.adjustments} className={buttonClass({ kind: 'secondary', size: 40 })}>
        {customerTexts.toApprove}
      </Link>
    }
  >
    <CustomerList />
  </Page>
)
