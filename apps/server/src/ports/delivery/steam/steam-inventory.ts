import * as z from 'zod/mini'
import type { InventoryCopy, InventoryFound } from '../delivery.ts'
import { type MakeCall, SteamUnavailable } from './steam-account.ts'
import { readTradeLink } from './steam-send.ts'

// Steam writes numbers as texts in one answer and as numbers in another.
const text = z.pipe(z.union([z.string(), z.number()]), z.transform(String))

const property = z.object({ propertyid: text, int_value: z.optional(text), float_value: z.optional(text) })

const page = z.object({
  assets: z.optional(z.array(z.object({ assetid: text, classid: text, instanceid: text }))),
  descriptions: z.optional(
    z.array(
      z.object({
        classid: text,
        instanceid: text,
        market_hash_name: z.optional(z.string()),
        tradable: z.optional(z.union([z.number(), z.boolean()])),
      }),
    ),
  ),
  asset_properties: z.optional(z.array(z.object({ assetid: text, asset_properties: z.optional(z.array(property)) }))),
  total_inventory_count: z.number(),
  more_items: z.optional(z.union([z.number(), z.boolean()])),
  last_assetid: z.optional(text),
})

type Page = z.output<typeof page>

const paintSeedId = '1'
const floatId = '2'

const numberIn = (typed: string | undefined, max: number): number | null => {
  const number = typed === undefined || typed === '' ? Number.NaN : Number(typed)
  return number >= 0 && number <= max ? number : null
}

/** Those of a page that bear a market name and can be traded. */
const copiesOn = ({ assets = [], descriptions = [], asset_properties: properties = [] }: Page, name: string) => {
  const wanted = descriptions.filter(
    ({ market_hash_name: own, tradable }) => own?.toLowerCase() === name.toLowerCase() && Boolean(tradable),
  )
  const isWanted = (asset: { classid: string; instanceid: string }) =>
    wanted.some(({ classid, instanceid }) => classid === asset.classid && instanceid === asset.instanceid)
  return assets.filter(isWanted).map(({ assetid }): InventoryCopy => {
    const told = properties.find((each) => each.assetid === assetid)?.asset_properties ?? []
    const of = (id: string) => told.find(({ propertyid }) => propertyid === id)
    const paintSeed = numberIn(of(paintSeedId)?.int_value, 1000)
    return {
      assetId: assetid,
      marketName: name,
      float: numberIn(of(floatId)?.float_value, 1),
      paintSeed: paintSeed !== null && Number.isInteger(paintSeed) ? paintSeed : null,
    }
  })
}

const copiesPerPage = 1000
const pagesMax = 5

/**
 * The tradable copies with a market name in the inventory behind a trade link, as its page on steamcommunity.com loads
 * them; throws SteamUnavailable rather than a part of them.
 */
export const readInventory = async (call: MakeCall, tradeLink: string, marketName: string): Promise<InventoryFound> => {
  const link = readTradeLink(tradeLink)
  if (!link) return { outcome: 'refused', because: 'trade_link_invalid' }
  const path = `/inventory/${link.steamid}/730/2`
  const copies: InventoryCopy[] = []
  let after: string | undefined
  for (let pageNo = 0; pageNo < pagesMax; pageNo += 1) {
    const query = { l: 'english', count: String(copiesPerPage), ...(after !== undefined && { start_assetid: after }) }
    const answer = await call({ at: 'community', path, query, mayBeRefused: true })
    if (answer.status === 403) return { outcome: 'refused', because: 'inventory_private' }
    if (answer.status === 404) return { outcome: 'refused', because: 'trade_link_invalid' }
    const read = page.safeParse(answer.body)
    if (answer.status !== 200 || !read.success) throw new SteamUnavailable(`${path} was answered with ${answer.status}`)
    copies.push(...copiesOn(read.data, marketName))
    if (!read.data.more_items) return { outcome: 'found', copies }
    after = read.data.last_assetid
    if (after === undefined) break
  }
  throw new SteamUnavailable(`${path} has more than ${pagesMax} pages`)
}
