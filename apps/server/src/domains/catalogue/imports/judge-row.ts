import { type AttachmentsSaid, attachmentsWith, notOnType } from '@pandrop/contract/attachments'
import { type ExteriorCode, exteriorAt, isSameFloat } from '@pandrop/contract/exteriors'
import { isInStock, isReserved } from '@pandrop/contract/lifecycle/item'
import type { OfferVariant } from '@pandrop/contract/lifecycle/offer'
import { messages } from '@pandrop/contract/messages'
import { refusals } from '@pandrop/contract/refusals'
import type { Refused } from '@pandrop/contract/result'
import { minuteText } from '@pandrop/money/days'
import { checkCopy, type KindFacts } from '../staff-items/copy.rules.ts'
import type { ItemRow } from './item-row.rules.ts'
import type { AccountNameRow, KnownItemRow, SkinNameRow } from './item-rows.sql.ts'

/** A refusal in words. */
export const wordsOf = ({ refusal, values = {} }: Refused): string => {
  const shape = refusals[refusal]
  const text = 'text' in shape ? shape.text : refusal
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => values[name] ?? hole)
}

/** What the shop has of everything that rows may name. */
export interface Shelf {
  skinsById: ReadonlyMap<string, SkinNameRow>
  /** by name in small letters: a Doppler's phases share one */
  skinsByName: ReadonlyMap<string, readonly SkinNameRow[]>
  /** by name in small letters, and by SteamID64 */
  accounts: ReadonlyMap<string, AccountNameRow>
  byId: ReadonlyMap<number, KnownItemRow>
  byExternalId: ReadonlyMap<string, KnownItemRow>
  byAssetId: ReadonlyMap<string, KnownItemRow>
  byIdentity: ReadonlyMap<string, KnownItemRow>
  kindOf: (kind: { skinId: string; exterior: ExteriorCode; variant: OfferVariant }) => KindFacts | undefined
}

/** A copy that a row tells of, with what follows from the rest. */
export interface ResolvedCopy {
  skinId: string
  exterior: ExteriorCode
  variant: OfferVariant
}

/** What stands in a row's way: the column and why. */
class Wrong extends Error {
  readonly field: string | null
  constructor(field: string | null, why: string) {
    super(why)
    this.field = field
  }
}

const skinOf = ({ skin }: ItemRow, shelf: Shelf): SkinNameRow | null => {
  if (skin === null) return null
  return skin.id === undefined ? skinOfName(skin, shelf) : skinOfId({ ...skin, id: skin.id }, shelf)
}

type NamedSkin = NonNullable<ItemRow['skin']>

const skinOfId = ({ id, name, phase }: NamedSkin & { id: string }, shelf: Shelf): SkinNameRow => {
  const found = shelf.skinsById.get(id)
  if (!found) throw new Wrong('skin_id', 'The catalogue has no such skin')
  if (name !== null && name.toLowerCase() !== found.market_name.toLowerCase())
    throw new Wrong('market_hash_name', `The skin ${id} is called ${found.market_name}`)
  if (phase !== '' && phase.toLowerCase() !== found.phase.toLowerCase())
    throw new Wrong('phase', `The skin ${id} has ${found.phase === '' ? 'no phase' : `the phase ${found.phase}`}`)
  return found
}

const skinOfName = (skin: NamedSkin, shelf: Shelf): SkinNameRow => {
  const found = shelf.skinsByName.get((skin.name ?? '').toLowerCase()) ?? []
  if (found.length === 0) throw new Wrong('market_hash_name', 'The catalogue has no skin of this name')
  const painted = found.filter(({ paint_index: index }) => index === skin.paintIndex)
  const phased = found.filter(({ phase }) => phase.toLowerCase() === skin.phase.toLowerCase())
  const meant = painted.length > 0 ? painted : phased
  const [only, ...others] = meant.length > 0 ? meant : skin.phase === '' ? found : []
  if (!only || others.length > 0)
    throw new Wrong('phase', `Which phase? ${found.map(({ phase }) => phase || '(none)').join(', ')}`)
  return only
}

/** Which copy a row tells of, as far as it can be said without the shop's own knowledge of the item. */
export const resolveCopy = (row: ItemRow, shelf: Shelf): ResolvedCopy | null => {
  const skin = skinOf(row, shelf)
  if (!skin) return null
  const isBare = skin.exteriors.includes('NP')
  const exterior = row.exterior ?? (isBare ? 'NP' : row.float === null ? null : exteriorAt(row.float))
  return exterior === null ? null : { skinId: skin.id, exterior, variant: row.variant ?? 'normal' }
}

/** The same without a throw, for whoever looks kinds up beforehand. */
export const copyOrNull = (row: ItemRow, shelf: Shelf): ResolvedCopy | null => {
  try {
    return resolveCopy(row, shelf)
  } catch (error) {
    if (error instanceof Wrong) return null
    throw error
  }
}

/** Whether a row carries a number by which its copy is known. */
const isNumbered = ({ itemId, externalId, assetId }: ItemRow): boolean =>
  itemId !== null || externalId !== null || assetId !== null

/**
 * Tells one copy from another where neither has a number, by what the game rolled: two alike in one file are told apart
 * by their order. Null for what has a number, and for what has no float: nothing tells two vanilla knives apart.
 * @param placeOf which of several alike it is, from 1
 */
export const identityOf = (row: ItemRow, copy: ResolvedCopy, placeOf: (alike: string) => number): string | null => {
  if (isNumbered(row) || row.float === null) return null
  const alike = [copy.skinId, copy.exterior, copy.variant, row.float, row.paintSeed ?? ''].join('|')
  return `${alike}|${placeOf(alike)}`
}

const accountOf = (row: ItemRow, shelf: Shelf): AccountNameRow | null => {
  if (row.account === null) return null
  const account = shelf.accounts.get(row.account.toLowerCase())
  if (!account) throw new Wrong('account', 'No Steam account is called so here')
  return account
}

/** Only what comes to an account asks whether that is in use: what lies on a closed one may go on lying there. */
const requireOpen = (account: AccountNameRow | null): void => {
  if (account?.is_closed) throw new Wrong('account', 'This Steam account is closed')
}

const twinOf = (row: ItemRow, shelf: Shelf, identity: string | null): KnownItemRow | null => {
  const named = row.itemId === null ? undefined : shelf.byId.get(row.itemId)
  if (row.itemId !== null && !named) throw new Wrong('item', `There is no item ${row.itemId}`)
  const external = row.externalId === null ? undefined : shelf.byExternalId.get(row.externalId)
  const asset = row.assetId === null ? undefined : shelf.byAssetId.get(row.assetId)
  const twin = named ?? external ?? asset
  if (external && twin && external.id !== twin.id)
    throw new Wrong(
      'external_id',
      wordsOf({ ok: false, refusal: 'external_id_known', values: { item: `${external.id}` } }),
    )
  if (asset && twin && asset.id !== twin.id)
    throw new Wrong('asset_id', wordsOf({ ok: false, refusal: 'asset_known', values: { item: `${asset.id}` } }))
  const found = twin ?? (identity === null ? undefined : shelf.byIdentity.get(identity))
  if (!found) return null
  // Whoever names it by our number knows what became of it; any other row takes it for a copy that the shop has.
  if (found.withdrawn_because !== null && !named)
    throw new Wrong(null, `Item ${found.id} was withdrawn: ${found.withdrawn_because.replace('_', ' ')}`)
  return found
}

const requireSameCopy = (row: ItemRow, copy: ResolvedCopy | null, item: KnownItemRow): void => {
  const other = (field: string): never => {
    throw new Wrong(field, `Item ${item.id} is another copy (${item.title}): an import changes no copy`)
  }
  if (copy && copy.skinId !== item.skin_id) other('market_hash_name')
  if (copy && copy.exterior !== item.exterior) other('exterior')
  if (row.variant !== null && row.variant !== item.variant) other('variant')
  if (row.float !== null && (item.float === null || !isSameFloat(row.float, item.float))) other('float')
  if (row.paintSeed !== null && row.paintSeed !== item.paint_seed) other('paint_seed')
}

/** What a row changes of an item that the shop has. */
export interface RowChange {
  priceCents?: number
  costCents?: number
  assetId?: string
  accountId?: number
  externalId?: string
  note?: string
  /** ISO 8601 */
  availableFrom?: string
  attachments?: AttachmentsSaid
  isHidden?: boolean
}

/** A row beside the item that it is of, or the copy that it would add. */
export type Judged =
  | { is: 'new'; copy: ResolvedCopy; priceCents: number; accountId: number | null; identity: string | null }
  | { is: 'changed'; item: KnownItemRow; change: RowChange }
  | { is: 'same'; item: KnownItemRow }

/** What an item costs, in a campaign what it returns to. */
const ownPriceOf = (item: KnownItemRow): number => item.before_cents ?? item.price_cents

const changeOf = (row: ItemRow, item: KnownItemRow, accountId: number | null): RowChange => ({
  ...(row.priceCents !== null && row.priceCents !== ownPriceOf(item) && { priceCents: row.priceCents }),
  ...(row.costCents !== null && row.costCents !== item.cost_cents && { costCents: row.costCents }),
  ...(row.assetId !== null && row.assetId !== item.asset_id && { assetId: row.assetId }),
  ...(accountId !== null && accountId !== item.account_id && { accountId }),
  ...(row.externalId !== null && row.externalId !== item.external_id && { externalId: row.externalId }),
  ...(row.note !== null && row.note !== item.note && { note: row.note }),
  ...(row.availableFrom !== null &&
    row.availableFrom !== item.available_from?.toISOString() && { availableFrom: row.availableFrom }),
  ...(row.isHidden !== null && row.isHidden !== (item.state === 'hidden') && { isHidden: row.isHidden }),
  ...attachmentsChange(row.attachments ?? {}, item),
})

/** A file that does not say how much of a sticker is scraped off leaves what is known of that one. */
const attachmentsChange = (
  { stickers, ...said }: AttachmentsSaid,
  { attachments: now }: KnownItemRow,
): Pick<RowChange, 'attachments'> => {
  const wornAsKnown = stickers?.map((sticker) => {
    const known = now?.stickers.find(({ slot, name }) => slot === sticker.slot && name === sticker.name)
    return { ...sticker, wear: sticker.wear ?? known?.wear ?? null }
  })
  const charm = said.charm && {
    ...said.charm,
    pattern: said.charm.pattern ?? (said.charm.name === now?.charm?.name ? now.charm.pattern : null),
  }
  const change = { ...said, stickers: wornAsKnown, ...(charm && { charm }) }
  const isSame = JSON.stringify(attachmentsWith(now, change)) === JSON.stringify(attachmentsWith(now, {}))
  return isSame ? {} : { attachments: change }
}

const requireCarried = (type: string, said: AttachmentsSaid = {}): void => {
  const [field] = notOnType(type, attachmentsWith(null, said))
  if (field) throw new Wrong(field, messages.attachment_impossible)
}

const requireChangeable = (item: KnownItemRow, { priceCents, costCents }: RowChange): void => {
  if (isReserved(item.state)) throw new Wrong(null, `Item ${item.id} is reserved: it stays as it is`)
  if (!isInStock(item.state)) throw new Wrong(null, `Item ${item.id} is ${item.state}: it stays as it is`)
  if (costCents !== undefined && item.cost_source === 'offer')
    throw new Wrong('cost_eur', wordsOf({ ok: false, refusal: 'cost_of_offer' }))
  const { campaign_name: campaign, campaign_until: until } = item
  if (priceCents !== undefined && campaign !== null && until !== null)
    throw new Wrong('price_eur', `Item ${item.id} is in the campaign ${campaign} until ${minuteText(until)}`)
}

const judgeNew = (
  row: ItemRow,
  copy: ResolvedCopy | null,
  { shelf, accountId, identity, factor }: Pick<Judging, 'shelf' | 'accountId' | 'factor'> & { identity: string | null },
): Judged => {
  if (row.skin === null) throw new Wrong('market_hash_name', 'Which skin is it?')
  if (!copy) throw new Wrong('exterior', 'Which exterior? It follows from the float as well')
  const kind = shelf.kindOf(copy)
  const attachments = attachmentsWith(null, row.attachments ?? {})
  requireCarried(kind?.type ?? '', row.attachments)
  const checked = checkCopy({ ...copy, float: row.float, paintSeed: row.paintSeed, attachments }, kind)
  if (!checked.ok) throw new Wrong(fieldOf(checked), wordsOfCopy(checked))
  const byFactor = row.arrival ? Math.max(1, Math.round(checked.value * factor)) : null
  const priceCents = row.priceCents ?? byFactor
  if (priceCents === null) throw new Wrong('price_eur', 'A new item needs a price')
  return { is: 'new', copy, priceCents, accountId, identity }
}

const fieldOf = ({ refusal, errors = {} }: Refused): string | null => {
  if (refusal === 'invalid_input') return Object.keys(errors)[0] ?? null
  return refusal === 'float_outside' ? 'float' : refusal === 'variant_unknown' ? 'exterior' : null
}

const wordsOfCopy = (refused: Refused): string =>
  refused.refusal === 'invalid_input'
    ? 'What is painted has a float and a paint seed, what is not has neither'
    : wordsOf(refused)

/** What a row is judged with beside itself. */
interface Judging {
  shelf: Shelf
  /** the account of all rows that name none */
  accountId: number | null
  /** what arrives asks the reference times this */
  factor: number
  /** what tells its copy (identityOf) */
  identity: string | null
}

/**
 * What a row comes to beside what the shop has; changes nothing.
 * @returns for a row that is wrong the column and why
 */
export const judgeRow = (
  row: ItemRow,
  { shelf, accountId: otherwise, factor, identity }: Judging,
): { judged: Judged } | { wrong: { field: string | null; why: string } } => {
  try {
    const copy = resolveCopy(row, shelf)
    if (copy?.exterior === 'NP' && !isNumbered(row)) throw new Wrong('external_id', numberMissing)
    const item = twinOf(row, shelf, identity)
    const account = accountOf(row, shelf)
    if (!item) {
      requireOpen(account)
      const accountId = account?.id ?? otherwise
      return { judged: judgeNew(row, copy, { shelf, accountId, identity, factor }) }
    }
    requireSameCopy(row, copy, item)
    const change = changeOf(row, item, account?.id ?? null)
    if (Object.keys(change).length === 0) return { judged: { is: 'same', item } }
    requireChangeable(item, change)
    requireCarried(item.type, change.attachments)
    if (change.accountId !== undefined) requireOpen(account)
    return { judged: { is: 'changed', item, change } }
  } catch (error) {
    if (error instanceof Wrong) return { wrong: { field: error.field, why: error.message } }
    throw error
  }
}

const numberMissing = 'What has no float needs an external_id or an asset_id: nothing else tells two of them apart'
