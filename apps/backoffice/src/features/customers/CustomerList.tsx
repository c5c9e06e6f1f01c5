import type { CustomerFilter, ListedCustomer } from '@pandrop/contract/staff/customers'
import { listCustomers } from '@pandrop/contract/staff/routes/customers'
import { showDay, showEuro } from '../../format.ts'
import { useAddress } from '../../hooks/useAddress.ts'
import { usePages } from '../../hooks/usePages.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { FilterTabs } from '../../table/FilterTabs.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { SearchField } from '../../table/SearchField.tsx'
import { customerFilterNames, customerTexts } from '../../texts/customers.ts'
import { CustomerBadge } from './CustomerBadge.tsx'

const columns: readonly Column<ListedCustomer>[] = [
  { id: 'id', header: customerTexts.number, cell: ({ id }) => `#${id}`, mono: true },
  { id: 'name', header: customerTexts.name, cell: ({ name, surname }) => `${name} ${surname}` },
  { id: 'email', header: customerTexts.email, cell: ({ email }) => email, grow: true, muted: true },
  { id: 'phone', header: customerTexts.phone, cell: ({ phone }) => phone, mono: true, from: 1280 },
  { id: 'balance', header: customerTexts.balance, cell: ({ balance }) => showEuro(balance), align: 'right' },
  { id: 'state', header: customerTexts.state, cell: (row) => <CustomerBadge {...row} />, from: 640 },
  { id: 'joined', header: customerTexts.joined, cell: (row) => showDay(row.created_at), mono: true, from: 1024 },
]

const filters = Object.entries(customerFilterNames).map(([value, label]) => ({
  value: value === 'all' ? '' : value,
  label,
}))

/** All customers, newest first, with a search; what is looked for stands in the address. */
export const CustomerList = () => {
  const [{ search = '', filter = '' }, change] = useAddress()
  const known = filter in customerFilterNames ? (filter as CustomerFilter) : undefined
  const query = { ...(search && { search: search.slice(0, 100) }), ...(known && { filter: known }) }
  const list = usePages(listCustomers, { key: ['customers'], query })
  return (
    <ListPanel
      title={customerTexts.table}
      filters={
        <FilterTabs
          label={customerTexts.filter}
          options={filters}
          value={known ?? ''}
          onChange={(next) => change({ filter: next })}
        />
      }
      aside={
        <SearchField
          label={customerTexts.search}
          value={search}
          onChange={(next) => change({ search: next })}
          className="w-full min-w-0 sm:w-96"
        />
      }
    >
      <DataTable
        label={customerTexts.table}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        href={({ id }) => paths.customer(id)}
        rowName={({ id }) => customerTexts.rowName(id)}
        empty={customerTexts.none}
      />
    </ListPanel>
  )
}
