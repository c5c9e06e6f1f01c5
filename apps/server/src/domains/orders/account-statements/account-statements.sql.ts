import { firstRow, statement } from '../../../db/statement.ts'

/** Whose account a statement is of, and who keeps it. */
export interface HolderRow {
  name: string
  surname: string
  email: string
  address: string
  post_code: string
  city: string
  /** ISO 3166-1 alpha-2; empty where nobody said */
  country: string
  /** ISO 639-1, of mails */
  language: string
}

export const selectHolder = firstRow<HolderRow, [customerId: number]>(
  'select_statement_holder',
  `select c.name, c.surname, c.email, c.address, c.post_code, c.city, coalesce(country.iso, '') as country, c.language
   from customers c
   left join countries country on country.id = c.country_id
   where c.id = $1`,
)

/** The verified account of an address, else the newest unverified one (docs/behaviour/accounts.md#which-account). */
export const selectHolderId = firstRow<{ id: number }, [email: string]>(
  'select_statement_holder_id',
  `select id from customers
   where lower(email) = lower($1)
   order by email_verified_at is null, id desc
   limit 1`,
)

/** What refunds were for. */
export const selectRefundTargets = statement<
  { id: string; order_id: number | null; payment_id: string | null },
  [ids: string[]]
>('select_refund_targets', 'select id, order_id, payment_id from refunds where id = any ($1::uuid[])')
