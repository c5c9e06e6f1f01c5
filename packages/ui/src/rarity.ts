/** Steam's rarities in rising order; extraordinary is the covert of gloves. */
export type Rarity =
  | 'consumer'
  | 'industrial'
  | 'milspec'
  | 'restricted'
  | 'classified'
  | 'covert'
  | 'extraordinary'
  | 'contraband'

const byName: Readonly<Record<string, Rarity>> = {
  'consumer grade': 'consumer',
  'base grade': 'consumer',
  'industrial grade': 'industrial',
  'mil-spec grade': 'milspec',
  'mil-spec': 'milspec',
  restricted: 'restricted',
  classified: 'classified',
  covert: 'covert',
  extraordinary: 'extraordinary',
  contraband: 'contraband',
}

/**
 * The rarity that a product's `quality` names.
 * @param quality the catalogue's English name, such as "Mil-Spec Grade"; letter case does not matter
 * @returns undefined for a quality without a colour of its own, which is then shown by its word alone
 */
export const rarityOf = (quality: string): Rarity | undefined => byName[quality.trim().toLowerCase()]
