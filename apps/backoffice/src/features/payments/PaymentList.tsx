import { type PaymentView, paymentPurposes, paymentViews, type StaffPaymentRow } from '@pandrop/contract/staff/payments'
import { listStaffPayments } from '@pandrop/contract/staff/routes/payments'
import { useQuery } from '@tanstack/react-query'
import { showEuro, showMoment } from '../../format.ts'
import { useAddress } from '../../hooks/useAddress.ts'
import { usePages } from '../../hooks/usePages.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { FilterTabs } from '../../table/FilterTabs.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { SearchField } from '../../table/SearchField.tsx'
import { paymentPurposeNames, paymentViewNames, paymentListTexts as texts } from '../../texts/payments.ts'
import { pageNames } from '../../texts/shell.ts'
import { PaymentBadge } from './PaymentBadge.tsx'
import { paymentCountsQuery, paymentsKey } from './paymentQueries.ts'

const names = texts.columns

// What was agreed in EUR says it already.
const inEuro = { align: 'right', muted: true, from: 1024 } as const

const columns: readonly Column<StaffPaymentRow>[] = [
  { id: 'placed', header: names.placed, cell: (row) => showMoment(row.created_at), mono: true, muted: true, from: 640 },
  { id: 'id', header: names.id, cell: ({ id }) => <span title={id}>{id.slice(0, 8)}</span>, mono: true, from: 1024 },
  {
    id: 'customer',
    header: names.customer,
    cell: ({ customer }) => (
      <>
        {customer.name} <span className="ml-1 text-bone-2">{customer.email}</span>
      </>
    ),
    grow: true,
  },
  {
    id: 'purpose',
    header: names.purpose,
    cell: (row) => (row.order_id === null ? paymentPurposeNames[row.purpose] : texts.order(row.order_id)),
    from: 640,
  },
  { id: 'sum', header: names.sum, cell: ({ agreed, sum }) => agreed !== showEuro(sum) && showEuro(sum), ...inEuro },
  { id: 'agreed', header: names.agreed, cell: ({ agreed }) => agreed, align: 'right' },
  { id: 'state', header: names.state, cell: (row) => <PaymentBadge {...row} /> },
]

const everyMilliseconds = 30_000

// Without a word in the address what needs somebody is shown; the search looks through everything.
const viewOf = (word: string | undefined, search: string): PaymentView =>
  paymentViews.find((view) => view === word) ?? (search === '' ? 'attention' : 'all')

const purposeTabs = Object.entries(texts.purposeTabs).map(([value, label]) => ({
  value: value === 'all' ? '' : value,
  label,
}))

const emptyOf = (view: PaymentView, search: string) => {
  if (search !== '') return texts.nothingFound
  return view === 'attention' ? texts.clear : texts.empty
}

/** Card payments of a view, or those that are looked for. */
export const PaymentList = () => {
  const [{ view: word, purpose: purposeWord, search = '' }, changeAddress] = useAddress()
  const view = viewOf(word, search)
  const purpose = paymentPurposes.find((one) => one === purposeWord)
  const counts: Partial<Record<PaymentView, number>> | undefined = useQuery(paymentCountsQuery).data
  const query = { view, ...(purpose && { purpose }), ...(search && { search: search.slice(0, 100) }) }
  const list = usePages(listStaffPayments, { key: [...paymentsKey, 'list'], query, every: everyMilliseconds })
  return (
    <ListPanel
      title={pageNames.payments}
      filters={
        <FilterTabs
          label={texts.views}
          options={paymentViews.map((value) => ({ value, label: paymentViewNames[value], count: counts?.[value] }))}
          value={view}
          onChange={(next) => changeAddress({ view: next })}
        />
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pb-2">
        <FilterTabs
          label={texts.purposes}
          options={purposeTabs}
          value={purpose ?? ''}
          onChange={(next) => changeAddress({ purpose: next })}
        />
        <SearchField label={texts.search} value={search} onChange={(words) => changeAddress({ search: words })} />
      </div>
      <DataTable
        label={pageNames.payments}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        rowName={({ id }) => texts.rowName(id)}
        href={({ id }) => paths.payment(id)}
        empty={emptyOf(view, search)}
      />
    </ListPanel>
  )
}
