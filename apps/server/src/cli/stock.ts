import type { StockWorth } from '@pandrop/contract/staff/stock'
import { fromUnits } from '@pandrop/money/money'
import { stockReportOf } from '../domains/catalogue/staff-items/stock-report.ts'
import type { Command } from './command.ts'
import { type Columns, euro, listOf, printWhole } from './table.ts'
import { sayUsage } from './usage.ts'

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
