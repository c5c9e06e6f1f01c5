import type { CaseKind, CaseState } from '@pandrop/contract/lifecycle/case'
import type { OrderState } from '@pandrop/contract/lifecycle/order'
import { firstRow, statement } from '../../../db/statement.ts'

/** A case with what its customer and the staff are told of it. */
export interface CaseRow {
  id: number
  order_id: number
  customer_id: number
  kind: CaseKind
  state: CaseState
  line_nos: number[]
  opened_at: Date
  waits_since: Date
  read_id: number
  assigned_to: number | null
  warned_at: Date | null
  solved_at: Date | null
  emptied_at: Date | null
  /** the newest thing that happened to its state */
  last_step: string | null
}

// What was said last is asked of the messages; a note is nothing that happened.
const lastStep = `(select kind from case_messages where case_id = about.id and kind <> 'note' order by id desc limit 1)`

const columns = `about.*, placed.customer_id, ${lastStep} as last_step`
const source = 'order_cases about join orders placed on placed.id = about.order_id'

/** Holds a case until the transaction ends; a customer's own where one is named. */
export const lockCase = firstRow<CaseRow, [caseId: number, customerId: number | null]>(
  'lock_case',
  `select ${columns} from ${source} where about.id = $1 and ($2::bigint is null or placed.customer_id = $2)
   for no key update of about`,
)

/** The same of the one that is open. */
export const lockOpenCase = firstRow<CaseRow, [orderId: number]>(
  'lock_open_case',
  `select ${columns} from ${source} where about.order_id = $1 and about.state <> 'solved' for no key update of about`,
)

export const selectCase = firstRow<CaseRow, [caseId: number]>(
  'select_case',
  `select ${columns} from ${source} where about.id = $1`,
)

/** All of an order, newest first. */
export const selectCasesOf = statement<CaseRow, [orderId: number, casesMax: number]>(
  'select_cases_of_order',
  `select ${columns} from ${source} where about.order_id = $1 order by about.id desc limit $2`,
)

/** An order as far as a case about it is concerned. */
export interface CasedOrderRow {
  state: OrderState
  customer_id: number
  paid_at: Date | null
  trade_offer_id: string | null
  titles: string[]
}

const casedOrder = `select state, customer_id, paid_at, trade_offer_id,
     array(select title from order_lines where order_id = orders.id order by line_no) as titles
   from orders where id = $1`

export const selectCasedOrder = firstRow<CasedOrderRow, [orderId: number]>('select_order_of_case', casedOrder)

/** The same, held until the transaction ends: of an order one case is opened at a time. */
export const lockCasedOrder = firstRow<CasedOrderRow, [orderId: number]>(
  'lock_order_of_case',
  `${casedOrder} for no key update`,
)

/** Nothing where one is open already: the order has one at most. */
export const insertCase = firstRow<{ id: number }, { orderId: number; kind: CaseKind; lineNos: number[]; at: Date }>(
  'insert_case',
  `insert into order_cases (order_id, kind, line_nos, opened_at, waits_since)
   values (:orderId, :kind, :lineNos, :at, :at)
   on conflict (order_id) where state <> 'solved' do nothing
   returning id`,
)

type MessageKind = 'customer' | 'staff' | 'note' | 'solved' | 'reopened'

/** A message as it is written down; nothing where its key has written one before. */
export const insertMessage = firstRow<
  { id: number },
  { caseId: number; kind: MessageKind; by: string; text: string; requestKey: string | null; at: Date }
>(
  'insert_case_message',
  `insert into case_messages (case_id, kind, by, text, request_key, at)
   values (:caseId, :kind, :by, :text, :requestKey, :at)
   on conflict (case_id, request_key) do nothing
   returning id`,
)

/** A new word of whoever is waited for: nobody has to be told any more that the case ends. */
export const setCaseState = statement<never, { caseId: number; state: CaseState; at: Date; since: Date }>(
  'set_case_state',
  `update order_cases set state = :state, waits_since = :since, warned_at = null,
     solved_at = case when :state = 'solved' then :at::timestamptz end
   where id = :caseId`,
)

export const setRead = statement<never, [caseId: number, messageId: number]>(
  'set_case_read',
  `update order_cases
   set read_id = greatest(read_id, least($2, (select max(id) from case_messages where case_id = order_cases.id)))
   where id = $1`,
)

export const setAssigned = statement<never, [caseId: number, staffId: number | null]>(
  'set_case_assigned',
  'update order_cases set assigned_to = $2 where id = $1',
)

export interface MessageRow {
  id: number
  case_id: number
  kind: MessageKind
  by: string
  text: string
  at: Date
  pictures: string[]
}

export const selectMessages = statement<MessageRow, [caseIds: number[]]>(
  'select_case_messages',
  `select said.id, said.case_id, said.kind, said.by, said.text, said.at,
     array(select id::text from case_pictures where message_id = said.id order by uploaded_at, id) as pictures
   from case_messages said
   where said.case_id = any($1)
   order by said.id`,
)

/** The newest message of the customer; null: there is none. */
export const selectNewestOfCustomer = firstRow<{ id: number | null }, [caseId: number]>(
  'select_newest_of_customer',
  `select max(id) as id from case_messages where case_id = $1 and kind = 'customer'`,
)

export const selectCaseSettings = firstRow<{ answer_hours: number; close_days: number }, []>(
  'select_case_settings',
  'select case_answer_hours as answer_hours, case_close_days as close_days from settings',
)
