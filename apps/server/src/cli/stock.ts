import { type FindingKind, findingKinds } from '@pandrop/contract/lifecycle/stock-finding'
import type { StockWorth } from '@pandrop/contract/staff/stock'
import type { StockFinding } from '@pandrop/contract/staff/stock-taking'
import { fromUnits } from '@pandrop/money/money'
import { stockReportOf } from '../domains/catalogue/staff-items/stock-report.ts'
import { countStock, findingsOf } from '../domains/catalogue/stock-taking/stock-standing.ts'
import type { Command } from './command.ts'
import { type Columns, euro, euroOrNone, listOf, printList, printWhole } from './table.ts'
import { by, readTyped, refusedExitCode, sayRefusal, sayUsage } from './usage.ts'

const worth: Columns<StockWorth> = {
  items: ({ items }) => items,
  cost: ({ cost }) => euro(fromUnits(cost)),
  'without cost': ({ without_cost: unknown }) => unknown,
  'our prices': ({ price }) => euro(fromUnits(price)),
  reference: ({ reference }) => euro(fromUnits(reference)),
}

/** `stock show`: what is in stock now and what it is worth. */
export const stockShow: Command = {
  name: 'stock show',
  does: 'shows what is in stock and what it is worth, by where it stands, by type and by age in days',
  usage: 'stock show',
  reads: true,
  run: async (context) => {
    if (context.args.length > 0) return sayUsage(context, stockShow)
    const { read_at, total, states, types, ages, to_shelve, booked } = await stockReportOf(context)
    printWhole(context, {
      title: `In stock: ${total.items} items`,
      key: { read_at: new Date(read_at), items: total.items },
      facts: {
        cost: euro(fromUnits(total.cost)),
        'without cost': total.without_cost,
        'our prices': euro(fromUnits(total.price)),
        reference: euro(fromUnits(total.reference)),
        'offers to shelve': to_shelve.offers,
        'cost to shelve': euro(fromUnits(to_shelve.cost)),
        'in the books': euro(fromUnits(booked)),
      },
      lists: [
        listOf('states', { state: ({ state }) => state, ...worth }, states),
        listOf('types', { type: ({ type }) => type, ...worth }, types),
        listOf('ages', { 'days from': ({ days_from: from }) => from, ...worth }, ages),
      ],
    })
    return 0
  },
}

/** `stock count`: a job of the running shop counts. */
export const stockCount: Command = {
  name: 'stock count',
  does: 'has the running shop count what lies on its Steam accounts; stock list says what was found',
  usage: 'stock count',
  run: async (context) => {
    if (context.args.length > 0) return sayUsage(context, stockCount)
    const isBegun = await countStock(context, by)
    context.print(isBegun ? 'The running shop counts now.' : 'A count goes on already.')
    return 0
  },
}

const finding: Columns<StockFinding> = {
  finding: ({ id }) => id,
  kind: ({ kind }) => kind,
  account: ({ account }) => account.label,
  asset: ({ asset_id: asset }) => asset,
  name: ({ market_name: name }) => name,
  float: ({ float }) => float,
  seed: ({ paint_seed: seed }) => seed,
  item: ({ item }) => item?.id ?? null,
  state: ({ item }) => item?.state ?? null,
  price: ({ item }) => euroOrNone(item ? fromUnits(item.price) : null),
  order: ({ item }) => item?.order_id ?? null,
  'booked on': ({ booked }) => booked?.account?.label ?? null,
  'booked as': ({ booked }) => booked?.asset_id ?? null,
  found: ({ found_at: at }) => new Date(at),
}

const isKind = (typed: string): typed is FindingKind => findingKinds.some((kind) => kind === typed)

const text = { type: 'string' } as const

/** `stock list`: what is not where it should be, newest first; exit code 1 where there is something. */
export const stockList: Command = {
  name: 'stock list',
  does: 'lists what is not as the books say on the Steam accounts; ends with 1 where something is not',
  usage: `stock list [--kind ${findingKinds.join('|')}] [--after <finding>]`,
  reads: true,
  run: async (context) => {
    const { positionals = [], values } = readTyped(context.args, { kind: text, after: text }) ?? {}
    const { kind, after } = values ?? {}
    if (!values || positionals.length > 0 || (kind !== undefined && !isKind(kind))) return sayUsage(context, stockList)
    const found = await findingsOf(context.pool, { kind, after })
    if (!found.ok) return sayRefusal(context, found)
    const { rows, next } = found.value
    printList(context, { rows, columns: finding, none: 'Everything agrees.' })
    if (next && !context.json) context.print(`More: --after ${next}`)
    return rows.length > 0 ? refusedExitCode : 0
  },
}
