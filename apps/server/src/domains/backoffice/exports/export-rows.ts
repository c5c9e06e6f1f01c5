import type { ExportName, exportColumns } from '@pandrop/contract/staff/export-columns'
import { type Queryable, runUnprepared } from '../../../db/statement.ts'
import { journalRows } from '../../../ledger/journal.ts'

/** Where the rows of an export come from. */
interface Source {
  from: string
  /** the moment by which a row belongs to a day */
  at: string
  /** what tells rows of one moment apart */
  id: string
  /** as SQL, by their names; amounts are cents */
  columns: Readonly<Record<string, string>>
}

/** The same with every column that the contract names. */
type WholeSource<Name extends ExportName> = Source & {
  columns: Readonly<Record<(typeof exportColumns)[Name][number], string>>
}

const numberOf = (paper: string, prefix = `${paper}.prefix`): string =>
  `${prefix} || '-' || ${paper}.year || '-' || lpad(${paper}.number::text, 6, '0')`

const sources: { [Name in ExportName]: WholeSource<Name> } = {
  orders: {
    from: 'orders placed left join receipts paper on paper.order_id = placed.id',
    at: 'placed.created_at',
    id: 'placed.id',
    columns: {
      order: 'placed.id',
      created_at: 'placed.created_at',
      paid_at: 'placed.paid_at',
      state: 'placed.state',
      payment_method: 'placed.payment_method',
      payment: 'placed.payment_id',
      customer: 'placed.customer_id',
      country: 'placed.country',
      total: 'placed.total_cents',
      discount: 'placed.discount_cents',
      vat: 'placed.vat_cents',
      promo_code: 'placed.promo_code',
      receipt: numberOf('paper'),
    },
  },
  order_lines: {
    from: 'orders placed join order_lines line on line.order_id = placed.id',
    at: 'placed.paid_at',
    id: 'placed.id, line.line_no',
    columns: {
      order: 'placed.id',
      line: 'line.line_no',
      paid_at: 'placed.paid_at',
      item: 'line.item_id',
      title: 'line.title',
      quality: 'line.quality',
      type: 'line.type',
      price: 'line.price_cents',
      discount: 'line.discount_cents',
      vat_country: 'line.vat_country',
      vat_percent: 'line.vat_percent::float8',
      vat: 'line.vat_cents',
      refunded: 'line.refunded_cents',
      cost: 'line.cost_cents',
    },
  },
  refunds: {
    from: 'refunds refund left join credit_notes note on note.refund_id = refund.id',
    at: 'refund.created_at',
    id: 'refund.id',
    columns: {
      refund: 'refund.id',
      created_at: 'refund.created_at',
      settled_at: 'refund.settled_at',
      state: 'refund.state',
      order: 'refund.order_id',
      payment: 'refund.payment_id',
      customer: 'refund.customer_id',
      destination: 'refund.destination',
      amount: 'refund.cents',
      reason: 'refund.reason',
      made_by: 'refund.made_by',
      credit_note: numberOf('note', `'CN'`),
    },
  },
  receipts: {
    from: 'receipts paper join orders placed on placed.id = paper.order_id',
    at: 'paper.issued_at',
    id: 'paper.id',
    columns: {
      receipt: numberOf('paper'),
      issued_at: 'paper.issued_at',
      order: 'placed.id',
      paid_at: 'placed.paid_at',
      country: 'placed.country',
      net: 'placed.total_cents - placed.vat_cents',
      vat: 'placed.vat_cents',
      total: 'placed.total_cents',
      company: 'placed.company',
      vat_id: 'placed.vat_id',
    },
  },
  payments: {
    from: 'payments payment',
    at: 'payment.created_at',
    id: 'payment.id',
    columns: {
      payment: 'payment.id',
      created_at: 'payment.created_at',
      settled_at: 'payment.settled_at',
      purpose: 'payment.purpose',
      state: 'payment.state',
      customer: 'payment.customer_id',
      country: 'payment.country',
      credit: 'payment.credit_cents',
      currency: 'payment.currency',
      amount_minor: 'payment.amount_minor',
      charged_minor: 'payment.charged_minor',
      refunded_minor: 'payment.refunded_minor',
      provider_payment: 'payment.payment_intent',
    },
  },
  payouts: {
    from: 'payouts payout',
    at: 'payout.requested_at',
    id: 'payout.id',
    columns: {
      payout: 'payout.id',
      requested_at: 'payout.requested_at',
      sent_at: 'payout.sent_at',
      settled_at: 'payout.settled_at',
      state: 'payout.state',
      offer: 'payout.offer_id',
      customer: 'payout.customer_id',
      method: 'payout.method',
      amount: 'payout.cents',
      set_off: 'payout.set_off_cents',
      end_to_end_id: 'payout.end_to_end_id',
      failure: 'payout.failure_reason',
    },
  },
  customers: {
    from: 'customers customer left join countries country on country.id = customer.country_id',
    at: 'customer.created_at',
    id: 'customer.id',
    columns: {
      customer: 'customer.id',
      created_at: 'customer.created_at',
      name: 'customer.name',
      surname: 'customer.surname',
      email: 'customer.email',
      phone: 'customer.phone_e164',
      country: 'country.iso',
      city: 'customer.city',
      post_code: 'customer.post_code',
      address: 'customer.address',
      language: 'customer.language',
      verified_at: 'customer.email_verified_at',
      blocked_at: 'customer.blocked_at',
      company: 'customer.company',
      vat_id: 'customer.vat_id',
    },
  },
  items: {
    from: 'items item',
    at: 'item.created_at',
    id: 'item.id',
    columns: {
      item: 'item.id',
      created_at: 'item.created_at',
      title: 'item.title',
      skin: 'item.skin_id',
      exterior: 'item.exterior',
      variant: 'item.variant',
      float: 'item.float',
      paint_seed: 'item.paint_seed',
      state: 'item.state',
      price: 'item.price_cents',
      cost: 'item.cost_cents',
      sold_at: 'item.sold_at',
      withdrawn_at: 'item.withdrawn_at',
    },
  },
  journal: journalRows,
  audit: {
    from: `audit_log log left join staff on staff.id = log.staff_id
      left join audit_outcomes ended on ended.audit_id = log.id`,
    at: 'log.at',
    id: 'log.id',
    columns: {
      number: 'log.id',
      at: 'log.at',
      staff: 'staff.name',
      action: 'log.action',
      path: 'log.path',
      outcome: 'ended.outcome',
      address: 'log.address',
    },
  },
}

/** What of a row is an amount: cents in the database, EUR units in a file. */
export const amountColumns: ReadonlySet<string> = new Set([
  'total',
  'discount',
  'vat',
  'price',
  'refunded',
  'cost',
  'amount',
  'net',
  'credit',
  'debit',
  'set_off',
])

/** Which rows are meant: up to, not including, `till`. */
interface Asked {
  name: ExportName
  from: Date
  till: Date
}

const within = ({ from, at }: Source): string => `from ${from} where ${at} >= :from and ${at} < :till`

/** The rows of an export as a query of :from and :till, oldest first. */
export const rowsText = (name: ExportName, columns: readonly string[]): string => {
  const source: Source = sources[name]
  const chosen = columns.map((column) => `${source.columns[column]} as "${column}"`)
  return `select ${chosen.join(', ')} ${within(source)} order by ${source.at}, ${source.id}`
}

/** How many rows an export has. */
export const countRows = async (q: Queryable, { name, from, till }: Asked): Promise<number> => {
  const text = `select count(*)::int as rows ${within(sources[name])}`
  const [row] = await runUnprepared<{ rows: number }>(q, text, { from, till })
  return row?.rows ?? 0
}
