import type { CatalogueIndex } from './catalogue-index.ts'
import { wordsOf } from './search.rules.ts'
import { bestSkins, nameWords, unpricedMeant } from './skins-meant.rules.ts'

/**
 * The ids of the skins that a search could mean while it is being typed, in stock or not, the best first; understood as
 * forgivingly as a list's search. Where nothing is StatTrak or Souvenir as typed, the name alone counts. A skin that
 * nobody knows a price of is found by the words of its name.
 */
export const skinsMeant = async (
  { stock, search }: CatalogueIndex,
  typed: string,
  skinsMax: number,
): Promise<string[]> => {
  const { table, slices, unpriced } = await stock.now()
  const name = nameWords(wordsOf(typed))
  const asTyped = await search.meaningOf(typed, table)
  const isCertain = asTyped.searched === undefined && asTyped.found.includes(1)
  const { found, searched } = isCertain ? asTyped : await search.meaningOf(name.join(' '), table)
  const words = searched === undefined ? name : nameWords(wordsOf(searched))
  const others = unpricedMeant(unpriced, name)
  // Where they are meant, nothing was mistyped.
  if (!isCertain && others.length > 0) return others.slice(0, skinsMax)
  const best = bestSkins({ table, counts: slices.all.counts, found }, words, skinsMax)
  return [...best, ...others].slice(0, skinsMax)
}
