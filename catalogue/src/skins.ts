import { type Exterior, exteriors, type FloatRange } from './exteriors.ts'
import { type Line, readTable } from './table.ts'

/** Steam's weapon types in order; Gloves and Equipment join them (docs/behaviour/catalogue.md#types-in-stock). */
export const weaponTypes = [
  'Pistol',
  'SMG',
  'Rifle',
  'Sniper Rifle',
  'Shotgun',
  'Machinegun',
  'Knife',
  'Gloves',
  'Equipment',
] as const

export type WeaponType = (typeof weaponTypes)[number]

export const rarities = [
  'Consumer Grade',
  'Industrial Grade',
  'Mil-Spec Grade',
  'Restricted',
  'Classified',
  'Covert',
  'Contraband',
  'Extraordinary',
] as const

type Rarity = (typeof rarities)[number]

const teams = ['T', 'CT', 'Both'] as const

/** One finish of one weapon, knife or glove: a line of skins.csv (columns: catalogue/README.md). */
export interface Skin {
  id: string
  marketName: string
  weapon: string
  finish: string
  phase: string
  type: WeaponType
  rarity: Rarity
  rarityColor: string
  defIndex: number
  paintIndex: number
  limits: FloatRange | null
  exteriors: Exterior[]
  hasStatTrak: boolean
  hasSouvenir: boolean
  team: (typeof teams)[number]
  collection: string
  cases: string[]
}

const limitsOf = (line: Line): FloatRange | null =>
  line.text('min_wear') === '' ? null : { from: line.decimal('min_wear'), till: line.decimal('max_wear') }

const readSkin = (line: Line): Skin => ({
  id: line.text('id'),
  marketName: line.text('market_name'),
  weapon: line.text('weapon'),
  finish: line.text('finish'),
  phase: line.text('phase'),
  type: line.oneOf('type', weaponTypes),
  rarity: line.oneOf('rarity', rarities),
  rarityColor: line.text('rarity_color'),
  defIndex: line.whole('def_index'),
  paintIndex: line.whole('paint_index'),
  limits: limitsOf(line),
  exteriors: line.allOf('exteriors', exteriors),
  hasStatTrak: line.flag('stattrak'),
  hasSouvenir: line.flag('souvenir'),
  team: line.oneOf('team', teams),
  collection: line.text('collection'),
  cases: line.list('cases'),
})

/** All skins of the catalogue in the order of skins.csv; a broken line throws. */
export const readSkins = (): Skin[] => readTable('skins.csv', readSkin)
