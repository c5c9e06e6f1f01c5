import type { CustomerDeposit, CustomerOffer, CustomerOrder } from '@pandrop/contract/staff/customers'
import { listCustomerDeposits, listCustomerOffers, listCustomerOrders } from '@pandrop/contract/staff/routes/customers'
import { showEuro, showMoment } from '../../format.ts'
import { usePages } from '../../hooks/usePages.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { customerTexts, readable } from '../../texts/customers.ts'
import { OrderBadge } from '../../ui/OrderBadge.tsx'
import { Section } from '../../ui/Section.tsx'

interface OfCustomer {
  customerId: number
}

const orderColumns: readonly Column<CustomerOrder>[] = [
  { id: 'id', header: customerTexts.order, cell: ({ id }) => `#${id}`, mono: true },
  { id: 'at', header: customerTexts.at, cell: (row) => showMoment(row.created_at), mono: true },
  {
    id: 'state',
    header: customerTexts.state,
    cell: ({ state, holds }) => <OrderBadge state={state} holds={holds} />,
    grow: true,
  },
  { id: 'method', header: customerTexts.paidBy, cell: (row) => readable(row.payment_method), from: 640 },
  { id: 'items', header: customerTexts.items, cell: ({ items }) => items, align: 'right', from: 640 },
  { id: 'total', header: customerTexts.total, cell: ({ total }) => showEuro(total), align: 'right' },
]

/** Orders of a customer. */
export const CustomerOrders = ({ customerId }: OfCustomer) => {
  const list = usePages(listCustomerOrders, { key: ['customers', 'orders'], params: { id: customerId } })
  return (
    <Section title={customerTexts.orders} titleHidden flush>
      <DataTable
        label={customerTexts.orders}
        columns={orderColumns}
        list={list}
        rowKey={({ id }) => id}
        href={({ id }) => paths.order(id)}
        rowName={({ id }) => customerTexts.orderName(id)}
        empty={customerTexts.ordersNone}
      />
    </Section>
  )
}

const offerColumns: readonly Column<CustomerOffer>[] = [
  { id: 'id', header: customerTexts.offer, cell: ({ id }) => `#${id}`, mono: true },
  { id: 'at', header: customerTexts.at, cell: (row) => showMoment(row.created_at), mono: true, from: 640 },
  { id: 'item', header: customerTexts.item, cell: ({ title }) => title, grow: true },
  { id: 'state', header: customerTexts.state, cell: ({ state }) => readable(state) },
  { id: 'asked', header: customerTexts.asked, cell: (row) => showEuro(row.user_price), align: 'right', from: 640 },
  {
    id: 'ours',
    header: customerTexts.ours,
    cell: (row) => row.service_price !== null && showEuro(row.service_price),
    align: 'right',
  },
]

/** Offers of a customer. */
export const CustomerOffers = ({ customerId }: OfCustomer) => {
  const list = usePages(listCustomerOffers, { key: ['customers', 'offers'], params: { id: customerId } })
  return (
    <Section title={customerTexts.offers} titleHidden flush>
      <DataTable
        label={customerTexts.offers}
        columns={offerColumns}
        list={list}
        rowKey={({ id }) => id}
        href={({ id }) => paths.offer(id)}
        rowName={({ id }) => customerTexts.offerName(id)}
        empty={customerTexts.offersNone}
      />
    </Section>
  )
}

const depositColumns: readonly Column<CustomerDeposit>[] = [
  { id: 'at', header: customerTexts.at, cell: (row) => showMoment(row.created_at), mono: true },
  { id: 'id', header: customerTexts.deposit, cell: ({ id }) => id, mono: true, grow: true },
  { id: 'state', header: customerTexts.state, cell: ({ state }) => readable(state) },
  { id: 'charged', header: customerTexts.charged, cell: ({ charged }) => charged, align: 'right', from: 640 },
  { id: 'credit', header: customerTexts.credited, cell: ({ credit }) => showEuro(credit), align: 'right' },
]

/** Top-ups of a customer. */
export const CustomerDeposits = ({ customerId }: OfCustomer) => {
  const list = usePages(listCustomerDeposits, { key: ['customers', 'deposits'], params: { id: customerId } })
  return (
    <Section title={customerTexts.deposits} titleHidden flush>
      <DataTable
        label={customerTexts.deposits}
        columns={depositColumns}
        list={list}
        rowKey={({ id }) => id}
        href={({ id }) => paths.payment(id)}
        rowName={({ id }) => customerTexts.depositName(id)}
        empty={customerTexts.depositsNone}
      />
    </Section>
  )
}
