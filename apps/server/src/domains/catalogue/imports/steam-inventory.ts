import { decodeHex } from '@csfloat/cs2-inspect-serializer'
import { charmTyped, stickersTyped } from '@pandrop/contract/attachments'
import { importRowsMax } from '@pandrop/contract/staff/import-limits'
import * as z from 'zod/mini'
import { tooManyRows } from './file-text.rules.ts'
import type { ReadFile, ReadRow } from './import-format.ts'
import { emptyRow, type ItemRow, momentOf, readExterior, readMarketName } from './item-row.rules.ts'
import { readSteamAttachments, type SteamWords } from './steam-attachments.rules.ts'

// Steam writes numbers as texts in one answer and as numbers in another.
const text = z.pipe(z.union([z.string(), z.number()]), z.transform(String))

const asset = z.object({ appid: z.optional(text), classid: text, instanceid: z.optional(text), assetid: text })

// Steam writes '' for an empty list.
const lines = z.optional(z.union([z.array(z.object({ value: z.optional(z.string()) })), z.literal('')]))

const description = z.object({
  appid: z.optional(text),
  classid: text,
  instanceid: z.optional(text),
  market_hash_name: z.optional(z.string()),
  name: z.optional(z.string()),
  tradable: z.optional(z.union([z.number(), z.boolean()])),
  cache_expiration: z.optional(z.string()),
  tags: z.optional(z.array(z.object({ category: z.string(), localized_tag_name: z.optional(z.string()) }))),
  descriptions: lines,
  owner_descriptions: lines,
  fraudwarnings: z.optional(z.union([z.array(z.string()), z.literal('')])),
})

const property = z.object({
  propertyid: z.union([z.number(), z.string()]),
  int_value: z.optional(text),
  float_value: z.optional(text),
  string_value: z.optional(z.string()),
})

const propertiesOf = z.object({ assetid: text, asset_properties: z.optional(z.array(property)) })

const page = z.object({
  assets: z.array(z.unknown()),
  descriptions: z.array(z.unknown()),
  asset_properties: z.optional(z.array(z.unknown())),
  total_inventory_count: z.optional(z.number()),
})

type Asset = z.output<typeof asset>
type Description = z.output<typeof description>
type Property = z.output<typeof property>

interface Page {
  assets: Asset[]
  descriptions: Description[]
  properties: z.output<typeof propertiesOf>[]
  total_inventory_count?: number | undefined
}

/** Why a text is no page of an inventory. */
class Strange extends Error {}

/** Whether a text looks like an inventory as Steam's page of a profile loads it. */
export const isInventory = (content: string): boolean =>
  /^\s*\{/.test(content) && content.includes('"assets"') && content.includes('"descriptions"')

const unreadable = 'This is no inventory as Steam writes it: assets and descriptions are not what they should be.'

/** What each of a list is; of millions that are wrong the first says enough. */
const each = <Shape extends z.ZodMiniType>(shape: Shape, list: readonly unknown[]): z.output<Shape>[] =>
  list.map((one) => {
    const read = shape.safeParse(one)
    if (!read.success) throw new Strange(unreadable)
    return read.data
  })

const parsed = (content: string): unknown => {
  try {
    return JSON.parse(content)
  } catch {
    throw new Strange(unreadable)
  }
}

/** A page of an inventory; its assets are counted before anybody looks at one. */
const pageOf = (content: string): Page => {
  const read = page.safeParse(parsed(content))
  if (!read.success) throw new Strange(unreadable)
  const { assets, descriptions, asset_properties: properties = [], total_inventory_count } = read.data
  if (Math.max(assets.length, descriptions.length, properties.length) > importRowsMax) throw new Strange(tooManyRows)
  return {
    assets: each(asset, assets),
    descriptions: each(description, descriptions),
    properties: each(propertiesOf, properties),
    total_inventory_count,
  }
}

// The game's number in Steam's store.
const gameId = '730'

// Numbers of the properties that Steam tells of a copy.
const patternTemplate = 1
const wearRating = 2
const certificate = 6

interface Certified {
  paintIndex: number | null
  float: number | null
  paintSeed: number | null
  /** what is on it, by number; undefined: no certificate says it */
  attached?: SteamWords['certified']
}

const nothingCertified: Certified = { paintIndex: null, float: null, paintSeed: null }

/** What an item's certificate says: the same message as an inspect link's. */
const certifiedBy = (hex: string | undefined): Certified => {
  if (hex === undefined) return nothingCertified
  try {
    const { paintindex = null, paintwear = null, paintseed = null, stickers, keychains } = decodeHex(hex)
    const attached = { stickers, charms: keychains }
    return { paintIndex: paintindex, float: paintwear, paintSeed: paintseed, attached }
  } catch {
    // It may be of a version that is not known; what Steam says beside it counts then.
    return nothingCertified
  }
}

const numberIn = (value: string | undefined, max: number): number | null => {
  const number = value === undefined || value.trim() === '' ? Number.NaN : Number(value)
  return number >= 0 && number <= max ? number : null
}

const wholeIn = (value: number | null): number | null => (value !== null && Number.isInteger(value) ? value : null)

/** Float, seed and paint index of a copy. */
const copyFacts = (properties: readonly Property[]): Certified => {
  const of = (id: number) => properties.find(({ propertyid }) => Number(propertyid) === id)
  const certified = certifiedBy(of(certificate)?.string_value)
  const float = numberIn(of(wearRating)?.float_value, 1) ?? numberIn(certified.float?.toString(), 1)
  return {
    paintIndex: certified.paintIndex,
    float: float === null ? null : Number(float.toFixed(9)),
    paintSeed: wholeIn(numberIn(of(patternTemplate)?.int_value, 1000)) ?? certified.paintSeed,
    attached: certified.attached,
  }
}

/** When a copy that cannot be traded yet can be: as Steam says beside it; null where it does not. */
const tradableFrom = ({ cache_expiration: expiry, owner_descriptions: lines }: Description): string | null => {
  const said = (lines || []).map(({ value = '' }) => value).join(' ')
  const [, day, time] =
    /Tradable[^.]*?After\s+(\w{3} \d{1,2}, \d{4})\s*\((\d{1,2}:\d{2}:\d{2})\)\s*GMT/i.exec(said) ?? []
  const at = new Date(day && time ? `${day} ${time} GMT` : (expiry ?? ''))
  return momentOf(at) ?? null
}

/** Skins have a wear, or the star of knives and gloves; cases, stickers, charms and agents have neither. */
const isSkin = (marketName: string, { tags = [] }: Description): boolean =>
  marketName.startsWith('★') ||
  readMarketName(marketName).exterior !== null ||
  tags.some(({ category }) => category === 'Exterior')

const exteriorTag = ({ tags = [] }: Description) =>
  readExterior(tags.find(({ category }) => category === 'Exterior')?.localized_tag_name ?? '') ?? null

const keyOf = ({ classid, instanceid = '0' }: Pick<Asset, 'classid' | 'instanceid'>): string =>
  `${classid}_${instanceid}`

interface Told {
  line: number
  asset: Asset
  description: Description | undefined
  properties: readonly Property[]
}

const attachmentsOf = ({ descriptions, fraudwarnings }: Description, certified: SteamWords['certified']) =>
  readSteamAttachments({
    blocks: descriptions === undefined ? undefined : (descriptions || []).map(({ value = '' }) => value),
    warnings: fraudwarnings || [],
    certified,
  })

const rowOf = ({ line, asset: { assetid, appid = gameId }, description, properties }: Told): ReadRow<ItemRow> => {
  const marketName = description?.market_hash_name ?? description?.name ?? ''
  const base = { line, label: marketName || `Asset ${assetid}` }
  if (!description || appid !== gameId || !isSkin(marketName, description))
    return { ...base, data: null, source: null, isForeign: true }
  const { float, paintSeed, paintIndex, attached } = copyFacts(properties)
  const attachments = attachmentsOf(description, attached)
  const named = readMarketName(marketName)
  const exterior = named.exterior ?? exteriorTag(description)
  const isBare = exterior === 'NP'
  const isTradable = description.tradable === undefined || Number(description.tradable) === 1
  const availableFrom = isTradable ? null : tradableFrom(description)
  // As our own file has it, so that whoever mends it can send it in.
  const source = {
    market_hash_name: marketName,
    phase: '',
    float: isBare ? '' : String(float ?? ''),
    paint_seed: isBare ? '' : String(paintSeed ?? ''),
    stickers: stickersTyped(attachments?.stickers ?? []),
    charm: charmTyped(attachments?.charm ?? null),
    name_tag: attachments?.name_tag ?? '',
    price_eur: '',
    asset_id: assetid,
    available_from: availableFrom ?? '',
    hidden: 'yes',
  }
  if (!isTradable && availableFrom === null)
    return {
      ...base,
      data: null,
      source,
      problem: { field: null, why: 'It cannot be traded, and Steam does not say until when' },
    }
  if (!/^\d{1,20}$/.test(assetid))
    return { ...base, data: null, source, problem: { field: 'asset_id', why: 'This is no number of a copy' } }
  if (!attachments)
    return {
      ...base,
      data: null,
      source,
      problem: { field: 'stickers', why: 'Its stickers or its charm cannot be read: is the inventory in English?' },
    }
  return {
    ...base,
    source,
    data: {
      ...emptyRow,
      skin: { name: named.name, phase: '', ...(paintIndex !== null && { paintIndex }) },
      exterior,
      variant: named.variant,
      float: isBare ? null : float,
      paintSeed: isBare ? null : paintSeed,
      attachments,
      assetId: assetid,
      arrival: { availableFrom },
    },
  }
}

/**
 * Reads the pages of an inventory as Steam's page of a profile loads them (assets, descriptions, asset_properties).
 * What other games and no skins are is not ours.
 */
export const readInventory = (contents: readonly string[]): ReadFile<ItemRow> => {
  try {
    return rowsOf(contents.map(pageOf))
  } catch (error) {
    if (error instanceof Strange) return { problem: error.message }
    throw error
  }
}

const rowsOf = (pages: readonly Page[]): ReadFile<ItemRow> => {
  const descriptions = new Map(pages.flatMap((one) => one.descriptions.map((said) => [keyOf(said), said] as const)))
  const properties = new Map(
    pages.flatMap((one) => one.properties.map((said) => [said.assetid, said.asset_properties ?? []] as const)),
  )
  const assets = new Map(pages.flatMap((one) => one.assets.map((said) => [said.assetid, said] as const)))
  const rows = [...assets.values()].map((said, place) =>
    rowOf({
      line: place + 1,
      asset: said,
      description: descriptions.get(keyOf(said)),
      properties: properties.get(said.assetid) ?? [],
    }),
  )
  const all = Math.max(0, ...pages.map(({ total_inventory_count: count = 0 }) => count))
  const note =
    assets.size < all
      ? `It holds ${assets.size} of ${all} things of the inventory, so nothing is said about items that are gone.`
      : undefined
  return { rows, assetIds: [...assets.keys()], isComplete: note === undefined, ...(note && { note }) }
}
