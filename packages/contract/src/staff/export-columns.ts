/** What can be exported, with the columns that each has. */
export const exportColumns = {
  orders: [
    'order',
    'created_at',
    'paid_at',
    'state',
    'payment_method',
    'payment',
    'customer',
    'country',
    'total',
    'discount',
    'vat',
    'promo_code',
    'receipt',
  ],
  order_lines: [
    'order',
    'line',
    'paid_at',
    'item',
    'title',
    'quality',
    'type',
    'price',
    'discount',
    'vat_country',
    'vat_percent',
    'vat',
    'refunded',
    'cost',
  ],
  refunds: [
    'refund',
    'created_at',
    'settled_at',
    'state',
    'order',
    'payment',
    'customer',
    'destination',
    'amount',
    'reason',
    'made_by',
    'credit_note',
  ],
  receipts: ['receipt', 'issued_at', 'order', 'paid_at', 'country', 'net', 'vat', 'total', 'company', 'vat_id'],
  payments: [
    'payment',
    'created_at',
    'settled_at',
    'purpose',
    'state',
    'customer',
    'country',
    'credit',
    'currency',
    'amount_minor',
    'charged_minor',
    'refunded_minor',
    'provider_payment',
  ],
  payouts: [
    'payout',
    'requested_at',
    'sent_at',
    'settled_at',
    'state',
    'offer',
    'customer',
    'method',
    'amount',
    'set_off',
    'end_to_end_id',
    'failure',
  ],
  customers: [
    'customer',
    'created_at',
    'name',
    'surname',
    'email',
    'phone',
    'country',
    'city',
    'post_code',
    'address',
    'language',
    'verified_at',
    'blocked_at',
    'company',
    'vat_id',
  ],
  items: [
    'item',
    'created_at',
    'title',
    'skin',
    'exterior',
    'variant',
    'float',
    'paint_seed',
    'state',
    'price',
    'cost',
    'sold_at',
    'withdrawn_at',
  ],
  journal: ['transaction', 'made_at', 'kind', 'reference', 'account', 'debit', 'credit', 'made_by', 'reason'],
  audit: ['number', 'at', 'staff', 'action', 'path', 'outcome', 'address'],
} as const

export type ExportName = keyof typeof exportColumns

export const exportNames = Object.keys(exportColumns) as ExportName[]

/** They name people: administrators alone make and fetch them. */
export const administratorsExports: readonly ExportName[] = ['customers', 'audit']

/** One row a line, cells parted by commas, or one JSON object a line. */
export const exportFormats = ['csv', 'json'] as const

export type ExportFormat = (typeof exportFormats)[number]

export const exportStates = ['waiting', 'running', 'done', 'failed'] as const

/** So long the file of an export is kept. */
export const exportDaysKept = 7
