import { isFar, priceUnitsMax } from '@pandrop/contract/staff/item-changes'
import { formatCents } from '@pandrop/money/format'
import { type Cents, cents, fromUnits } from '@pandrop/money/money'
import type { RowProblem } from './import-format.ts'
import { wordsOf } from './judge-row.ts'
import type { KindKey, ListedPriceRow, ListedSkinRow } from './price-rows.sql.ts'
import { isNamedLikeSkin, type PriceRow, referenceOf } from './read-price.ts'

/** Which kind a row is of, or why it is of none that the shop sells. */
export type NamedKind = { kind: KindKey } | { wrong: RowProblem } | 'not_ours'

const wrong = (field: string | null, why: string) => ({ wrong: { field, why } })

/**
 * Finds the kind that a row names; changes nothing.
 * @param skins by name in small letters: a Doppler's phases share one
 */
export const namedKindOf = (row: PriceRow, skins: ReadonlyMap<string, readonly ListedSkinRow[]>): NamedKind => {
  const found = skins.get(row.name.toLowerCase()) ?? []
  if (found.length === 0)
    return isNamedLikeSkin(row) ? wrong('market_hash_name', 'The catalogue has no skin of this name') : 'not_ours'
  const phased = found.filter(({ phase }) => phase.toLowerCase() === row.phase.toLowerCase())
  const meant = phased.length === 0 && row.phase === '' ? found : phased
  const [skin, ...others] = meant
  if (!skin || others.length > 0)
    return wrong('phase', `Which phase? ${found.map(({ phase }) => phase || '(none)').join(', ')}`)
  const exterior = row.exterior ?? (skin.exteriors.includes('NP') ? 'NP' : null)
  if (exterior === null) return wrong('market_hash_name', 'Which exterior?')
  const { variant } = row
  const exists = skin.exteriors.includes(exterior) && (variant === 'normal' || skin[variant])
  return exists
    ? { kind: { skin_id: skin.id, exterior, variant } }
    : wrong('market_hash_name', wordsOf({ ok: false, refusal: 'variant_unknown' }))
}

/** What a price is judged with beside itself. */
interface Judging {
  kind: KindKey
  /** what counts for the kind; undefined: nothing is known of it */
  standing: ListedPriceRow | undefined
  /** units of each currency for 1 EUR */
  rates: ReadonlyMap<string, number>
  factor: number
  /** that the list is of, 2026-12-01 */
  day: string
  /** the list of this import, where it has one already */
  listId: number | null
}

/** A row beside what the shop knows of its kind; what it changes in words. */
export type JudgedPrice =
  | { is: 'new'; kind: KindKey; cents: Cents; why: string }
  | { is: 'changed'; kind: KindKey; cents: Cents; why: string; odd: string | null; standing: ListedPriceRow }
  | { is: 'same' }
  | { is: 'wrong'; wrong: RowProblem }

const shown = (amount: number): string => formatCents(cents(amount))

/** Two rows that are written differently and mean one kind. */
export const twiceInFile = wrong('market_hash_name', 'Another row of this file is of the same kind')

const is = ({ wrong: problem }: { wrong: RowProblem }): JudgedPrice => ({ is: 'wrong', wrong: problem })

/**
 * What a price of a list comes to beside what counts; changes nothing. A price that a newer list has said stays, and so
 * does one that is set by hand (docs/behaviour/catalogue.md#import-prices).
 */
export const judgePrice = (row: PriceRow, judging: Judging): JudgedPrice => {
  const { kind, standing, rates, factor, day, listId } = judging
  if (row.price === null) return is(wrong('price', 'It has no price'))
  const rate = rates.get(row.currency)
  if (rate === undefined) return is(wrong('currency', `The shop has no exchange rate of ${row.currency}`))
  const reference = referenceOf({ price: row.price, rate, factor })
  if (reference > fromUnits(priceUnitsMax)) return is(wrong('price', `It comes to more than ${priceUnitsMax} EUR`))
  if (!standing) return { is: 'new', kind, cents: reference, why: `first price: ${shown(reference)}` }
  const { origin, price_cents: price, listed_cents: listed, day: dayBefore } = standing
  const said = origin === 'hand' ? listed : price
  const isSame = said === reference
  if (listId !== null && standing.list_id === listId) return isSame ? { is: 'same' } : is(twiceInFile)
  if (dayBefore !== null && dayBefore > day)
    return is(wrong(null, `Its price is of a newer list already: ${standing.list}, ${dayBefore}`))
  if (isSame && dayBefore === day) return { is: 'same' }
  const far = said ?? price
  return {
    is: 'changed',
    kind,
    cents: reference,
    standing,
    why: changeWords({ standing, said, reference, day }),
    odd: isFar(reference, far) ? `More than three times away: ${shown(far)} → ${shown(reference)}` : null,
  }
}

const changeWords = ({
  standing: { origin, price_cents: price, day: dayBefore },
  said,
  reference,
  day,
}: {
  standing: ListedPriceRow
  said: number | null
  reference: Cents
  day: string
}): string => {
  const move = said === null ? shown(reference) : `${shown(said)} → ${shown(reference)}`
  const confirmed = `confirmed: ${shown(reference)} as before, of ${day} instead of ${dayBefore ?? 'no day'}`
  const words = said === reference ? confirmed : move
  return origin === 'hand' ? `kept: set by hand at ${shown(price)}; its list says ${words}` : words
}
