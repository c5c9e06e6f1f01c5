import type { CatalogueIndex } from './catalogue-index.ts'
import { wordsOf } from './search.rules.ts'
import { bestSkins, nameWords } from './skins-meant.rules.ts'

/**
 * The ids of the skins that a search could mean while it is being typed, in stock or not, the best first; understood as
 * forgivingly as a list's search. Where nothing is StatTrak or Souvenir as typed, the name alone counts.
 */
export const skinsMeant = async (
  { stock, search }: CatalogueIndex,
  typed: string,
  skinsMax: number,
): Promise<string[]> => {
  const { table, slices } = await stock.now()
  const name = nameWords(wordsOf(typed))
  const asTyped = await search.meaningOf(typed, table)
  const isCertain = asTyped.searched === undefined && asTyped.found.includes(1)
  const { found, searched } = isCertain ? asTyped : await search.meaningOf(name.join(' '), table)
  const words = searched === undefined ? name : nameWords(wordsOf(searched))
  return bestSkins({ table, counts: slices.all.counts, found }, words, skinsMax)
}
