import * as z from 'zod/mini'
import type { HeldCopy, HoldingsFound, InventoryCopy, InventoryFound } from '../delivery.ts'
import { type MakeCall, type SteamAnswer, SteamUnavailable } from './steam-account.ts'
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
        // Steam writes '' for an empty list.
        owner_descriptions: z.optional(z.union([z.array(z.object({ value: z.optional(z.string()) })), z.literal('')])),
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

type Asset = NonNullable<Page['assets']>[number]
type Description = NonNullable<Page['descriptions']>[number]

const keyOf = ({ classid, instanceid }: Pick<Asset, 'classid' | 'instanceid'>): string => `${classid}_${instanceid}`

/** What a page tells of its copies, each with what it is. */
const toldOn = ({ assets = [], descriptions = [], asset_properties: properties = [] }: Page) => {
  const described = new Map(descriptions.map((description) => [keyOf(description), description]))
  const told = new Map(properties.map((each) => [each.assetid, each.asset_properties ?? []]))
  return assets.map((asset) => {
    const of = (id: string) => told.get(asset.assetid)?.find(({ propertyid }) => propertyid === id)
    const paintSeed = numberIn(of(paintSeedId)?.int_value, 1000)
    const description = described.get(keyOf(asset))
    const copy: InventoryCopy = {
      assetId: asset.assetid,
      marketName: description?.market_hash_name ?? '',
      float: numberIn(of(floatId)?.float_value, 1),
      paintSeed: paintSeed !== null && Number.isInteger(paintSeed) ? paintSeed : null,
    }
    return { copy, description }
  })
}

/** Those of a page that bear a market name and can be traded. */
const copiesOn = (read: Page, name: string): InventoryCopy[] =>
  toldOn(read).flatMap(({ copy, description }) =>
    copy.marketName.toLowerCase() === name.toLowerCase() && description?.tradable ? { ...copy, marketName: name } : [],
  )

const copiesPerPage = 1000
const pagesMax = 5

interface PageOf {
  steamid: string
  context: string
  /** a refusal says nothing of the sign-in */
  mayBeRefused?: boolean
}

/** Asks for one page of an inventory after another until one is refused or the last was read. */
const readPages = async (
  call: MakeCall,
  { steamid, context, mayBeRefused = false }: PageOf,
): Promise<Page[] | SteamAnswer> => {
  const path = `/inventory/${steamid}/730/${context}`
  const pages: Page[] = []
  let after: string | undefined
  while (pages.length < pagesMax) {
    const query = { l: 'english', count: String(copiesPerPage), ...(after !== undefined && { start_assetid: after }) }
    const answer = await call({ at: 'community', path, query, mayBeRefused })
    if (mayBeRefused && (answer.status === 403 || answer.status === 404)) return answer
    const read = page.safeParse(answer.body)
    if (answer.status !== 200 || !read.success) throw new SteamUnavailable(`${path} was answered with ${answer.status}`)
    pages.push(read.data)
    if (!read.data.more_items) return pages
    after = read.data.last_assetid
    if (after === undefined) break
  }
  throw new SteamUnavailable(`${path} has more than ${pagesMax} pages`)
}

const publicContext = '2'

/**
 * The tradable copies with a market name in the inventory behind a trade link, as its page on steamcommunity.com loads
 * them; throws SteamUnavailable rather than a part of them.
 */
export const readInventory = async (call: MakeCall, tradeLink: string, marketName: string): Promise<InventoryFound> => {
  const link = readTradeLink(tradeLink)
  if (!link) return { outcome: 'refused', because: 'trade_link_invalid' }
  const read = await readPages(call, { steamid: link.steamid, context: publicContext, mayBeRefused: true })
  if (Array.isArray(read)) return { outcome: 'found', copies: read.flatMap((one) => copiesOn(one, marketName)) }
  return { outcome: 'refused', because: read.status === 403 ? 'inventory_private' : 'trade_link_invalid' }
}

// What Steam protects after a trade lies in a part of the inventory that only its owner sees. It is asked for first:
// that it is refused shows that the account is signed in no more, and the other part would then lack copies unseen.
const ownContexts = ['16', publicContext] as const

/** Until when a copy cannot be traded, of what Steam writes beside it for its owner. */
const tradableFrom = ({ owner_descriptions: lines }: Description): Date | null => {
  const said = (lines || []).map(({ value = '' }) => value).join(' ')
  const seconds = /\[date\](\d{9,11})\[\/date\]/.exec(said)?.[1]
  if (seconds) return new Date(Number(seconds) * 1000)
  const [, day, time] = /(\w{3} \d{1,2}, \d{4})\s*\((\d{1,2}:\d{2}:\d{2})\)\s*GMT/.exec(said) ?? []
  const at = new Date(`${day} ${time} GMT`)
  return Number.isNaN(at.getTime()) ? null : at
}

/** The copies of one part of an inventory; throws SteamUnavailable where fewer came than Steam says there are. */
const heldIn = async (call: MakeCall, steamid: string, context: string): Promise<HeldCopy[]> => {
  const pages = await readPages(call, { steamid, context })
  if (!Array.isArray(pages)) throw new SteamUnavailable(`the inventory of ${steamid} was refused`)
  const held = new Map<string, HeldCopy>()
  for (const { copy, description } of pages.flatMap(toldOn)) {
    if (!description) throw new SteamUnavailable(`the inventory of ${steamid} does not say what ${copy.assetId} is`)
    const isTradable = context === publicContext && Boolean(description.tradable)
    held.set(copy.assetId, { ...copy, isTradable, tradableFrom: isTradable ? null : tradableFrom(description) })
  }
  const total = Math.max(...pages.map(({ total_inventory_count: count }) => count))
  if (held.size < total) throw new SteamUnavailable(`${held.size} of ${total} copies of ${steamid} came`)
  return [...held.values()]
}

/** Everything that lies on an account, asked for by itself; throws SteamUnavailable rather than a part of it. */
export const readHoldings = async (call: MakeCall, steamid: string): Promise<HoldingsFound> => {
  const copies = new Map<string, HeldCopy>()
  for (const context of ownContexts)
    for (const copy of await heldIn(call, steamid, context)) copies.set(copy.assetId, copy)
  return { outcome: 'found', copies: [...copies.values()] }
}
