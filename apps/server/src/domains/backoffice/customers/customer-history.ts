import { ok, type Result } from '@pandrop/contract/result'
import type {
  CustomerDeposit,
  CustomerOffer,
  CustomerOrder,
  StatementLine as WireLine,
} from '@pandrop/contract/staff/customers'
import { cents, toUnits } from '@pandrop/money/money'
import { beginOfDay, dayAfter } from '@pandrop/money/zones'
import {
  cursorMark,
  cutPage,
  lastCursor,
  type Page,
  type PageAsked,
  readCursorPage,
  readNumberPage,
} from '../../../db/keyset.ts'
import type { Queryable } from '../../../db/statement.ts'
import { statementOf } from '../../../ledger/statement.ts'
import type { Shop } from '../../../shop.ts'
import { timeZoneOf } from '../../content/settings.ts'
import { staffNames } from '../../identity/staff/staff-names.ts'
import { aboutMovements } from '../../orders/account-statements/about.ts'
import { sortHolds } from '../../orders/orders/order-steps.rules.ts'
import { chargedText } from '../../payments/payments/payments.ts'
import { selectCustomerDeposits, selectCustomerOffers, selectCustomerOrders } from './customer-history.sql.ts'

interface Asked extends PageAsked {
  customerId: number
}

type Listed<Row> = Promise<Result<Page<Row>, 'invalid_input'>>

interface StatementAsked extends Asked {
  /** first and last day of the shop; absent: from the first line on, until the last one */
  from?: string | undefined
  till?: string | undefined
}

/** Movements of a customer's balance, newest first, with what each is about. */
export const statementForStaff = async (
  q: Queryable,
  { customerId, from, till, ...asked }: StatementAsked,
): Listed<WireLine> => {
  const page = readNumberPage(asked)
  if (!page.ok) return page
  const { before, rowsMax } = page.value
  const zone = await timeZoneOf(q)
  const days = {
    from: from === undefined ? null : beginOfDay(zone, from),
    till: till === undefined ? null : beginOfDay(zone, dayAfter(till, 1)),
  }
  const lines = await statementOf(q, customerId, { before, limit: rowsMax, ...days })
  const { rows, next } = cutPage(lines, rowsMax, (line) => line.transactionId)
  const nameOf = await staffNames(
    q,
    rows.map(({ by }) => by),
  )
  const aboutIn = await aboutMovements(
    q,
    rows.map(({ reference }) => reference),
  )
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
      about: aboutIn(line.reference),
    })),
  })
}

/** Orders of a customer, newest first. */
export const ordersForStaff = async (
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  { customerId, ...asked }: Asked,
): Listed<CustomerOrder> => {
  const page = readNumberPage(asked)
  if (!page.ok) return page
  const { before, rowsMax } = page.value
  const found = await selectCustomerOrders(pool, customerId, before, rowsMax, clock.now())
  const { rows, next } = cutPage(found, rowsMax, (row) => row.id)
  return ok({
    next,
    rows: rows.map(({ total_cents, created_at, holds, ...row }) => ({
      ...row,
      holds: sortHolds(holds),
      total: toUnits(cents(total_cents)),
      created_at: created_at.toISOString(),
    })),
  })
}

/** Offers of a customer, newest first. */
export const offersForStaff = async (q: Queryable, { customerId, ...asked }: Asked): Listed<CustomerOffer> => {
  const page = readNumberPage(asked)
  if (!page.ok) return page
  const { before, rowsMax } = page.value
  const found = await selectCustomerOffers(q, customerId, before, rowsMax)
  const { rows, next } = cutPage(found, rowsMax, (row) => row.id)
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

/** Top-ups of a customer, newest first. */
export const depositsForStaff = async (q: Queryable, { customerId, ...asked }: Asked): Listed<CustomerDeposit> => {
  const page = readCursorPage(asked, 'uuid')
  if (!page.ok) return page
  const { cursor, rowsMax } = page.value
  const { microseconds, id } = cursor ?? lastCursor
  const found = await selectCustomerDeposits(q, customerId, microseconds, id, rowsMax)
  const { rows, next } = cutPage(found, rowsMax, cursorMark)
  return ok({
    next,
    rows: rows.map(({ credit_cents, amount_minor, minor_exponent, currency, created_at, microseconds: _, ...row }) => ({
      ...row,
      credit: toUnits(cents(credit_cents)),
      charged: chargedText({ amount_minor, minor_exponent, currency }),
      created_at: created_at.toISOString(),
    })),
  })
}
