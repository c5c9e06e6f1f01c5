import {
  type Campaign,
  type CampaignFilter,
  type CampaignItem,
  type CampaignPreview,
  campaignFilters,
  campaignNameMax,
  campaignPercentMax,
} from '@pandrop/contract/staff/campaigns'
import { stockTabs } from '@pandrop/contract/staff/items'
import { fromUnits } from '@pandrop/money/money'
import { beginOfDay } from '@pandrop/money/zones'
import { campaignItemsOf, campaignOf, campaignsOf } from '../domains/catalogue/campaigns/campaign-list.ts'
import { previewOf } from '../domains/catalogue/campaigns/campaign-preview.ts'
import { endCampaign, planCampaign } from '../domains/catalogue/campaigns/campaigns.ts'
import { openCatalogueIndex } from '../domains/catalogue/listing/catalogue-index.ts'
import { endOfDay } from '../domains/checkout/promo/promo-days.rules.ts'
import { timeZoneOf } from '../domains/content/settings.ts'
import { readChosen } from './chosen-items.ts'
import type { Command, CommandContext } from './command.ts'
import { readMoment } from './promo-flags.ts'
import { type Columns, euro, euroOrNone, listOf, money, printList, printWhole } from './table.ts'
import { by, readNumber, readTyped, sayRefusal, sayUsage } from './usage.ts'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const

const rowsShown = 50

const isFilter = (typed: string): typed is CampaignFilter => campaignFilters.some((filter) => filter === typed)

const columns: Columns<Campaign> = {
  campaign: ({ id }) => id,
  name: ({ name }) => name,
  state: ({ state }) => state,
  percent: ({ percent }) => percent,
  from: ({ from }) => new Date(from),
  until: ({ until }) => new Date(until),
  items: ({ items }) => items,
  sold: ({ sold }) => sold,
  'revenue EUR': ({ revenue }) => euro(fromUnits(revenue)),
  'given EUR': ({ given }) => euro(fromUnits(given)),
}

/** `campaigns list`: newest first. */
export const campaignsList: Command = {
  name: 'campaigns list',
  does: 'lists campaigns with what they brought, newest first',
  usage: `campaigns list [--filter ${campaignFilters.join('|')}] [--limit ${rowsShown}]`,
  reads: true,
  run: async (context) => {
    const typed = readTyped(context.args, { filter: text, limit: text })
    const { filter = 'all', limit = String(rowsShown) } = typed?.values ?? {}
    const rowsMax = readNumber(limit)
    if (!typed || typed.positionals.length > 0 || !isFilter(filter) || !rowsMax) return sayUsage(context, campaignsList)
    const found = await campaignsOf(context, { filter, limit: rowsMax })
    if (!found.ok) return sayRefusal(context, found)
    printList(context, { rows: found.value.rows, columns, none: 'There is no such campaign.' })
    return 0
  },
}

const itemColumns: Columns<CampaignItem> = {
  item: ({ id }) => id,
  skin: ({ title }) => title,
  standing: ({ standing }) => standing,
  'before EUR': ({ price_before: before }) => euro(fromUnits(before)),
  EUR: ({ price }) => euro(fromUnits(price)),
  'struck EUR': ({ old_price: old }) => euroOrNone(old === null ? null : fromUnits(old)),
  'honest from': ({ honest_from: from }) => from && new Date(from),
}

/** `campaigns show`: one campaign and its newest items. */
export const campaignsShow: Command = {
  name: 'campaigns show',
  does: 'shows a campaign, what it brought, and its newest items',
  usage: 'campaigns show <campaign>',
  reads: true,
  run: async (context) => {
    const id = readNumber(context.args[0])
    if (!id || context.args.length > 1) return sayUsage(context, campaignsShow)
    const found = await campaignOf(context.pool, id)
    if (!found.ok) return sayRefusal(context, found)
    const items = await campaignItemsOf(context, { campaignId: id, limit: rowsShown })
    if (!items.ok) return sayRefusal(context, items)
    const campaign = found.value
    printWhole(context, {
      title: `Campaign ${id}: ${campaign.name}, ${campaign.state}`,
      key: { campaign: id, name: campaign.name, state: campaign.state },
      facts: {
        percent: campaign.percent,
        from: new Date(campaign.from),
        until: new Date(campaign.until),
        items: campaign.items,
        joined: campaign.joined,
        'struck through': campaign.struck,
        sold: campaign.sold,
        'revenue EUR': euro(fromUnits(campaign.revenue)),
        'given EUR': euro(fromUnits(campaign.given)),
        'margin EUR': campaign.costed > 0 ? euro(fromUnits(campaign.margin)) : null,
        'sold with a known cost': campaign.costed,
        'made by': campaign.made_by,
        'ended at': campaign.ended_at && new Date(campaign.ended_at),
        'stopped by': campaign.stopped_by,
      },
      lists: [listOf('Items', itemColumns, items.value.rows)],
    })
    return 0
  },
}

const createOptions = {
  name: text,
  percent: text,
  from: text,
  until: text,
  items: text,
  tab: text,
  search: text,
  weapon: text,
  'below-cost': flag,
  'dry-run': flag,
} as const

const inEuro = (units: number): string => money(fromUnits(units))

/** What is said of a preview: the sums, and a line for each kind of item that there is. */
const sayPreview = ({ print }: Pick<CommandContext, 'print'>, preview: CampaignPreview): void => {
  print(`${preview.items} items: ${inEuro(preview.before)} → ${inEuro(preview.after)} EUR`)
  const counts = {
    'with an old price struck through': preview.struck,
    'without an old price': preview.not_struck,
    'below their cost': preview.below_cost,
    'reserved, join when free': preview.reserved,
    'in another campaign, join after it': preview.elsewhere,
    'stay as they are': preview.not_lower,
    'sold or withdrawn, left out': preview.gone,
  }
  for (const [what, items] of Object.entries(counts)) if (items > 0) print(`  ${items} ${what}`)
}

/** `campaigns create`: for items by number, or for all that are found. */
export const campaignsCreate: Command = {
  name: 'campaigns create',
  does: 'plans a campaign for items as they are found now, or starts it at once',
  usage: [
    'campaigns create --name "Winter sale" --percent 20 [--from 2026-12-01] --until 2026-12-24',
    `  (--items 12,13,14 | [--tab ${stockTabs.join('|')}] [--search "ak redline"] [--weapon AK-47])`,
    '  [--below-cost] [--dry-run]',
    '  Days are the shop’s: it lasts from the beginning of the first to the end of the last; without --from it starts',
    '  now. Moments can be named as well (2026-12-24T18:00:00Z).',
  ].join('\n'),
  run: async (context) => {
    const typed = readTyped(context.args, createOptions)
    const { name: typedName, percent: part, from, until, ...more } = typed?.values ?? {}
    const { 'below-cost': isBelowCostMeant = false, 'dry-run': isTried, ...which } = more
    const percent = readNumber(part)
    const name = typedName?.trim()
    const index = openCatalogueIndex(context.pool)
    const chosen = await readChosen(context, index, which)
    const isMisread = !typed || typed.positionals.length > 0 || !name || name.length > campaignNameMax || !until
    if (isMisread || !chosen || !percent || percent > campaignPercentMax) return sayUsage(context, campaignsCreate)
    const zone = await timeZoneOf(context.pool)
    const begins = from === undefined ? undefined : readMoment('--from', from, (day) => beginOfDay(zone, day))
    const preview = await previewOf(context, index, { chosen, percent, from: begins })
    if (!preview.ok) return sayRefusal(context, preview)
    sayPreview(context, preview.value.preview)
    if (isTried) return 0
    const planned = await planCampaign(context, index, {
      name,
      percent,
      from: begins,
      until: readMoment('--until', until, (day) => endOfDay(zone, day)),
      chosen,
      token: preview.value.preview.token,
      isBelowCostMeant,
      by,
    })
    if (!planned.ok) return sayRefusal(context, planned)
    const { id, items } = planned.value
    const soon = from === undefined ? 'It starts within a minute while the shop is open.' : ''
    context.print(`Campaign ${id} is planned for ${items} item${items === 1 ? '' : 's'}. ${soon}`.trimEnd())
    return 0
  },
}

/** `campaigns stop`: ends it now; exit code 1 where it was stopped before. */
export const campaignsStop: Command = {
  name: 'campaigns stop',
  does: 'ends a campaign now: each price returns unless it was changed by hand',
  usage: 'campaigns stop <campaign>',
  run: async (context) => {
    const id = readNumber(context.args[0])
    if (!id || context.args.length > 1) return sayUsage(context, campaignsStop)
    const ended = await endCampaign(context, { id, by })
    if (!ended.ok) return sayRefusal(context, ended)
    const returns = 'Prices return within a minute while the shop is open.'
    context.print(ended.value.changed ? `Campaign ${id} is stopped. ${returns}` : `Campaign ${id} was stopped before.`)
    return ended.value.changed ? 0 : 1
  },
}
