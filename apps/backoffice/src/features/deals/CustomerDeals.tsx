import { listStaffDeals } from '@pandrop/contract/staff/routes/deals'
import { buttonClass } from '@pandrop/ui/Button'
import { Link } from '@tanstack/react-router'
import { usePages } from '../../hooks/usePages.ts'
import { paths } from '../../paths.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { dealTexts as texts } from '../../texts/deals.ts'
import { dealColumns } from './dealColumns.tsx'
import { dealsKey } from './dealQueries.ts'

interface OfCustomer {
  customerId: number
}

/** Leads to a new deal for one customer. */
export const DealLink = ({ customerId }: OfCustomer) => (
  <Link
    to={paths.newDeal}
    search={{ customer: String(customerId) } as never}
    className={buttonClass({ kind: 'secondary', size: 40 })}
  >
    {texts.offer}
  </Link>
)

const columns = dealColumns.filter(({ id }) => id !== 'customer')

/** What one customer was offered, newest first. */
export const CustomerDeals = ({ customerId }: OfCustomer) => {
  const query = { customer: customerId }
  const list = usePages(listStaffDeals, { key: [...dealsKey, 'of customer'], query })
  return (
    <ListPanel title={texts.table}>
      <DataTable
        label={texts.table}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        href={({ id }) => paths.deal(id)}
        rowName={({ id }) => texts.rowName(id)}
        empty={{ title: texts.noneAtAll, action: <DealLink customerId={customerId} /> }}
      />
    </ListPanel>
  )
}
