import { dealLifecycle } from '@pandrop/contract/lifecycle/deal'
import type { Result } from '@pandrop/contract/result'
import { type DealTab, dealTabs, type StaffDeal, type StaffDealRow } from '@pandrop/contract/staff/deals'
import { fromUnits } from '@pandrop/money/money'
import { createDeal } from '../domains/checkout/deals/create-deal.ts'
import { takeDealStep } from '../domains/checkout/deals/deal-steps.ts'
import { staffDealOf, staffDealsOf } from '../domains/checkout/deals/staff-deals.ts'
import type { Command } from './command.ts'
import { type Columns, euro, euroOrNone, listOf, printList, printWhole } from './table.ts'
import { by, readAmount, readNumber, readTyped, sayRefusal, sayUsage, typedBecause } from './usage.ts'

const text = { type: 'string' } as const

const dealsShown = 50

const isTab = (typed: string): typed is DealTab => dealTabs.some((tab) => tab === typed)

const columns: Columns<StaffDealRow> = {
  deal: ({ id }) => id,
  state: ({ state }) => state,
  customer: ({ customer }) => `${customer.id} ${customer.name}`,
  EUR: ({ price }) => euro(fromUnits(price)),
  'alone EUR': ({ sum }) => euro(fromUnits(sum)),
  made: ({ created_at: at }) => new Date(at),
  until: ({ expires_at: at }) => new Date(at),
  order: ({ order_id: id }) => id,
  items: ({ titles }) => titles.join('; '),
}

/** `deals list`: newest first. */
export const dealsList: Command = {
  name: 'deals list',
  does: 'lists personal deals, newest first',
  usage: `deals list [--tab ${dealTabs.join('|')}] [--search words] [--customer 5] [--limit ${dealsShown}]`,
  reads: true,
  run: async (context) => {
    const typed = readTyped(context.args, { tab: text, search: text, customer: text, limit: text })
    const { tab = 'all', search, customer, limit = String(dealsShown) } = typed?.values ?? {}
    const rowsMax = readNumber(limit)
    const isMisread = !typed || typed.positionals.length > 0 || (customer !== undefined && !readNumber(customer))
    if (isMisread || !isTab(tab) || !rowsMax || rowsMax > 1000) return sayUsage(context, dealsList)
    const found = await staffDealsOf(context, { tab, search, customer: readNumber(customer), limit: rowsMax })
    if (!found.ok) return sayRefusal(context, found)
    printList(context, { rows: found.value.rows, columns, none: 'There is no such deal.' })
    return 0
  },
}

const itemColumns: Columns<StaffDeal['items'][number]> = {
  item: ({ id }) => id,
  state: ({ state }) => state,
  skin: ({ title }) => title,
  EUR: ({ price }) => euro(fromUnits(price)),
  cost: ({ cost }) => euroOrNone(cost === null ? null : fromUnits(cost)),
}

const eventColumns: Columns<StaffDeal['timeline'][number]> = {
  at: ({ at }) => new Date(at),
  what: ({ kind }) => kind,
  by: (event) => event.by,
  why: ({ why }) => why,
}

/** `deals show`: one deal with its items and its timeline. */
export const dealsShow: Command = {
  name: 'deals show',
  does: 'shows a personal deal with its items and what happened to it',
  usage: 'deals show <deal>',
  reads: true,
  run: async (context) => {
    const dealId = readNumber(context.args[0])
    if (!dealId || context.args.length > 1) return sayUsage(context, dealsShow)
    const found = await staffDealOf(context, dealId)
    if (!found.ok) return sayRefusal(context, found)
    const { items, timeline, ...deal } = found.value
    printWhole(context, {
      title: `Deal ${deal.id}: ${deal.state}`,
      key: { deal: deal.id, state: deal.state },
      facts: {
        customer: `${deal.customer.id} ${deal.customer.name} <${deal.customer.email}>`,
        EUR: euro(fromUnits(deal.price)),
        'alone EUR': euro(fromUnits(deal.sum)),
        'cost EUR': euroOrNone(deal.cost === null ? null : fromUnits(deal.cost)),
        made: new Date(deal.created_at),
        'made by': deal.made_by,
        until: new Date(deal.expires_at),
        order: deal.order_id,
        note: deal.note,
      },
      lists: [listOf('Items', itemColumns, items), listOf('Timeline', eventColumns, timeline)],
    })
    return 0
  },
}

const created = {
  customer: text,
  items: text,
  price: text,
  hours: text,
  note: text,
  sure: { type: 'boolean' },
} as const

/** `deals create`: offers a customer items at one price. */
export const dealsCreate: Command = {
  name: 'deals create',
  does: 'offers a customer up to ten items at one price, holds them and mails the customer',
  usage: 'deals create --customer 5 --items 1201,1377 --price 80.00 [--hours 72] [--note "to the customer"] [--sure]',
  run: async (context) => {
    const typed = readTyped(context.args, created)
    const { customer, items = '', price: asked, hours = '72', note = '', sure = false } = typed?.values ?? {}
    const customerId = readNumber(customer)
    const itemIds = items.split(',').map((item) => readNumber(item.trim()))
    const known = itemIds.flatMap((id) => id ?? [])
    const price = readAmount(asked)
    const stands = readNumber(hours)
    const isMisread = !typed || typed.positionals.length > 0 || known.length < itemIds.length || known.length > 10
    if (isMisread || !customerId || !price || !stands || stands > 168 || note.length > 500)
      return sayUsage(context, dealsCreate)
    const deal = { customerId, itemIds: known, price, note: note.trim(), hours: stands, by }
    const made = await createDeal(context, { ...deal, confirmed: sure ? 'all' : undefined })
    if (!made.ok) {
      const code = sayRefusal(context, made)
      if (made.refusal === 'deal_unconfirmed') context.print('Add --sure where it is. Nothing was offered.')
      return code
    }
    context.print(`Deal ${made.value} is offered to customer ${customerId} for ${stands} hours.`)
    return 0
  },
}

/** `deals withdraw`: sets its items free; exit code 1 where that was done before. */
export const dealsWithdraw: Command = {
  name: 'deals withdraw',
  does: dealLifecycle.steps.withdrawn.does,
  usage: 'deals withdraw <deal> [--reason "for the record"]',
  run: async (context) => {
    const typed = readTyped(context.args, { reason: text })
    const [id, ...more] = typed?.positionals ?? []
    const dealId = readNumber(id)
    if (!typed || !dealId || more.length > 0) return sayUsage(context, dealsWithdraw)
    const reason = typedBecause(typed.values.reason)
    const taken: Result<{ changed: boolean }> = await takeDealStep(context, 'withdrawn', { dealId, by, reason })
    if (!taken.ok) return sayRefusal(context, taken)
    const { changed } = taken.value
    context.print(changed ? `Deal ${dealId} is taken back.` : `Deal ${dealId} was taken back before.`)
    return changed ? 0 : 1
  },
}
