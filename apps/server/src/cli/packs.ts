import type { Refused } from '@pandrop/contract/result'
import {
  type PackFilter,
  packFilters,
  packName,
  packNameMax,
  type StaffPack,
  type StaffPackItem,
} from '@pandrop/contract/staff/packs'
import { fromUnits } from '@pandrop/money/money'
import { beginOfDay } from '@pandrop/money/zones'
import { endPack, listStaffPacks, makePack, staffPackOf } from '../domains/checkout/packs/staff-packs.ts'
import { timeZoneOf } from '../domains/content/settings.ts'
import { OperatorProblem } from '../operator-problem.ts'
import type { Command, CommandContext } from './command.ts'
import { readEnd, readMoment } from './promo-flags.ts'
import { type Columns, euro, listOf, printList, printWhole } from './table.ts'
import { readAmount, readNumber, readTyped, sayRefusal, sayUsage } from './usage.ts'

const packsShown = 50

const text = { type: 'string' } as const

const isFilter = (typed: string): typed is PackFilter => packFilters.some((filter) => filter === typed)

const columns: Columns<StaffPack> = {
  pack: ({ id }) => id,
  state: ({ state }) => state,
  name: ({ name }) => name,
  items: ({ items }) => items.length,
  EUR: ({ price }) => euro(fromUnits(price)),
  'one by one': ({ sum }) => euro(fromUnits(sum)),
  'off %': ({ discount_percent: percent }) => percent,
  'margin %': ({ margin_percent: percent }) => percent,
  from: ({ from, first_day: day }) => day ?? new Date(from),
  until: ({ until, last_day: day }) => day ?? (until === null ? 'stopped' : new Date(until)),
}

/** `packs list`: newest first. */
export const packsList: Command = {
  name: 'packs list',
  does: 'lists packs with their price and what it takes off, newest first',
  usage: `packs list [--filter ${packFilters.join('|')}] [--search words] [--limit ${packsShown}]`,
  reads: true,
  run: async (context) => {
    const typed = readTyped(context.args, { filter: text, search: text, limit: text })
    const { filter = 'all', search, limit = String(packsShown) } = typed?.values ?? {}
    const rowsMax = readNumber(limit)
    const isMisread = !typed || typed.positionals.length > 0 || !isFilter(filter)
    if (isMisread || !rowsMax || rowsMax > 1000) return sayUsage(context, packsList)
    const found = await listStaffPacks(context, { filter, search, limit: rowsMax })
    if (!found.ok) return sayRefusal(context, found)
    printList(context, { rows: found.value.rows, columns, none: 'There is no such pack.' })
    return 0
  },
}

const itemColumns: Columns<StaffPackItem> = {
  item: ({ id }) => id,
  state: ({ state }) => state,
  title: ({ title }) => title,
  EUR: ({ price }) => euro(fromUnits(price)),
  'cost EUR': ({ cost }) => (cost === null ? null : euro(fromUnits(cost))),
  gone: ({ gone }) => gone || null,
}

/** `packs show`: one pack and its items. */
export const packsShow: Command = {
  name: 'packs show',
  does: 'shows a pack and its items',
  usage: 'packs show <pack>',
  reads: true,
  run: async (context) => {
    const id = readOnly(context)
    if (!id) return sayUsage(context, packsShow)
    const found = await staffPackOf(context.pool, id, context.clock.now())
    if (!found.ok) return sayRefusal(context, found)
    const pack = found.value
    const { pack: number, state, name, ...terms } = columns
    printWhole(context, {
      title: `${pack.id} ${pack.name}: ${pack.state}`,
      key: { pack: pack.id, state: pack.state, name: pack.name },
      facts: {
        ...Object.fromEntries(Object.entries(terms).map(([term, of]) => [term, of(pack)])),
        order: pack.order_id,
        'sold at': pack.sold_at && new Date(pack.sold_at),
        'stopped at': pack.stopped_at && new Date(pack.stopped_at),
        'made by': pack.made_by,
        'made at': new Date(pack.created_at),
      },
      lists: [listOf('Items', itemColumns, pack.items)],
    })
    return 0
  },
}

/** The one number that was typed; undefined: something else was. */
const readOnly = ({ args: [typed, ...more] }: CommandContext): number | undefined =>
  more.length > 0 ? undefined : readNumber(typed)

/** `packs create`: makes a pack of items on the shelf. */
export const packsCreate: Command = {
  name: 'packs create',
  does: 'makes a pack of items on the shelf; its price and items stay as they are',
  usage: [
    'packs create --name "AK starter" --items 12,34,56 --price 49.90 [--from 2026-12-01]',
    '  [--until 2026-12-24|never] [--sure]',
    '  Amounts are EUR. Days are the shop’s: it is offered from the beginning of the first to the end of the last.',
  ].join('\n'),
  run: async (context) => {
    const flags = { name: text, items: text, price: text, from: text, until: text, sure: { type: 'boolean' } } as const
    const typed = readTyped(context.args, flags)
    const { name = '', items = '', price = '', from, until, sure } = typed?.values ?? {}
    if (!typed || typed.positionals.length > 0 || !name.trim() || !items || !price)
      return sayUsage(context, packsCreate)
    const zone = await timeZoneOf(context.pool)
    const made = await makePack(context, {
      name: readName(name),
      itemIds: items.split(',').map(readItem),
      price: readPrice(price),
      from: from === undefined ? undefined : readMoment('--from', from, (day) => beginOfDay(zone, day)),
      until: until === undefined ? null : readEnd(until, zone),
      confirmed: sure ? 'all' : undefined,
      by: 'cli',
    })
    if (!made.ok) return sayNotMade(context, made)
    printList(context, { rows: [made.value], columns, none: '' })
    return 0
  },
}

const readName = (typed: string): string => {
  const name = typed.trim()
  if (name.length <= packNameMax && packName.test(name)) return name
  throw new OperatorProblem(`--name: at most ${packNameMax} letters, none of them invisible.`)
}

const readItem = (typed: string): number => {
  const id = readNumber(typed.trim())
  if (id) return id
  throw new OperatorProblem('--items: numbers of items with commas between them, such as 12,34,56.')
}

const readPrice = (typed: string) => {
  const price = readAmount(typed)
  if (price !== undefined && price > 0) return price
  throw new OperatorProblem('--price: a number with at most two decimals, such as 49.90.')
}

const sayNotMade = (context: CommandContext, refused: Refused): number => {
  const code = sayRefusal(context, refused)
  if (refused.refusal === 'pack_unconfirmed') context.print('Add --sure where it is. Nothing was made.')
  return code
}

/** `packs stop`: nobody can buy it any more; exit code 1 where it was stopped before. */
export const packsStop: Command = {
  name: 'packs stop',
  does: 'takes a pack off offer for good; its items stay on the shelf',
  usage: 'packs stop <pack>',
  run: async (context) => {
    const id = readOnly(context)
    if (!id) return sayUsage(context, packsStop)
    const ended = await endPack(context, id)
    if (!ended.ok) return sayRefusal(context, ended)
    const { pack, changed } = ended.value
    context.print(changed ? `Pack ${pack.id} is stopped.` : `Pack ${pack.id} was stopped before.`)
    return changed ? 0 : 1
  },
}
