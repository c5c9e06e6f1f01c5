import type { VerificationRequestState } from '@pandrop/contract/lifecycle/verification'
import { type Cursor, microsecondsOf, momentOf } from '../../../db/keyset.ts'
import { firstRow, type Queryable, runUnprepared } from '../../../db/statement.ts'
import type { VerificationRow } from './verifications.sql.ts'

/** One verification in the back office's list. */
export interface ListedVerificationRow extends VerificationRow {
  name: string
  surname: string
  email: string
  first_name: string | null
  decider_name: string | null
  documents: number
  microseconds: number
}

/** What is looked for, and where the page begins. */
export interface VerificationSearch extends Cursor {
  rowsMax: number
  state: VerificationRequestState | null
  customerId: number | null
  pattern: string | null
  newestFirst: boolean
}

const listed = `select about.id, about.customer_id, about.state, about.seen_elsewhere, about.asked_at,
    about.first_approved_by, about.first_approved_at, about.decided_by, about.decided_at, about.reason, about.message,
    about.valid_until, about.expired_at, customer.name, customer.surname, customer.email, first.name as first_name,
    decider.name as decider_name,
    (select count(*)::int from verification_documents where verification_id = about.id) as documents,
    ${microsecondsOf('about.asked_at')} as microseconds
  from verifications about
  join customers customer on customer.id = about.customer_id
  left join staff first on first.id = about.first_approved_by
  left join staff decider on decider.id = about.decided_by`

/** Not prepared: what is asked for differs from call to call. */
export const searchVerifications = (q: Queryable, asked: VerificationSearch): Promise<ListedVerificationRow[]> => {
  const { state, customerId, pattern, newestFirst } = asked
  const at = `(${momentOf(':microseconds')}, :id::bigint)`
  const conditions = [
    `(about.asked_at, about.id) ${newestFirst ? '<' : '>'} ${at}`,
    state && 'about.state = :state',
    customerId && 'about.customer_id = :customerId',
    pattern && `(customer.email || ' ' || customer.name || ' ' || customer.surname) ilike :pattern`,
  ].filter(Boolean)
  const direction = newestFirst ? 'desc' : 'asc'
  const text = `${listed} where ${conditions.join(' and ')}
    order by about.asked_at ${direction}, about.id ${direction} limit :rowsMax`
  return runUnprepared(q, text, { ...asked })
}

export const selectListedVerification = firstRow<ListedVerificationRow, [id: number]>(
  'select_listed_verification',
  `${listed} where about.id = $1`,
)

/** What an account says of who it is. */
export interface AccountRow {
  name: string
  surname: string
  phone: string
  country: string | null
  city: string
  address: string
  post_code: string
  company: string | null
  language: string
  created_at: Date
}

export const selectAccount = firstRow<AccountRow, [customerId: number]>(
  'select_account_to_verify',
  `select customers.name, surname, phone_e164 as phone, countries.iso as country, city, address, post_code, company,
     language, created_at
   from customers left join countries on countries.id = country_id
   where customers.id = $1`,
)
