import { Readable } from 'node:stream'
import { ok, type Refused, type Result, refuse } from '@pandrop/contract/result'
import { getAccountStatement } from '@pandrop/contract/staff/account-statements'
import { toUnits } from '@pandrop/money/money'
import { dayIn } from '@pandrop/money/zones'
import type { FastifyInstance } from 'fastify'
import type { Serve } from '../../../http/route.ts'
import { byNumber, type StaffFile, staffFileRoute } from '../../../http/staff-file.ts'
import { validate } from '../../../http/validation.ts'
import type { Shop } from '../../../shop.ts'
import { timeZoneOf } from '../../content/settings.ts'
import {
  type AccountStatement,
  accountStatement,
  type StatementAsked,
} from '../../orders/account-statements/account-statement.ts'
import { statementCsv, statementPaper } from '../../orders/account-statements/statement-files.ts'
import { type AskedRange, rangeOf } from '../today/sales.rules.ts'

const daysOf = async (
  { pool, clock }: Pick<Shop, 'pool' | 'clock'>,
  customerId: number,
  asked: AskedRange,
): Promise<Result<StatementAsked, 'invalid_input'>> => {
  const range = rangeOf(asked, dayIn(await timeZoneOf(pool), clock.now()))
  return range.ok ? ok({ customerId, from: range.value.from, till: range.value.till }) : range
}

const inUnits = ({ opening, came, went, closing, lines }: Omit<AccountStatement['months'][number], 'month'>) => ({
  opening: toUnits(opening),
  came: toUnits(came),
  went: toUnits(went),
  closing: toUnits(closing),
  lines,
})

/** What some days came to on a customer's balance. */
export const accountStatementRoutes = (serve: Serve, shop: Shop): void =>
  serve(getAccountStatement, async ({ params: { id: customerId }, query }) => {
    const asked = await daysOf(shop, customerId, query)
    if (!asked.ok) return asked
    const found = await accountStatement(shop.pool, asked.value)
    if (!found.ok) return found
    const { from, till, months } = found.value
    const byMonth = months.map(({ month, ...moved }) => ({ month, ...inUnits(moved) }))
    return ok({ from, till, ...inUnits(found.value), months: byMonth })
  })

type Format = 'csv' | 'pdf'

const isFormat = (asked: string): asked is Format => asked === 'csv' || asked === 'pdf'

const fileOf = async (
  shop: Shop,
  { customerId, query, format }: { customerId: number; query: unknown; format: Format },
): Promise<Result<StaffFile, Refused['refusal']>> => {
  const words = validate(getAccountStatement.query, query)
  if (!words.ok) return words
  const asked = await daysOf(shop, customerId, words.value)
  if (!asked.ok) return asked
  if (format === 'pdf') {
    const paper = await statementPaper(shop, asked.value)
    return paper.ok ? ok({ ...paper.value, type: 'application/pdf' }) : paper
  }
  const table = await statementCsv(shop, asked.value)
  if (!table.ok) return table
  const { name, content } = table.value
  return ok({ name, type: 'text/csv; charset=utf-8', content: Readable.from(content) })
}

/**
 * The files of a statement, in the customer's language: /api/staff/customers/42/account-statement/pdf?from=…&till=….
 * A CSV goes out piece by piece.
 */
export const accountStatementFileRoute = (app: FastifyInstance, shop: Shop): void =>
  staffFileRoute<{ id: string; format: string }>(app, shop, {
    address: `/api${getAccountStatement.path.replace(':id', byNumber)}/:format`,
    auditedAs: 'fetchAccountStatement',
    fileOf: async ({ params: { id, format }, query }) =>
      isFormat(format) ? fileOf(shop, { customerId: Number(id), query, format }) : refuse('not_found'),
  })
