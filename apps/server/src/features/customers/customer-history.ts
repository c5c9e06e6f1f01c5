import { messages } from '@pandrop/contract/messages'
import { ok, type Result, refuse } from '@pandrop/contract/result'
import type {
  CustomerDeposit,
  CustomerOffer,
  CustomerOrder,
  StatementLine as WireLine,
} from '@pandrop/contract/staff/customers'
import { deskPageRows } from '@pandrop/contract/staff/pages'
import { cents, toUnits } from '@pandrop/money/money'
import type { Queryable } from '../../db/statement.ts'
import { statementOf } from '../../ledger/statement.ts'
import { chargedText } from '../deposits/mails.ts'
import { staffNames } from '../staff/staff-names.ts'
import {
  selectCustomerDeposits,
  selectCustomerOffers,
  selectCustomerOrders,
  selectRefundTargets,
} from './customer-history.sql.ts'
import { type AskedPage, pageOf, readPage } from './page-mark.ts'
import { aboutOf, refundIn } from './statement.rules.ts'

interface Asked extends AskedPage {
  customerId: number
}

type Page<Row> = Promise<Result<{ rows: Row[]; next: string | null }, 'invalid_input'>>

/** Movements of a customer's balance, newest first, with what each is about. */
export const statementForDesk = async (q: Queryable, { customerId, ...asked }: Asked): Page<WireLine> => {
  const page = readPage(asked)
  if (!page.ok) return page
  const { before, rowsMax } = page.value
  const lines = await statementOf(q, customerId, { before: before ?? undefined, limit: rowsMax })
  const { rows, next } = pageOf(lines, page.value, (line) => line.transactionId)
  const refunds = rows.map((line) => refundIn(line.reference)).filter((id) => id !== null)
  const nameOf = await staffNames(
    q,
    rows.map(({ by }) => by),
  )
  const targets = new Map((await selectRefundTargets(q, refunds)).map((target) => [target.id, target]))
  return ok({
    next,
    rows: rows.map((line) => ({
      id: line.transactionId,
      reference: line.reference,
      kind: line.kind,
      reason: line.reason,
      by: nameOf(line.by) ?? line.by,
      amount: toUnits(line.cents),
      balance_after: toUnits(line.balanceAfterCents),
      at: line.madeAt.toISOString(),
      about: aboutOf(line.reference, targets.get(refundIn(line.reference) ?? '')),
    })),
  })
}

/** Orders of a customer, newest first. */
export const ordersForDesk = async (q: Queryable, { customerId, ...asked }: Asked): Page<CustomerOrder> => {
  const page = readPage(asked)
  if (!page.ok) return page
  const found = await selectCustomerOrders(q, customerId, page.value.before, page.value.rowsMax)
  const { rows, next } = pageOf(found, page.value, (row) => row.id)
  return ok({
    next,
    rows: rows.map(({ total_cents, created_at, ...row }) => ({
      ...row,
      total: toUnits(cents(total_cents)),
      created_at: created_at.toISOString(),
    })),
  })
}

/** Offers of a customer, newest first. */
export const offersForDesk = async (q: Queryable, { customerId, ...asked }: Asked): Page<CustomerOffer> => {
  const page = readPage(asked)
  if (!page.ok) return page
  const found = await selectCustomerOffers(q, customerId, page.value.before, page.value.rowsMax)
  const { rows, next } = pageOf(found, page.value, (row) => row.id)
  return ok({
    next,
    rows: rows.map(({ user_price_cents, service_price_cents, created_at, ...row }) => ({
      ...row,
      user_price: toUnits(cents(user_price_cents)),
      service_price: service_price_cents === null ? null : toUnits(cents(service_price_cents)),
      created_at: created_at.toISOString(),
    })),
  })
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Top-ups of a customer, newest first; their marks are the deposits' own ids. */
export const depositsForDesk = async (
  q: Queryable,
  { customerId, after, limit = deskPageRows }: Asked,
): Page<CustomerDeposit> => {
  if (after !== undefined && !uuid.test(after)) {
    return refuse('invalid_input', { errors: { after: [messages.field_invalid] } })
  }
  const found = await selectCustomerDeposits(q, customerId, after ?? null, limit + 1)
  const rows = found.slice(0, limit)
  return ok({
    next: found.length > limit ? (rows.at(-1)?.id ?? null) : null,
    rows: rows.map(({ credit_cents, amount_minor, currency, created_at, ...row }) => ({
      ...row,
      credit: toUnits(cents(credit_cents)),
      charged: chargedText({ amount_minor, currency }),
      created_at: created_at.toISOString(),
    })),
  })
}
