import type { Refused, Result } from '@pandrop/contract/result'
import { type PromoFilter, type PromoUse, promoFilters, type StaffPromoCode } from '@pandrop/contract/staff/promo'
import { fromUnits } from '@pandrop/money/money'
import { makePromoBatch } from '../domains/checkout/promo/promo-batch.ts'
import { changePromoCode, endPromoCode, makePromoCode, type PromoWish } from '../domains/checkout/promo/staff-promo.ts'
import { listPromoUses, listStaffPromos, staffPromoNamed } from '../domains/checkout/promo/staff-promo-list.ts'
import { timeZoneOf } from '../domains/content/settings.ts'
import type { Command, CommandContext } from './command.ts'
import { promoFlags, promoFlagsUsage, readPromoTerms } from './promo-flags.ts'
import { type Columns, euro, listOf, printList, printWhole } from './table.ts'
import { readNumber, readTyped, sayRefusal, sayUsage } from './usage.ts'

const codesShown = 50

const isFilter = (typed: string): typed is PromoFilter => promoFilters.some((filter) => filter === typed)

/** `promo list`: newest first. */
export const promoList: Command = {
  name: 'promo list',
  does: 'lists promo codes with their uses and what they gave away, newest first',
  usage: `promo list [--filter ${promoFilters.join('|')}] [--search words] [--limit ${codesShown}]`,
  reads: true,
  run: async (context) => {
    const text = { type: 'string' } as const
    const typed = readTyped(context.args, { filter: text, search: text, limit: text })
    const { filter = 'all', search, limit = String(codesShown) } = typed?.values ?? {}
    const codesMax = readNumber(limit)
    if (!typed || typed.positionals.length > 0 || !isFilter(filter) || !codesMax) return sayUsage(context, promoList)
    const found = await listStaffPromos(context, { filter, search, limit: codesMax })
    if (!found.ok) return sayRefusal(context, found)
    printList(context, { rows: found.value.rows, columns, none: 'There is no such promo code.' })
    return 0
  },
}

const termColumns: Columns<StaffPromoCode> = {
  percent: ({ discount }) => ('percent' in discount ? discount.percent : null),
  EUR: ({ discount }) => ('fixed' in discount ? euro(fromUnits(discount.fixed)) : null),
  from: ({ from, first_day: day }) => day ?? new Date(from),
  until: ({ until, last_day: day }) => day ?? (until === null ? 'stopped' : new Date(until)),
  used: ({ uses }) => uses,
  'at most': ({ uses_max: max }) => max,
  'per customer': ({ uses_per_customer_max: max }) => max,
  'from EUR': ({ total_min: min }) => (min > 0 ? euro(fromUnits(min)) : null),
  orders: ({ orders }) => orders.count,
  'given EUR': ({ given }) => euro(fromUnits(given)),
  description: ({ description }) => description,
}

const columns: Columns<StaffPromoCode> = {
  code: ({ code }) => code,
  state: ({ state }) => state,
  ...termColumns,
}

/** `promo show`: one code and its newest orders. */
export const promoShow: Command = {
  name: 'promo show',
  does: 'shows a promo code and its newest orders',
  usage: 'promo show <code>',
  reads: true,
  run: async (context) => {
    const [code, ...more] = context.args
    if (code === undefined || more.length > 0) return sayUsage(context, promoShow)
    const found = await staffPromoNamed(context, code)
    if (!found.ok) return sayRefusal(context, found)
    const promo = found.value
    const uses = await listPromoUses(context, { promoId: promo.id, limit: codesShown })
    if (!uses.ok) return sayRefusal(context, uses)
    printWhole(context, {
      title: `${promo.code}: ${promo.state}`,
      key: { code: promo.code, state: promo.state },
      facts: {
        ...Object.fromEntries(Object.entries(termColumns).map(([name, of]) => [name, of(promo)])),
        'paid EUR': euro(fromUnits(promo.orders.total)),
        'made by': promo.made_by,
        'made at': new Date(promo.created_at),
        'stopped at': promo.stopped_at && new Date(promo.stopped_at),
      },
      lists: [listOf('Uses', useColumns, uses.value.rows)],
    })
    return 0
  },
}

const useColumns: Columns<PromoUse> = {
  order: ({ order_id: id }) => id,
  at: ({ claimed_at: at }) => new Date(at),
  state: ({ state }) => state,
  EUR: ({ sum }) => euro(fromUnits(sum)),
  'off EUR': ({ discount }) => euro(fromUnits(discount)),
  customer: ({ customer }) => customer.id,
  name: ({ customer }) => customer.name,
  'given back': ({ returned_at: at }) => at && new Date(at),
}

// Who made it, in the table of codes.
const by = 'cli'

const meant = (sure: boolean | undefined) => (sure ? ('all' as const) : undefined)

/** `promo create`: makes a code. */
export const promoCreate: Command = {
  name: 'promo create',
  does: 'makes a promo code',
  usage: `promo create --code PANDA10\n${promoFlagsUsage}`,
  run: async (context) => {
    const typed = readTyped(context.args, { ...promoFlags, code: { type: 'string' } })
    const { code, sure } = typed?.values ?? {}
    if (!typed || code === undefined || typed.positionals.length > 0) return sayUsage(context, promoCreate)
    const wish = readPromoTerms(typed.values, await timeZoneOf(context.pool))
    return saySaved(context, await makePromoCode(context, { ...wish, code, by, confirmed: meant(sure) }))
  },
}

/** `promo bulk`: codes for one use each, printed as a CSV file. */
export const promoBulk: Command = {
  name: 'promo bulk',
  does: 'makes up to 500 promo codes for one use each and prints them as CSV, once',
  usage: `promo bulk --prefix XMAS --count 500\n${promoFlagsUsage}`,
  run: async (context) => {
    const typed = readTyped(context.args, { ...promoFlags, prefix: { type: 'string' }, count: { type: 'string' } })
    const { prefix, count, sure, uses, 'per-customer': perCustomer } = typed?.values ?? {}
    const codes = readNumber(count)
    const isLimited = uses !== undefined || perCustomer !== undefined
    if (!typed || prefix === undefined || !codes || isLimited || typed.positionals.length > 0)
      return sayUsage(context, promoBulk)
    const wish = readPromoTerms(typed.values, await timeZoneOf(context.pool))
    const made = await makePromoBatch(context, { ...wish, prefix, count: codes, by, confirmed: meant(sure) })
    if (!made.ok) return sayNotSaved(context, made)
    context.print(made.value.csv.trimEnd())
    return 0
  },
}

/** `promo duplicate`: another code with the terms of one, whether that still runs or not. */
export const promoDuplicate: Command = {
  name: 'promo duplicate',
  does: 'makes a promo code with the terms of another one',
  usage: `promo duplicate PANDA10 --as SPRING10\n${promoFlagsUsage}`,
  run: async (context) => {
    const typed = readTyped(context.args, { ...promoFlags, as: { type: 'string' } })
    const { as: code, sure } = typed?.values ?? {}
    const [of, ...more] = typed?.positionals ?? []
    if (!typed || of === undefined || code === undefined || more.length > 0) return sayUsage(context, promoDuplicate)
    const wish = readPromoTerms(typed.values, await timeZoneOf(context.pool))
    const found = await staffPromoNamed(context, of)
    if (!found.ok) return sayRefusal(context, found)
    const terms = { ...copyOf(found.value, context.clock.now()), ...wish }
    return saySaved(context, await makePromoCode(context, { ...terms, code, by, confirmed: meant(sure) }))
  },
}

/** The terms of a code for another one; it begins now, and ends with this one where that end is still to come. */
const copyOf = ({ discount, until, ...promo }: StaffPromoCode, now: Date): PromoWish => ({
  description: promo.description,
  discount:
    'percent' in discount
      ? { type: 'percent', percent: discount.percent }
      : { type: 'fixed', amount: fromUnits(discount.fixed) },
  totalMinCents: fromUnits(promo.total_min),
  validUntil: until !== null && new Date(until) > now ? new Date(until) : null,
  usesMax: promo.uses_max,
  usesPerCustomerMax: promo.uses_per_customer_max,
})

/** `promo change`: extends a code and raises its limits; one that nobody has used can be corrected in everything. */
export const promoChange: Command = {
  name: 'promo change',
  does: 'extends a promo code, raises its limits, or corrects one that nobody has used',
  usage: `promo change PANDA10\n${promoFlagsUsage}`,
  run: async (context) => {
    const typed = readTyped(context.args, promoFlags)
    const [code, ...more] = typed?.positionals ?? []
    if (!typed || code === undefined || more.length > 0) return sayUsage(context, promoChange)
    const wish = readPromoTerms(typed.values, await timeZoneOf(context.pool))
    const found = await staffPromoNamed(context, code)
    if (!found.ok) return sayRefusal(context, found)
    const { id, version: seen } = found.value
    const confirmed = meant(typed.values.sure)
    return saySaved(context, await changePromoCode(context, { ...wish, id, seen, confirmed }))
  },
}

/** Says how a code stands that was saved, or why it was not. */
const saySaved = (context: CommandContext, saved: Result<StaffPromoCode>): number => {
  if (saved.ok) {
    printList(context, { rows: [saved.value], columns, none: '' })
    return 0
  }
  return sayNotSaved(context, saved)
}

/** Says why nothing was saved, and how to mean it. */
const sayNotSaved = (context: CommandContext, refused: Refused): number => {
  const code = sayRefusal(context, refused)
  if (refused.refusal === 'promo_unconfirmed') context.print('Add --sure where it is. Nothing was changed.')
  return code
}

/** `promo stop`: nobody can use it any more; exit code 1 where it was stopped before. */
export const promoStop: Command = {
  name: 'promo stop',
  does: 'stops a promo code for good',
  usage: 'promo stop <code>',
  run: async (context) => {
    const [code, ...more] = context.args
    if (code === undefined || more.length > 0) return sayUsage(context, promoStop)
    const found = await staffPromoNamed(context, code)
    const ended = found.ok ? await endPromoCode(context, found.value.id) : found
    if (!ended.ok) return sayRefusal(context, ended)
    const { promo, changed } = ended.value
    context.print(changed ? `${promo.code} is stopped.` : `${promo.code} was stopped before.`)
    return changed ? 0 : 1
  },
}
