import { parseArgs } from 'node:util'
import { systemClock } from '../clock.ts'
import { inTransaction } from '../db/transaction.ts'
import { readCode } from '../domains/checkout/promo/promo.rules.ts'
import {
  createPromoCode,
  listPromoCodes,
  type NewPromoCode,
  stopPromoCode,
} from '../domains/checkout/promo/promo-codes.ts'
import { OperatorProblem } from '../operator-problem.ts'
import type { Command } from './command.ts'
import { type Columns, euro, euroOrNone, moment, printList } from './table.ts'
import { sayUsage, usageOf } from './usage.ts'

const usage = [
  'promo create --code PANDA10 (--percent 10 | --fixed 5.00)',
  '  [--from 2026-12-01] [--until 2026-12-24T18:00:00Z] [--uses 100] [--per-customer 1]',
  '  [--min-total 20.00] [--description "10% off skins"]',
  '  Amounts are EUR, moments ISO 8601 (a day begins at 00:00 UTC); --until is the first moment without it.',
]

/** `promo create`: makes a code; exit code 1 where it exists, 2 where something typed cannot be meant. */
export const promoCreate: Command = {
  name: 'promo create',
  does: 'makes a promo code',
  usage: usage.join('\n'),
  run: async ({ pool, args, print }) => {
    const at = systemClock.now()
    const promo = readFlags(args, at)
    const made = await inTransaction(pool, (tx) => createPromoCode(tx, promo, { by: 'cli', at }))
    print(made ? `${promo.code} is there.` : `There is a promo code ${promo.code} already; nothing was changed.`)
    return made ? 0 : 1
  },
}

/** `promo list`: every code with its terms and uses, newest first. */
export const promoList: Command = {
  name: 'promo list',
  does: 'lists promo codes and how often each was used',
  usage: 'promo list',
  reads: true,
  run: async (context) => {
    if (context.args.length > 0) return sayUsage(context, promoList)
    printList(context, { rows: await listPromoCodes(context.pool), columns, none: 'There are no promo codes.' })
    return 0
  },
}

/** `promo stop <code>`: nobody can use it any more; exit code 1 where no such code runs. */
export const promoStop: Command = {
  name: 'promo stop',
  does: 'stops a promo code for good',
  usage: 'promo stop <code>',
  run: async ({ pool, args: [typed = ''], print }) => {
    const code = readCode(typed)
    if (code === null) throw new OperatorProblem('Say which: npm run shop -- promo stop <code>')
    const stopped = await inTransaction(pool, (tx) => stopPromoCode(tx, code, systemClock.now()))
    print(stopped ? `${code} is stopped.` : `No promo code ${code} is running.`)
    return stopped ? 0 : 1
  },
}

const flags = {
  code: { type: 'string' },
  percent: { type: 'string' },
  fixed: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  uses: { type: 'string' },
  'per-customer': { type: 'string' },
  'min-total': { type: 'string' },
  description: { type: 'string' },
} as const

const problem = (text: string): OperatorProblem => new OperatorProblem(`${text}\n${usageOf(promoCreate)}`)

const parse = (args: string[]) => {
  try {
    return parseArgs({ args, options: flags, strict: true, allowPositionals: false }).values
  } catch (error) {
    throw problem(error instanceof Error ? error.message : 'These flags cannot be read.')
  }
}

const readFlags = (args: string[], now: Date): NewPromoCode => {
  const typed = parse(args)
  const code = readCode(typed.code ?? '')
  if (code === null) throw problem('--code: 3 to 40 letters, digits, - and _, the first a letter or a digit.')
  const validFrom = typed.from === undefined ? now : readMoment('--from', typed.from)
  const validUntil = typed.until === undefined ? null : readMoment('--until', typed.until)
  if (validUntil && validUntil <= validFrom) throw problem('--until must come after --from.')
  if (validUntil && validUntil <= now) throw problem('--until is over already.')
  return {
    code,
    description: typed.description ?? '',
    discount: readDiscount(typed),
    validFrom,
    validUntil,
    usesMax: readCount('--uses', typed.uses),
    usesPerCustomerMax: readCount('--per-customer', typed['per-customer']),
    totalMinCents: typed['min-total'] === undefined ? 0 : readHundredths('--min-total', typed['min-total']),
  }
}

const readDiscount = ({ percent, fixed }: { percent?: string; fixed?: string }): NewPromoCode['discount'] => {
  if ((percent === undefined) === (fixed === undefined)) throw problem('Say either --percent or --fixed.')
  if (fixed !== undefined) return { type: 'fixed', cents: readPositive('--fixed', fixed) }
  const hundredths = readPositive('--percent', percent ?? '')
  if (hundredths > 10_000) throw problem('--percent: at most 100.')
  return { type: 'percent', percent: hundredths / 100 }
}

const readPositive = (flag: string, typed: string): number => {
  const value = readHundredths(flag, typed)
  if (value === 0) throw problem(`${flag} must be more than nothing.`)
  return value
}

/** A number with at most two decimals, as hundredths. */
const readHundredths = (flag: string, typed: string): number => {
  const [, whole, decimals = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(typed) ?? []
  if (whole === undefined) throw problem(`${flag}: a number with at most two decimals, such as 12.50.`)
  return Number(whole + decimals.padEnd(2, '0'))
}

const readCount = (flag: string, typed: string | undefined): number | null => {
  if (typed === undefined) return null
  if (!/^[1-9]\d{0,8}$/.test(typed)) throw problem(`${flag}: a whole number of at least 1.`)
  return Number(typed)
}

const momentShape = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?Z)?$/

const readMoment = (flag: string, typed: string): Date => {
  const moment = new Date(typed)
  // 2026-02-30 would silently become the second of March.
  const isDay = momentShape.test(typed) && !Number.isNaN(moment.getTime())
  if (isDay && moment.toISOString().startsWith(typed.slice(0, 10))) return moment
  throw problem(`${flag}: a day or a moment in UTC, such as 2026-12-24 or 2026-12-24T18:00:00Z.`)
}

type Listed = Awaited<ReturnType<typeof listPromoCodes>>[number]

const columns: Columns<Listed> = {
  code: ({ code }) => code,
  percent: ({ discount_percent }) => discount_percent,
  EUR: ({ discount_cents }) => euroOrNone(discount_cents),
  used: ({ uses }) => uses,
  'at most': ({ uses_max }) => uses_max,
  'per customer': ({ uses_per_customer_max }) => uses_per_customer_max,
  'from EUR': ({ total_min_cents }) => (total_min_cents === 0 ? null : euro(total_min_cents)),
  state: (promo) => stateOf(promo, systemClock.now()),
  description: ({ description }) => description,
}

const stateOf = ({ valid_from, valid_until, stopped_at }: Listed, now: Date): string => {
  if (stopped_at) return `stopped ${moment(stopped_at)}`
  if (now < valid_from) return `begins ${moment(valid_from)}`
  if (valid_until === null) return 'runs until it is stopped'
  return `${now < valid_until ? 'runs until' : 'was over'} ${moment(valid_until)}`
}
