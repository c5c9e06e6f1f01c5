import type { Attachments } from '@pandrop/contract/attachments'
import { type ExteriorCode, exteriorNames } from '@pandrop/contract/exteriors'
import type { Item } from '@pandrop/contract/item'
import { type StockState, shownState } from '@pandrop/contract/lifecycle/item'
import { cents, toUnits } from '@pandrop/money/money'
import { fadeOf } from './fade.ts'
import { picturePaths } from './picture.ts'

/** An item joined with its skin, as every query of this feature selects it. */
export interface ItemRow {
  id: number
  skin_id: string
  kind_no: number
  title: string
  type: string
  rarity: string
  exterior: ExteriorCode
  variant: string
  float: number | null
  paint_seed: number | null
  price_cents: number
  old_price_cents: number | null
  is_new: boolean
  state: StockState
  available_from: Date | null
  weapon: string
  finish: string
  phase: string
  /** path of its picture without size and ending */
  picture: string
  /** of the picture; null where it has no colour */
  hues: [number, number] | null
  /** null: nothing is on it */
  attachments: Attachments | null
}

/** The one category of the shop (docs/behaviour/catalogue.md#one-category). */
export const rootCategory = { id: 1, name: 'CS2', url: 'cs2' }

/** The columns of ItemRow, from items as i and skins as s. */
export const itemColumns = `
  i.id, i.skin_id, i.kind_no, i.title, i.type, i.rarity, i.exterior, i.variant, i.float, i.paint_seed,
  i.price_cents, i.old_price_cents, coalesce(i.new_until > now(), false) as is_new, i.state, i.available_from, i.weapon,
  s.finish, s.phase, i.picture,
  (select array[p.hue, p.second_hue] from pictures p where p.stem = i.picture and p.hue is not null) as hues,
  i.attachments`

/** Of pictures as p: a picture with what it was drawn from, as drawings name what they enlarge. */
export const pictureVersion = `p.stem || coalesce('#' || p.fingerprint, '')`

/** Of items as i: what a visitor may buy at a moment, such as 'now()'. */
export const offeredAt = (moment: string): string =>
  `i.state = 'available' and (i.available_from is null or i.available_from <= ${moment})`

/** Of items as i: what a visitor may buy now. */
export const offered = offeredAt('now()')

/** An item as the wire sends it; amounts in EUR units. */
export const toItem = (row: ItemRow): Item => ({
  id: row.id,
  title: row.title,
  type: row.type,
  quality: row.rarity,
  exterior: exteriorNames[row.exterior],
  price: toUnits(cents(row.price_cents)),
  old_price: row.old_price_cents === null ? null : toUnits(cents(row.old_price_cents)),
  ...picturePaths(row.picture),
  ...(row.hues && { hues: row.hues }),
  category: rootCategory.url,
  weapon: row.weapon,
  finish: row.finish,
  phase: row.phase,
  float: row.float,
  paint_seed: row.paint_seed,
  fade: fadeOf(row),
  variant: row.variant,
  is_new: row.is_new,
  state: shownState(row.state),
  available_from: row.available_from?.toISOString() ?? null,
  ...(row.attachments && { attachments: row.attachments }),
})
