import {
  type PriceChange,
  type PriceEnding,
  type PricePreview,
  type PriceWay,
  priceEndings,
} from '@pandrop/contract/staff/price-changes'
import { fromUnits } from '@pandrop/money/money'
import { openCatalogueIndex } from '../domains/catalogue/listing/catalogue-index.ts'
import { priceChangeOf, priceChangesOf } from '../domains/catalogue/price-changes/price-change-list.ts'
import {
  makePriceChange,
  previewPriceChange,
  undoPriceChange,
} from '../domains/catalogue/price-changes/price-changes.ts'
import type { PriceTerms } from '../domains/catalogue/price-changes/price-ways.rules.ts'
import { runPriceChange } from '../domains/catalogue/price-changes/run-price-change.ts'
import { readChosen } from './chosen-items.ts'
import type { Command, CommandContext } from './command.ts'
import { type Columns, euro, money, printList, printTable } from './table.ts'
import { by, readNumber, readTyped, sayRefusal, sayUsage } from './usage.ts'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

const options = {
  set: text,
  percent: text,
  amount: text,
  reference: text,
  range: flag,
  cost: text,
  ending: text,
  'below-cost': flag,
  deep: flag,
  'with-campaigns': flag,
  'dry-run': flag,
  items: text,
  tab: text,
  search: text,
} as const

const numbered = ['set', 'percent', 'amount', 'reference', 'cost'] as const satisfies PriceWay[]

interface Typed extends Partial<Record<(typeof numbered)[number] | 'ending', string>> {
  range?: boolean
  'below-cost'?: boolean
}

const isEnding = (typed: string): typed is PriceEnding => priceEndings.some((ending) => ending === typed)

/** @returns undefined: not exactly one way, or a number that is none */
const readTermsTyped = (typed: Typed): PriceTerms | undefined => {
  const ways = numbered.filter((way) => typed[way] !== undefined)
  const [way] = typed.range ? (['range'] as const) : ways
  const { ending = 'none' } = typed
  if (way === undefined || ways.length + (typed.range ? 1 : 0) !== 1 || !isEnding(ending)) return undefined
  const rest = { ending, isAboveCost: !typed['below-cost'] }
  if (way === 'range') return { way, amount: null, ...rest }
  const number = typed[way] ?? ''
  return /^-?\d{1,9}(\.\d{1,4})?$/.test(number) ? { way, amount: Number(number), ...rest } : undefined
}

const inEuro = (units: number): string => money(fromUnits(units))

/** What is said of a preview: a line for each kind of item that there is, and the largest moves. */
const sayPreview = (
  { print }: Pick<CommandContext, 'print'>,
  preview: PricePreview,
  { isWithCampaigns }: { isWithCampaigns: boolean },
): void => {
  print(`${preview.moved} of ${preview.items} items: ${inEuro(preview.before)} → ${inEuro(preview.after)} EUR`)
  const counts = {
    'stay as they are': preview.unchanged,
    'reserved, kept': preview.reserved,
    'sold or withdrawn, kept': preview.gone,
    'without a known cost, kept': preview.without_cost,
    'without a margin, kept': preview.without_margin,
    'too high, kept': preview.too_high,
    [isWithCampaigns ? 'leave their campaign' : 'in a campaign, kept']: preview.in_campaign,
    'held by a floor': preview.at_floor,
    'lose more than half': preview.deep,
    'below their cost': preview.below_cost,
    'far from their reference': preview.unusual,
    'lose their old price': preview.reductions_ended,
    'wishes come true': preview.wishes,
  }
  for (const [what, items] of Object.entries(counts)) if (items > 0) print(`  ${items} ${what}`)
  const moves = preview.moves.map(({ id, title, before, after }) => [`${id}`, title, inEuro(before), inEuro(after)])
  if (moves.length > 0) printTable({ print }, [['item', 'largest moves', 'now', 'then'], ...moves])
}

/** `items price`: gives many items new prices. */
export const itemsPrice: Command = {
  name: 'items price',
  does: 'gives many items new prices, or shows what they would come to',
  usage:
    'items price --set 12.49 | --percent=-10 | --amount=-1.50 | --reference 0.95 | --range | --cost 20\n' +
    '  (--items 12,13 | [--tab on_sale] [--search "ak redline"]) [--ending 00|49|99]\n' +
    '  [--below-cost] [--deep] [--with-campaigns] [--dry-run]',
  run: async (context) => {
    const typed = readTyped(context.args, options)
    const terms = typed && readTermsTyped(typed.values)
    const index = openCatalogueIndex(context.pool)
    const chosen = typed && (await readChosen(context, index, typed.values))
    if (!terms || !chosen || typed.positionals.length > 0) return sayUsage(context, itemsPrice)
    const wish = { chosen, terms, isWithCampaigns: typed.values['with-campaigns'] === true }
    const preview = await previewPriceChange(context, index, wish)
    if (!preview.ok) return sayRefusal(context, preview)
    sayPreview(context, preview.value, wish)
    if (typed.values['dry-run']) return 0
    const { token } = preview.value
    const isDeepMeant = typed.values.deep === true
    const made = await makePriceChange(context, index, { ...wish, token, isDeepMeant, by })
    if (!made.ok) return sayRefusal(context, made)
    await runPriceChange(context, made.value)
    return sayChange(context, made.value)
  },
}

const sayChange = async (context: CommandContext, priceChangeId: number): Promise<number> => {
  const change = await priceChangeOf(context, priceChangeId)
  if (!change.ok) return sayRefusal(context, change)
  const { id, changed, kept, undone_by: undoneBy, undone_at: undoneAt, restored } = change.value
  const isUndone = undoneBy !== null || undoneAt !== null
  context.print(
    isUndone
      ? `Price change ${id} is taken back: ${restored} of ${changed} prices are as they were.`
      : `Price change ${id}: ${changed} prices changed, ${kept} kept. Back for 15 minutes: prices undo ${id}`,
  )
  return 0
}

const changesShown = 20

/** `prices list`: changes of many prices, newest first. */
export const pricesList: Command = {
  name: 'prices list',
  does: 'lists changes of many prices, newest first',
  usage: `prices list [--limit ${changesShown}]`,
  reads: true,
  run: async (context) => {
    const typed = readTyped(context.args, { limit: text })
    const limit = readNumber(typed?.values.limit ?? `${changesShown}`)
    if (!typed || typed.positionals.length > 0 || !limit || limit > 1000) return sayUsage(context, pricesList)
    const found = await priceChangesOf(context, { limit })
    if (!found.ok) return sayRefusal(context, found)
    printList(context, { rows: found.value.rows, columns, none: 'No bulk price changes yet.' })
    return 0
  },
}

const columns: Columns<PriceChange> = {
  change: ({ id }) => id,
  at: ({ made_at: at }) => new Date(at),
  state: ({ state }) => state,
  way: ({ way }) => way,
  amount: ({ amount }) => amount,
  ending: ({ ending }) => ending,
  items: ({ items }) => items,
  changed: ({ changed }) => changed,
  kept: ({ kept }) => kept,
  restored: ({ restored }) => restored,
  'EUR before': ({ before }) => euro(fromUnits(before)),
  'EUR after': ({ after }) => euro(fromUnits(after)),
  'undo until': ({ undo_until: until }) => until && new Date(until),
  by: ({ made_by: maker }) => maker?.name ?? 'command line',
}

/** `prices undo`: takes a change back. */
export const pricesUndo: Command = {
  name: 'prices undo',
  does: 'takes a change of many prices back, within a quarter of an hour',
  usage: 'prices undo <change>',
  run: async (context) => {
    const priceChangeId = readNumber(context.args[0])
    if (!priceChangeId || context.args.length > 1) return sayUsage(context, pricesUndo)
    const undone = await undoPriceChange(context, { priceChangeId, by })
    if (!undone.ok) return sayRefusal(context, undone)
    await runPriceChange(context, priceChangeId)
    return sayChange(context, priceChangeId)
  },
}
