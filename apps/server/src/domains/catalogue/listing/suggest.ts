import type { Answer } from '@pandrop/contract/call'
import type { suggestItems } from '@pandrop/contract/catalogue'
import { cents, toUnits } from '@pandrop/money/money'
import type { DependsOn } from '../items/item-change.rules.ts'
import { picturePaths } from '../items/picture.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { effectOnCounts, kindBitsOf } from './effects.rules.ts'
import { copiesMeant } from './search-attached.ts'
import { bestOf, type Candidate, candidatesOf, plainName, weaponsFound } from './suggest.rules.ts'

type Suggestions = Answer<typeof suggestItems>['payload']

const weaponsMax = 3
const skinsMax = 6

const toSkin = ({ name, skin, count, priceMin }: Candidate): Suggestions['skins'][number] => ({
  name,
  weapon: skin.weapon,
  finish: skin.finish,
  quality: skin.rarity,
  img_url: picturePaths(skin.picture).img_url,
  count,
  price_from: toUnits(cents(priceMin)),
})

/**
 * At most 3 weapons and 6 skins in stock that a search could mean while it is being typed, the best first; understood
 * as forgivingly as a list's search. Count and lowest price are those of the items that the search would find.
 */
export const suggestionsFor = async (
  { stock, search }: CatalogueIndex,
  typed: string,
  dependsOn: DependsOn,
): Promise<Suggestions> => {
  const { table, slices } = await stock.now()
  const meant = await copiesMeant(typed, { search, table, names: slices.attached.names() })
  const { found, searched = typed } = meant
  dependsOn(effectOnCounts(kindBitsOf(table, found)))
  // Whoever types a sticker means copies: no skin stands for them.
  if (meant.attached) return { weapons: [], skins: [] }
  const whole = weaponsFound(table, found)
  const weapons = candidatesOf(table, slices.all, found, ({ weapon }) => weapon).filter(({ name }) => whole.has(name))
  const skins = candidatesOf(table, slices.all, found, plainName)
  return {
    weapons: bestOf(weapons, searched, weaponsMax).map(({ name, count }) => ({ value: name, label: name, count })),
    skins: bestOf(skins, searched, skinsMax).map(toSkin),
  }
}
