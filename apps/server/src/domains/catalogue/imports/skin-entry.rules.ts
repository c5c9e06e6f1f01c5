import { type PaintedExterior, wearBands } from '@pandrop/contract/exteriors'
import { rarities } from '@pandrop/contract/item'
import { readExterior, readMarketName } from './item-row.rules.ts'

export type Rarity = (typeof rarities)[number]

/** A skin as one entry of a file tells of it; null or empty: the entry does not say. */
export interface SkinEntry {
  weapon: string
  /** empty: what is not painted */
  finish: string
  phase: string
  /** the game's number of the weapon */
  weaponId: number | null
  paintIndex: number | null
  /** float limits */
  limits: { from: number; till: number } | null
  rarity: Rarity
  rarityColor: string | null
  hasStatTrak: boolean | null
  hasSouvenir: boolean | null
  team: 'T' | 'CT' | 'Both' | null
  /** the game's group of weapons */
  category: string | null
  collections: string[]
  cases: string[]
}

/** What is wrong: the field, where it is one, and why. */
export interface EntryProblem {
  field: string | null
  why: string
}

/** What an entry comes to. */
export type ReadEntry = {
  /** how the file itself calls the skin; the same again is the same skin */
  fileId: string | null
  label: string
  source: Record<string, string>
} & (
  | { is: 'skin'; skin: SkinEntry }
  /** something that is no skin of a shop: a sticker, an agent, a weapon as everybody has it */
  | { is: 'foreign' }
  | { is: 'wrong'; problem: EntryProblem }
)

type Fields = Readonly<Record<string, unknown>>

/** What stands in an entry's way: its field and why. */
class Wrong extends Error {
  readonly field: string | null
  constructor(field: string | null, why: string) {
    super(why)
    this.field = field
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// Neither is in any name, and what is kept or shown must not turn a line around.
const unseen = /[\p{Cc}\p{Cf}\p{Cs}]/gu

/** A text for people, whatever a file has in its place. */
const shown = (value: unknown, charactersMax: number): string => {
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return ''
  return [
    ...String(value)
      .slice(0, 2 * charactersMax)
      .replace(unseen, ''),
  ]
    .slice(0, charactersMax)
    .join('')
    .trim()
}

const isMissing = (value: unknown): value is null | undefined => value === null || value === undefined

// With star, variant and exterior.
const nameMax = 160

const readText = (value: unknown, field: string, charactersMax: number): string => {
  if (isMissing(value) || value === '') throw new Wrong(field, 'It is missing')
  if (typeof value !== 'string' || value.trim() === '') throw new Wrong(field, 'It is no text')
  const text = value.normalize('NFC').trim()
  if (text.length > charactersMax) throw new Wrong(field, `It is longer than ${charactersMax} characters`)
  if (text.search(unseen) !== -1) throw new Wrong(field, 'It has characters that nobody can see')
  return text
}

/** The `name` of an object; undefined where there is none. */
const nameIn = (value: unknown, field: string, charactersMax: number): string | undefined => {
  if (isMissing(value)) return undefined
  if (!isFields(value)) throw new Wrong(field, 'It is not what such files have there')
  // Some finishes are called by a number.
  const { name } = value
  return readText(typeof name === 'number' ? String(name) : name, field, charactersMax)
}

const readFlag = (value: unknown, field: string): boolean | null => {
  if (isMissing(value)) return null
  if (typeof value !== 'boolean') throw new Wrong(field, 'It is neither true nor false')
  return value
}

const numberOf = (value: unknown): number => {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^\d{1,6}(\.\d{1,20})?$/.test(value) ? Number(value) : Number.NaN
}

const readWhole = (value: unknown, field: string, [from, till]: readonly [number, number]): number | null => {
  if (isMissing(value)) return null
  const number = numberOf(value)
  if (!Number.isInteger(number) || number < from || number > till)
    throw new Wrong(field, `It is no whole number from ${from} to ${till}`)
  return number
}

const readFloat = (value: unknown, field: string): number => {
  const number = numberOf(value)
  if (!(number >= 0 && number <= 1)) throw new Wrong(field, 'Floats go from 0 to 1')
  return number
}

const readLimits = ({ min_float: min, max_float: max }: Fields): SkinEntry['limits'] => {
  if (isMissing(min) && isMissing(max)) return null
  const limits = { from: readFloat(min, 'min_float'), till: readFloat(max, 'max_float') }
  if (limits.from >= limits.till) throw new Wrong('max_float', 'The lower limit is not below the upper one')
  return limits
}

const englishOnly = 'the English files are read (api/en)'

const readRarity = (value: unknown): Pick<SkinEntry, 'rarity' | 'rarityColor'> => {
  const name = nameIn(value, 'rarity', 40)
  const rarity = rarities.find((known) => known === name)
  if (!rarity) throw new Wrong('rarity', name ? `No rarity is called ${name}: ${englishOnly}` : 'It is missing')
  const { color } = value as Fields
  if (isMissing(color)) return { rarity, rarityColor: null }
  if (typeof color !== 'string' || !/^#[0-9a-f]{6}$/i.test(color)) throw new Wrong('rarity', 'Its colour is none')
  return { rarity, rarityColor: color.toLowerCase() }
}

const teams: Readonly<Record<string, SkinEntry['team']>> = { both: 'Both', terrorists: 'T', 'counter-terrorists': 'CT' }

const readTeam = (value: unknown): SkinEntry['team'] => {
  if (isMissing(value)) return null
  const id = isFields(value) ? value.id : undefined
  const team = typeof id === 'string' && Object.hasOwn(teams, id) ? teams[id] : undefined
  if (!team) throw new Wrong('team', 'It is neither of the teams nor both')
  return team
}

const namesMax = 500

const readNames = (value: unknown, field: string): string[] => {
  if (isMissing(value)) return []
  if (!Array.isArray(value)) throw new Wrong(field, 'It is no list')
  if (value.length > namesMax) throw new Wrong(field, `It has more than ${namesMax} names`)
  return [...new Set(value.map((one) => nameIn(one, field, 100) ?? ''))].filter(Boolean)
}

/** Which exteriors a finish can have: those that its limits reach into. */
export const exteriorsWithin = ({ from, till }: { from: number; till: number }): PaintedExterior[] =>
  wearBands.filter((band) => band.from < till && band.to > from).map(({ code }) => code)

/** Exteriors that the entry names must be ones that its limits touch. */
const checkWears = (named: readonly string[], field: string, limits: SkinEntry['limits']): void => {
  for (const name of named) {
    const band = wearBands.find(({ code }) => code === readExterior(name))
    if (!band) throw new Wrong(field, `No exterior is called ${name}: ${englishOnly}`)
    // Such files count an exterior in that ends where the limits begin.
    if (limits && (band.from >= limits.till || band.to < limits.from))
      throw new Wrong(field, `Its limits, ${limits.from} to ${limits.till}, are not those of ${name}`)
  }
}

/** What the market calls it must be made of weapon and finish, and say no other variant or exterior than the entry. */
const checkName = (entry: Fields, field: string, made: string): void => {
  const { name, variant, exterior } = readMarketName(readText(entry[field], field, nameMax).replace(/\s+/g, ' '))
  if (name.replace(/^★ /, '') !== made) throw new Wrong(field, `Weapon and finish say ${made}`)
  const isOther = { stattrak: entry.stattrak === false, souvenir: entry.souvenir === false, normal: false }[variant]
  if (isOther) throw new Wrong(field, 'It says another variant than the entry')
  const worn = nameIn(entry.wear, 'wear', 40)
  if (exterior && worn !== undefined && readExterior(worn) !== exterior)
    throw new Wrong('wear', 'The name says another exterior')
}

const finishOf = (entry: Fields, name: string): string => {
  const finish = nameIn(entry.pattern, 'pattern', 50) ?? readMarketName(name).name.split(' | ')[1] ?? ''
  if (finish.includes('|')) throw new Wrong('pattern', 'No finish is called so')
  return finish
}

/** An entry of `skins_not_grouped.json` is of one exterior and variant alone. */
const isOfOneKind = (entry: Fields): boolean => 'skin_id' in entry || 'wear' in entry

/** True: it exists so; false of one kind alone says nothing about the others. */
const existsOf = (flag: boolean | null, entry: Fields): boolean | null => (isOfOneKind(entry) ? flag || null : flag)

const readSkin = (entry: Fields): SkinEntry => {
  const name = readText(entry.name, 'name', nameMax)
  const rarity = readRarity(entry.rarity)
  const weapon = nameIn(entry.weapon, 'weapon', 30)
  if (weapon === undefined) throw new Wrong('weapon', 'It is missing')
  const finish = finishOf(entry, name)
  const made = finish === '' ? weapon : `${weapon} | ${finish}`
  for (const field of ['name', 'market_hash_name']) if (!isMissing(entry[field])) checkName(entry, field, made)
  const limits = readLimits(entry)
  const paintIndex = readWhole(entry.paint_index, 'paint_index', [0, 99_999])
  if (finish === '' && (limits || paintIndex)) throw new Wrong('pattern', 'What is painted has a finish')
  if (finish !== '' && paintIndex === 0) throw new Wrong('paint_index', '0 is what is not painted')
  checkWears(readNames(entry.wears, 'wears'), 'wears', limits)
  checkWears(readNames(isMissing(entry.wear) ? [] : [entry.wear], 'wear'), 'wear', limits)
  const category = isFields(entry.category) ? entry.category.id : undefined
  return {
    weapon,
    finish,
    phase: isMissing(entry.phase) ? '' : readText(entry.phase, 'phase', 20),
    weaponId: readWhole((entry.weapon as Fields).weapon_id, 'weapon', [1, 65_535]),
    paintIndex,
    limits,
    ...rarity,
    hasStatTrak: existsOf(readFlag(entry.stattrak, 'stattrak'), entry),
    hasSouvenir: existsOf(readFlag(entry.souvenir, 'souvenir'), entry),
    team: readTeam(entry.team),
    category: typeof category === 'string' ? shown(category, 60) : null,
    collections: readNames(entry.collections, 'collections'),
    // Packages of souvenirs stand beside the cases.
    cases: readNames(entry.crates, 'crates').filter((crate) => !crate.includes('Souvenir')),
  }
}

/** Of a sticker, an agent and so on; and of a weapon as everybody has it, which nobody can sell. */
const isForeign = ({ id, weapon, rarity }: Fields): boolean => {
  const isOther = typeof id === 'string' && /^[a-z_]+-/.test(id) && !id.startsWith('skin-')
  return isOther || (isFields(rarity) && rarity.id === 'rarity_default_weapon' && isFields(weapon))
}

const columns = ['id', 'name', 'phase', 'paint_index', 'min_float', 'max_float', 'stattrak', 'souvenir'] as const

const sourceOf = (entry: Fields): Record<string, string> => ({
  ...Object.fromEntries(columns.map((column) => [column, shown(entry[column], 160)])),
  weapon: isFields(entry.weapon) ? shown(entry.weapon.name, 80) : '',
  pattern: isFields(entry.pattern) ? shown(entry.pattern.name, 80) : '',
  rarity: isFields(entry.rarity) ? shown(entry.rarity.name, 80) : '',
})

/** Reads one entry of `skins.json` or `skins_not_grouped.json`; its picture is not looked at. */
export const readEntry = (value: unknown, place: number): ReadEntry => {
  const entry = isFields(value) ? value : {}
  const id = entry.skin_id ?? entry.id
  const base = {
    fileId: typeof id === 'string' && id !== '' ? id.slice(0, 200) : null,
    label: shown(entry.name, 120) || shown(entry.id, 120) || `Entry ${place}`,
    source: sourceOf(entry),
  }
  if (isForeign(entry)) return { ...base, is: 'foreign' }
  if (!isFields(value)) return { ...base, is: 'wrong', problem: { field: null, why: 'This is no skin' } }
  try {
    return { ...base, is: 'skin', skin: readSkin(entry) }
  } catch (error) {
    if (!(error instanceof Wrong)) throw error
    return { ...base, is: 'wrong', problem: { field: error.field, why: error.message } }
  }
}
