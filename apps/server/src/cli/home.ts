import { pinsMax, type Strip, strips } from '@pandrop/contract/limits'
import type { StripPin } from '@pandrop/contract/staff/strips'
import { fromUnits } from '@pandrop/money/money'
import { pinItem, pinsOf, unpinItems } from '../domains/catalogue/strips/staff-strips.ts'
import type { Command } from './command.ts'
import { type Columns, euro, printList } from './table.ts'
import { readNumber, readTyped, sayRefusal, sayUsage } from './usage.ts'

const isStrip = (typed: string | undefined): typed is Strip => strips.some((strip) => strip === typed)

const oneOf = strips.join('|')

/** A pin with where it stands. */
interface Row extends StripPin {
  strip: Strip
  place: number
}

const columns: Columns<Row> = {
  strip: ({ strip }) => strip,
  place: ({ place }) => place,
  item: ({ id }) => id,
  skin: ({ title }) => title,
  float: ({ float }) => float,
  EUR: ({ price }) => euro(fromUnits(price)),
  'waits for': ({ waits_for: wait }) => wait,
}

/** `home show`: what is pinned to the strips of the home page. */
export const homeShow: Command = {
  name: 'home show',
  does: 'shows what is pinned to the strips of the home page, in its order',
  usage: 'home show',
  reads: true,
  run: async (context) => {
    if (context.args.length > 0) return sayUsage(context, homeShow)
    const pins = await pinsOf(context)
    const rows = strips.flatMap((strip) => pins[strip].map((pin, index) => ({ ...pin, strip, place: index + 1 })))
    printList(context, { rows, columns, none: 'Nothing is pinned: every strip follows by itself.' })
    return 0
  },
}

/** `home pin`: an item before the others of a strip. */
export const homePin: Command = {
  name: 'home pin',
  does: `pins an item to a strip of the home page, or moves its pin; ${pinsMax} at most`,
  usage: `home pin <${oneOf}> <item> [--place 1]`,
  run: async (context) => {
    const typed = readTyped(context.args, { place: { type: 'string' } })
    const [strip, typedItem, ...more] = typed?.positionals ?? []
    const itemId = readNumber(typedItem)
    const { place: typedPlace } = typed?.values ?? {}
    const place = typedPlace === undefined ? undefined : readNumber(typedPlace)
    const isMisread = !itemId || more.length > 0 || (typedPlace !== undefined && !place)
    if (isMisread || !isStrip(strip) || (place !== undefined && place > pinsMax)) return sayUsage(context, homePin)
    const pinned = await pinItem(context, { strip, itemId, place })
    if (!pinned.ok) return sayRefusal(context, pinned)
    context.print(
      pinned.value.changed ? `Item ${itemId} is pinned to ${strip}.` : `Item ${itemId} stood there already.`,
    )
    return 0
  },
}

/** `home unpin`: one item, or all of a strip. */
export const homeUnpin: Command = {
  name: 'home unpin',
  does: 'takes the pin of an item away, or all pins of a strip',
  usage: `home unpin <${oneOf}> <item>|--all`,
  run: async (context) => {
    const typed = readTyped(context.args, { all: { type: 'boolean' } })
    const [strip, typedItem, ...more] = typed?.positionals ?? []
    const { all = false } = typed?.values ?? {}
    const itemId = readNumber(typedItem)
    const isOne = itemId !== undefined && !all
    const isAll = all && typedItem === undefined
    if (!isStrip(strip) || more.length > 0 || !(isOne || isAll)) return sayUsage(context, homeUnpin)
    const itemIds = isOne ? [itemId] : (await pinsOf(context))[strip].map(({ id }) => id)
    const { changed } = await unpinItems(context, { strip, itemIds })
    context.print(changed ? `What was pinned there is free again: ${itemIds.join(', ')}.` : 'Nothing was pinned there.')
    return 0
  },
}
