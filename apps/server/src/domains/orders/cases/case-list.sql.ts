import type { CaseKind, CaseState } from '@pandrop/contract/lifecycle/case'
import { type Cursor, microsecondsOf, momentOf } from '../../../db/keyset.ts'
import { firstRow, type Queryable, runUnprepared } from '../../../db/statement.ts'

/** One case in the back office's list. */
export interface ListedCaseRow {
  id: number
  order_id: number
  kind: CaseKind
  state: CaseState
  customer_id: number
  name: string
  surname: string
  email: string
  opened_at: Date
  waits_since: Date
  assigned_to: number | null
  assigned_name: string | null
  microseconds: number
}

/** What is looked for, and where the page begins. */
export interface CaseSearch extends Cursor {
  rowsMax: number
  state: CaseState | null
  kind: CaseKind | null
  assignedTo: number | null
  orderId: number | null
  customerId: number | null
  /** words that were typed; `number`: the order that they may name */
  search: { number: number | null; pattern: string } | null
  /** oldest first where somebody waits, newest first where nobody does */
  newestFirst: boolean
}

/** Not prepared: what is asked for differs from call to call. */
export const searchCases = (q: Queryable, asked: CaseSearch): Promise<ListedCaseRow[]> => {
  const { state, kind, assignedTo, orderId, customerId, search, newestFirst } = asked
  const at = `(${momentOf(':microseconds')}, :id::bigint)`
  const conditions = [
    `(about.waits_since, about.id) ${newestFirst ? '<' : '>'} ${at}`,
    state && 'about.state = :state',
    kind && 'about.kind = :kind',
    assignedTo && 'about.assigned_to = :assignedTo',
    orderId && 'about.order_id = :orderId',
    customerId && 'placed.customer_id = :customerId',
    search &&
      `(about.order_id = :number
        or (customer.email || ' ' || customer.name || ' ' || customer.surname) ilike :pattern)`,
  ].filter(Boolean)
  const direction = newestFirst ? 'desc' : 'asc'
  const text = `select about.id, about.order_id, about.kind, about.state, placed.customer_id, customer.name,
      customer.surname, customer.email, about.opened_at, about.waits_since, about.assigned_to,
      staff.name as assigned_name, ${microsecondsOf('about.waits_since')} as microseconds
    from order_cases about
    join orders placed on placed.id = about.order_id
    join customers customer on customer.id = placed.customer_id
    left join staff on staff.id = about.assigned_to
    where ${conditions.join(' and ')}
    order by about.waits_since ${direction}, about.id ${direction}
    limit :rowsMax`
  return runUnprepared(q, text, { ...asked, number: search?.number ?? null, pattern: search?.pattern ?? '' })
}

export const selectListedCase = firstRow<Omit<ListedCaseRow, 'microseconds'>, [caseId: number]>(
  'select_listed_case',
  `select about.id, about.order_id, about.kind, about.state, placed.customer_id, customer.name, customer.surname,
     customer.email, about.opened_at, about.waits_since, about.assigned_to, staff.name as assigned_name
   from order_cases about
   join orders placed on placed.id = about.order_id
   join customers customer on customer.id = placed.customer_id
   left join staff on staff.id = about.assigned_to
   where about.id = $1`,
)

/** How many customers wait for a word of the shop, how many of them too long, and since when the first. */
export const selectCasesToAnswer = firstRow<
  { count: number; overdue: number; since: Date | null },
  [overdueSince: Date]
>(
  'select_cases_to_answer',
  `select count(*)::int as count, (count(*) filter (where waits_since <= $1))::int as overdue, min(waits_since) as since
   from order_cases where state = 'waits_for_shop'`,
)
