import { exteriorNames } from '@pandrop/contract/exteriors'
import type { SkinFacts } from '../skin-rows.sql.ts'

type Entry = Record<string, unknown>

const categories: Readonly<Record<string, readonly [id: string, name: string]>> = {
  Pistol: ['csgo_inventory_weapon_category_pistols', 'Pistols'],
  Rifle: ['csgo_inventory_weapon_category_rifles', 'Rifles'],
  'Sniper Rifle': ['csgo_inventory_weapon_category_rifles', 'Rifles'],
  Shotgun: ['csgo_inventory_weapon_category_heavy', 'Heavy'],
  Machinegun: ['csgo_inventory_weapon_category_heavy', 'Heavy'],
  SMG: ['csgo_inventory_weapon_category_smgs', 'SMGs'],
  Knife: ['sfui_invpanel_filter_melee', 'Knives'],
  Gloves: ['sfui_invpanel_filter_gloves', 'Gloves'],
  Equipment: ['loadoutslot_equipment', 'Equipment'],
}

const teams: Readonly<Record<string, string>> = { T: 'terrorists', CT: 'counter-terrorists', Both: 'both' }

const named = (id: string, name: string) => ({ id, name })

/** What both lists say of a skin, as CSGO-API writes it; what is not painted has neither finish nor floats. */
const common = (skin: SkinFacts): Entry => {
  const [category = '', categoryName = ''] = categories[skin.type] ?? []
  return {
    name: skin.market_name,
    description: `It has been painted by hand.\\n\\n<i>${skin.finish}</i>`,
    weapon: { ...named(`weapon_${skin.def_index}`, skin.weapon), weapon_id: skin.def_index },
    category: named(category, categoryName),
    pattern: named(`cu_${skin.paint_index}`, skin.finish),
    min_float: skin.min_wear,
    max_float: skin.max_wear,
    rarity: { ...named(`rarity_${skin.rarity.toLowerCase()}_weapon`, skin.rarity), color: skin.rarity_color },
    stattrak: skin.stattrak,
    souvenir: skin.souvenir,
    paint_index: String(skin.paint_index),
    ...(skin.phase !== '' && { phase: skin.phase }),
    team: named(teams[skin.team] ?? '', skin.team),
    legacy_model: true,
    image: `https://raw.githubusercontent.com/econ/default_generated/${skin.def_index}_${skin.paint_index}_light.png`,
  }
}

const fileId = (skin: SkinFacts): string =>
  skin.finish === '' ? `skin-vanilla-weapon_${skin.def_index}` : `skin-${skin.def_index}0${skin.paint_index}x`

const wears = (skin: SkinFacts): Entry[] =>
  skin.exteriors.map((code, place) => named(`SFUI_InvTooltip_Wear_Amount_${place}`, exteriorNames[code]))

/** An entry of `skins.json`. */
export const groupedEntry = (skin: SkinFacts): Entry => {
  const entry: Entry = {
    id: fileId(skin),
    ...common(skin),
    wears: wears(skin),
    collections: skin.collection === '' ? [] : [{ ...named('collection-set', skin.collection), image: '' }],
    crates: [...skin.cases, 'Cologne 2014 Overpass Souvenir Package'].map((name) => named('crate-1', name)),
  }
  if (skin.finish !== '') return entry
  const { wears: _wears, souvenir: _souvenir, collections: _collections, ...bare } = entry
  return { ...bare, pattern: null, paint_index: null }
}

/** The entries of `skins_not_grouped.json` for a skin: each exterior and variant by itself. */
export const singleEntries = (skin: SkinFacts): Entry[] => {
  const variants = ['', ...(skin.stattrak ? ['StatTrak™ '] : []), ...(skin.souvenir ? ['Souvenir '] : [])]
  return variants.flatMap((variant) =>
    skin.exteriors.map((code, place): Entry => {
      const name = skin.market_name.replace(/^(★ )?/, `$1${variant}`)
      const exterior = exteriorNames[code]
      const full = code === 'NP' ? name : `${name} (${exterior})`
      const entry: Entry = {
        id: `${fileId(skin)}_${place}${variant}`,
        skin_id: fileId(skin),
        ...common(skin),
        name: full,
        wear: wears(skin)[place],
        stattrak: variant.startsWith('Stat'),
        souvenir: variant.startsWith('Souv'),
        market_hash_name: full,
      }
      if (skin.finish !== '') return entry
      const { pattern: _, min_float: _min, max_float: _max, paint_index: _index, wear: _wear, ...bare } = entry
      return bare
    }),
  )
}

/** A file of entries, indented as the public lists are. */
export const skinList = (entries: readonly unknown[]): string => JSON.stringify(entries, null, 1)
