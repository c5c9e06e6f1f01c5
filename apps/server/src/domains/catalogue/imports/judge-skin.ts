import type { RowProblem } from './import-format.ts'
import { exteriorsWithin, type Rarity } from './skin-entry.rules.ts'
import { type FileSkin, plainNameOf, skinIdOf } from './skin-row.rules.ts'
import type { ContradictingItem, KnownSkin, SkinFacts, WeaponRow } from './skin-rows.sql.ts'

/** What the shop has of everything that rows may name, looked things up in. */
export interface SkinShelf {
  byId: ReadonlyMap<string, KnownSkin>
  byName: ReadonlyMap<string, KnownSkin>
  byNumbers: ReadonlyMap<string, KnownSkin>
  weapons: ReadonlyMap<string, WeaponRow>
  weaponsByNumber: ReadonlyMap<number, WeaponRow>
}

const nameKey = (name: string, phase: string): string => `${name.normalize('NFC')}\n${phase}`

const numbersKey = (defIndex: number, paintIndex: number): string => `${defIndex} ${paintIndex}`

/** The shelf of these skins and weapons. */
export const skinShelf = (skins: readonly KnownSkin[], weapons: readonly WeaponRow[]): SkinShelf => ({
  byId: new Map(skins.map((skin) => [skin.id, skin])),
  byName: new Map(skins.map((skin) => [nameKey(skin.market_name, skin.phase), skin])),
  byNumbers: new Map(skins.map((skin) => [numbersKey(skin.def_index, skin.paint_index), skin])),
  weapons: new Map(weapons.map((weapon) => [weapon.weapon, weapon])),
  weaponsByNumber: new Map(weapons.map((weapon) => [weapon.def_index, weapon])),
})

/** A row beside what the shop says of its skin. */
export type JudgedSkin =
  | { is: 'new'; facts: SkinFacts }
  /** with what is changed, in words */
  | { is: 'changed'; skin: KnownSkin; facts: SkinFacts; why: string }
  | { is: 'same'; skin: KnownSkin }
  | { is: 'not_ours' }
  | { is: 'wrong'; wrong: RowProblem }

/** The game's groups of weapons, by what Steam calls the types in them. */
const typesOf: ReadonlyMap<string, readonly string[]> = new Map([
  ['csgo_inventory_weapon_category_pistols', ['Pistol']],
  ['csgo_inventory_weapon_category_rifles', ['Rifle', 'Sniper Rifle']],
  ['csgo_inventory_weapon_category_heavy', ['Shotgun', 'Machinegun']],
  ['csgo_inventory_weapon_category_smgs', ['SMG']],
  ['sfui_invpanel_filter_melee', ['Knife']],
  ['sfui_invpanel_filter_gloves', ['Gloves']],
  ['loadoutslot_equipment', ['Equipment']],
])

const colours: Readonly<Record<Rarity, string>> = {
  'Consumer Grade': '#b0c3d9',
  'Industrial Grade': '#5e98d9',
  'Mil-Spec Grade': '#4b69ff',
  Restricted: '#8847ff',
  Classified: '#d32ce6',
  Covert: '#eb4b4b',
  Extraordinary: '#eb4b4b',
  Contraband: '#e4ae39',
}

/** The weapon that a row names; its type is that of its other skins. */
const weaponOf = (row: FileSkin, { weapons, weaponsByNumber }: SkinShelf): WeaponRow | RowProblem => {
  const named = weapons.get(row.weapon)
  const numbered = row.weaponId === null ? named : weaponsByNumber.get(row.weaponId)
  if (!named && numbered) return { field: 'weapon', why: `Weapon ${row.weaponId} is called ${numbered.weapon} here` }
  if (!named)
    return { field: 'weapon', why: 'The shop does not know this weapon: somebody draws it first (docs/artwork.md)' }
  if (numbered !== named) return { field: 'weapon', why: `The ${named.weapon} is weapon ${named.def_index}` }
  const types = row.category === null ? undefined : typesOf.get(row.category)
  if (types && !types.includes(named.type))
    return { field: 'category', why: `The ${named.weapon} is of the type ${named.type}` }
  return named
}

const marketNameOf = (row: FileSkin, { type }: WeaponRow): string =>
  type === 'Knife' || type === 'Gloves' ? `★ ${plainNameOf(row)}` : plainNameOf(row)

const fullName = ({ market_name: name, phase }: Pick<SkinFacts, 'market_name' | 'phase'>): string =>
  phase === '' ? name : `${name} ${phase}`

/** The skin of the shop that a row is of, undefined for none; or what it would be confused with. */
const skinOf = (
  row: FileSkin,
  marketName: string,
  weapon: WeaponRow,
  shelf: SkinShelf,
): KnownSkin | RowProblem | null => {
  const named = shelf.byName.get(nameKey(marketName, row.phase))
  const paintIndex = row.finish === '' ? 0 : row.paintIndex
  const numbered = paintIndex === null ? undefined : shelf.byNumbers.get(numbersKey(weapon.def_index, paintIndex))
  if (named && numbered && numbered !== named)
    return { field: 'paint_index', why: `${fullName(numbered)} (${numbered.id}) has it already` }
  if (named) return named
  const id = skinIdOf(row)
  if (id === null) return { field: 'name', why: 'No id can be made of this name' }
  const alike = shelf.byId.get(id)
  // Spelled another way, and still the game's own: its name is corrected.
  if (alike && alike === numbered) return alike
  if (alike) return { field: 'name', why: `It would be called ${id} here, as ${fullName(alike)} is` }
  if (numbered) return { field: 'paint_index', why: `${fullName(numbered)} (${numbered.id}) has it already` }
  if (row.twin)
    return { field: 'name', why: `It would be called ${id} here, as ${row.twin.name} in line ${row.twin.line}` }
  return null
}

/** What a row says of a skin beside what the shop knows: where it says nothing, that stays. */
const factsOf = (row: FileSkin, marketName: string, known: KnownSkin): SkinFacts => {
  const colour = row.rarity === known.rarity ? known.rarity_color : colours[row.rarity]
  const [collection = ''] = row.collections
  const isListed = collection === '' || row.collections.includes(known.collection)
  const hasSameCases = row.cases.length === 0 || sameSet(row.cases, known.cases)
  const { origin: _origin, ...facts } = known
  return {
    ...facts,
    market_name: marketName,
    finish: row.finish,
    rarity: row.rarity,
    rarity_color: row.rarityColor ?? colour,
    paint_index: row.paintIndex ?? known.paint_index,
    ...(row.limits && limitFacts(row.limits)),
    stattrak: row.hasStatTrak ?? known.stattrak,
    souvenir: row.hasSouvenir ?? known.souvenir,
    team: row.team ?? known.team,
    collection: isListed ? known.collection : collection,
    cases: hasSameCases ? known.cases : row.cases,
  }
}

const limitFacts = (limits: { from: number; till: number }) => ({
  min_wear: limits.from,
  max_wear: limits.till,
  exteriors: exteriorsWithin(limits),
})

const sameSet = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name) => other.includes(name))

const newFacts = (row: FileSkin, marketName: string, weapon: WeaponRow): SkinFacts | RowProblem => {
  const id = skinIdOf(row)
  if (id === null) return { field: 'name', why: 'No id can be made of this name' }
  const isPainted = row.finish !== ''
  if (isPainted && row.paintIndex === null) return { field: 'paint_index', why: 'A new skin needs one' }
  if (isPainted && !row.limits) return { field: 'min_float', why: 'A new skin needs its float limits' }
  return {
    id,
    market_name: marketName,
    weapon: weapon.weapon,
    finish: row.finish,
    phase: row.phase,
    type: weapon.type,
    rarity: row.rarity,
    rarity_color: row.rarityColor ?? colours[row.rarity],
    def_index: weapon.def_index,
    paint_index: row.paintIndex ?? 0,
    ...(row.limits ? limitFacts(row.limits) : { min_wear: null, max_wear: null, exteriors: ['NP'] }),
    stattrak: row.hasStatTrak ?? false,
    souvenir: row.hasSouvenir ?? false,
    team: row.team ?? weapon.team,
    collection: row.collections[0] ?? '',
    cases: row.cases,
  }
}

const isProblem = (found: object): found is RowProblem => 'why' in found

/** What a row comes to beside what the shop has, its items left aside; changes nothing. */
export const judgeSkin = (row: FileSkin, shelf: SkinShelf): JudgedSkin => {
  const weapon = weaponOf(row, shelf)
  if (isProblem(weapon)) return { is: 'wrong', wrong: weapon }
  // Of what is not painted, knives alone are things of their own.
  if (row.finish === '' && weapon.type !== 'Knife') return { is: 'not_ours' }
  const marketName = marketNameOf(row, weapon)
  const skin = skinOf(row, marketName, weapon, shelf)
  if (skin === null) {
    const facts = newFacts(row, marketName, weapon)
    return isProblem(facts) ? { is: 'wrong', wrong: facts } : { is: 'new', facts }
  }
  if (isProblem(skin)) return { is: 'wrong', wrong: skin }
  const facts = factsOf(row, marketName, skin)
  const why = changeWords(skin, facts)
  return why === '' ? { is: 'same', skin } : { is: 'changed', skin, facts, why }
}

const floatsOf = ({ min_wear: min, max_wear: max }: SkinFacts): string => (min === null ? 'none' : `${min}–${max}`)

const yesNo = (has: boolean): string => (has ? 'yes' : 'no')

const shownFacts: readonly (readonly [name: string, of: (facts: SkinFacts) => string | number])[] = [
  ['name', ({ market_name: name }) => name],
  ['rarity', ({ rarity }) => rarity],
  ['colour', ({ rarity_color: colour }) => colour],
  ['floats', floatsOf],
  ['exteriors', ({ exteriors }) => exteriors.join(' ')],
  ['paint index', ({ paint_index: index }) => index],
  ['StatTrak', ({ stattrak }) => yesNo(stattrak)],
  ['Souvenir', ({ souvenir }) => yesNo(souvenir)],
  ['team', ({ team }) => team],
  ['collection', ({ collection }) => collection || 'none'],
]

const casesWords = (before: SkinFacts, after: SkinFacts): string[] => {
  const added = after.cases.filter((name) => !before.cases.includes(name)).map((name) => `+ ${name}`)
  const gone = before.cases.filter((name) => !after.cases.includes(name)).map((name) => `− ${name}`)
  const all = [...added, ...gone]
  return all.length === 0
    ? []
    : [`cases ${all.slice(0, 3).join(', ')}${all.length > 3 ? ` and ${all.length - 3} more` : ''}`]
}

// As much as a report keeps of a row.
const wordsMax = 500

/** Each fact that becomes another, old → new; empty: none does. */
export const changeWords = (before: SkinFacts, after: SkinFacts): string => {
  const changed = shownFacts.flatMap(([name, of]) =>
    of(before) === of(after) ? [] : [`${name} ${of(before)} → ${of(after)}`],
  )
  const words = [...changed, ...casesWords(before, after)].join(', ')
  return words.length > wordsMax ? `${[...words].slice(0, wordsMax - 1).join('')}…` : words
}

/** Whether the new facts may leave an item that could not exist: fewer floats, exteriors or variants. */
export const mayContradict = (before: SkinFacts, after: SkinFacts): boolean =>
  floatsOf(before) !== floatsOf(after) ||
  (before.stattrak && !after.stattrak) ||
  (before.souvenir && !after.souvenir) ||
  before.exteriors.join() !== after.exteriors.join()

/** Why facts cannot be true of a skin of which the shop has, or had, this item. */
export const contradictionWords = ({ id, title, float }: ContradictingItem, facts: SkinFacts): RowProblem => {
  const isOutside = float !== null && (float < (facts.min_wear ?? 0) || float > (facts.max_wear ?? 1))
  return isOutside
    ? { field: 'max_float', why: `Item ${id} (${title}) has the float ${float}, outside of ${floatsOf(facts)}` }
    : { field: 'stattrak', why: `Item ${id} (${title}) could not exist` }
}
