import { ok, type Result } from '@pandrop/contract/result'
import type { CustomerFilter, ListedCustomer } from '@pandrop/contract/staff/customers'
import { type Cents, toUnits, zero } from '@pandrop/money/money'
import { cutPage, type Page, type PageAsked, readNumberPage } from '../../../db/keyset.ts'
import { balancesOf } from '../../../ledger/balance.ts'
import type { Shop } from '../../../shop.ts'
import { type ListedCustomerRow, type SearchMeaning, selectCustomers } from './customer-list.sql.ts'

/** What an operator is looking for. */
interface CustomerSearch extends PageAsked {
  search?: string | undefined
  filter?: CustomerFilter | undefined
  tag?: string | undefined
}

const markOf = ({ email_verified_at: provenAt, id }: ListedCustomerRow): string =>
  `${provenAt ? 'proven' : 'not'}~${id}`

/** The page of a list whose first part are accounts with a proven address; both parts are sorted by number. */
const readCustomerPage = ({ after, limit }: PageAsked) => {
  const [, part, id] = /^(proven|not)~(\d+)$/.exec(after ?? '') ?? []
  const page = readNumberPage({ after: id ?? after, limit })
  return page.ok ? ok({ ...page.value, isProven: part !== 'not' }) : page
}

/**
 * Customers for the back office: those with a proven address first, because anybody can register with one that is not
 * theirs, then the newest. A search looks at number, name, e-mail, phone and Steam ID.
 */
export const listCustomers = async (
  { pool }: Pick<Shop, 'pool'>,
  { search = '', filter = 'all', tag, ...asked }: CustomerSearch,
): Promise<Result<Page<ListedCustomer>, 'invalid_input'>> => {
  const page = readCustomerPage(asked)
  if (!page.ok) return page
  const { isProven, before, rowsMax } = page.value
  const found = await selectCustomers(pool, {
    ...meaningOf(search),
    isProven,
    before,
    filter,
    tag: tag ?? null,
    rowsMax,
  })
  const { rows, next } = cutPage(found, rowsMax, markOf)
  const balances = await balancesOf(
    pool,
    rows.map((row) => row.id),
  )
  return ok({ rows: rows.map((row) => toWire(row, balances.get(row.id) ?? zero)), next })
}

const nothing = { searches: true, within: null, phone: null, begins: null, steamid: null, id: null }

// Fewer letters are looked for from the beginning of a name (migration 0022).
const lettersForWithin = 3

/** Words stand in the order of name, surname, e-mail, phone, Steam ID; a phone may be typed with spaces. */
const meaningOf = (typed: string): SearchMeaning => {
  const q = typed.trim().toLowerCase()
  if (q === '') return { ...nothing, searches: false }
  if (/^7656\d{4,13}$/.test(q)) return { ...nothing, steamid: `${q}%` }
  const number = q.match(/^#?([1-9]\d{0,14})$/)?.[1]
  const id = number ? Number(number) : null
  if (q.length < lettersForWithin) return { ...nothing, begins: `${literal(q)}%`, id }
  const phone = /^\+?[\d\s()./-]{5,}$/.test(q) ? `%${q.replace(/[^+\d]/g, '')}%` : null
  return { ...nothing, within: `%${q.split(/\s+/).map(literal).join('%')}%`, phone, id }
}

const literal = (part: string): string => part.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** A customer as lists of the back office show them. */
export const toWire = (row: ListedCustomerRow, balance: Cents): ListedCustomer => ({
  id: row.id,
  name: row.name,
  surname: row.surname,
  email: row.email,
  email_verified: row.email_verified_at !== null,
  phone: row.phone_e164,
  steamid: row.steamid,
  verification_status: row.verification_status,
  blocked: row.blocked_at !== null,
  tags: row.tags,
  balance: toUnits(balance),
  created_at: row.created_at.toISOString(),
})
