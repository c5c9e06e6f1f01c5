import { AcidFadeCalculator, AmberFadeCalculator, FadeCalculator } from 'csgo-fade-percentage-calculator'

/** What places the pattern of a copy. */
export interface Patterned {
  weapon: string
  finish: string
  /** null for vanilla knives */
  paint_seed: number | null
}

const calculators = new Map([
  ['Fade', FadeCalculator],
  ['Amber Fade', AmberFadeCalculator],
  ['Acid Fade', AcidFadeCalculator],
])

/** Percent by paint seed; the calculator works out all of a weapon's whenever it is asked for one. */
const percentsByPaint = new Map<string, readonly number[]>()

const percentsOf = ({ weapon, finish }: Patterned): readonly number[] => {
  const calculator = calculators.get(finish)
  if (!calculator?.getSupportedWeapons().includes(weapon)) return []
  const paint = `${weapon} ${finish}`
  const known = percentsByPaint.get(paint)
  if (known) return known
  const percents = calculator.getFadePercentages(weapon).map(({ percentage }) => Math.floor(percentage))
  percentsByPaint.set(paint, percents)
  return percents
}

/**
 * How much of the fade a copy shows, from the game's own way from a paint seed to the turn of its pattern
 * (docs/behaviour/catalogue.md#fade).
 * @returns 80 to 100, whole percent, cut: only the best seed of a weapon is 100; undefined for any other finish, for
 * gloves and for seeds that the weapon does not come with
 */
export const fadeOf = (copy: Patterned): number | undefined =>
  copy.paint_seed === null ? undefined : percentsOf(copy)[copy.paint_seed]
