import type { Queryable } from '../../../db/statement.ts'
import type { Transaction } from '../../../db/transaction.ts'
import { currenciesOf } from '../../content/currencies.ts'
import type { ComparedRow, DataRow, ImportFormat, ImportRun, SettledRow } from './import-format.ts'
import { type JudgedPrice, judgePrice, namedKindOf, twiceInFile } from './judge-price.ts'
import { isPriceList, readPriceList } from './price-list-file.ts'
import {
  forgetListedPrices,
  insertImportedList,
  insertListedPrices,
  type KindKey,
  type ListedSkinRow,
  lockListedPrices,
  type PriceBefore,
  type PriceToList,
  restoreListedPrices,
  selectDayOfImport,
  selectImportedList,
  selectListedPrices,
  selectListedSkins,
  updateListedPrices,
} from './price-rows.sql.ts'
import type { PriceRow } from './read-price.ts'

type Judged = JudgedPrice | { is: 'not_ours' }

const keyOf = ({ skin_id: skinId, exterior, variant }: KindKey): string => `${exterior} ${variant} ${skinId}`

/** Skins by name in small letters. */
const skinsByName = async (q: Queryable): Promise<Map<string, ListedSkinRow[]>> => {
  const skins = new Map<string, ListedSkinRow[]>()
  for (const skin of await selectListedSkins(q)) {
    const name = skin.market_name.toLowerCase()
    skins.set(name, [...(skins.get(name) ?? []), skin])
  }
  return skins
}

/** Units of each currency that the shop knows for 1 EUR, as they are now. */
const ratesNow = async (q: Queryable): Promise<Map<string, number>> => {
  const currencies = await currenciesOf(q)
  return new Map([...currencies.map(({ code, value }) => [code, value] as const), ['EUR', 1]])
}

/** What is the same for all parts of an import. */
const commonOf = async (q: Queryable, importId: number) => {
  const [skins, rates, imported] = await Promise.all([skinsByName(q), ratesNow(q), selectDayOfImport(q, importId)])
  if (!imported) throw new Error(`import ${importId} is not there`)
  return { skins, rates, day: imported.day }
}

type Judging = Pick<ImportRun, 'importId' | 'options' | 'once'> & { select: typeof selectListedPrices }

/** Judges rows beside what the shop knows. */
const judgeAll = async (
  q: Queryable,
  rows: readonly DataRow<PriceRow>[],
  { importId, options, once, select }: Judging,
): Promise<Judged[]> => {
  const { skins, rates, day } = await once('common', () => commonOf(q, importId))
  const list = await selectImportedList(q, importId)
  const named = rows.map(({ data }) => namedKindOf(data, skins))
  const kinds = named.flatMap((found) => (found !== 'not_ours' && 'kind' in found ? [found.kind] : []))
  const standing = kinds.length === 0 ? [] : await select(q, JSON.stringify(kinds))
  const byKind = new Map(standing.map((row) => [keyOf(row), row]))
  const common = { rates, factor: options.factor ?? 1, day, listId: list?.id ?? null }
  const met = new Set<string>()
  return rows.map(({ data }, place): Judged => {
    const found = named[place] ?? 'not_ours'
    if (found === 'not_ours') return { is: 'not_ours' }
    if ('wrong' in found) return { is: 'wrong', wrong: found.wrong }
    if (met.has(keyOf(found.kind))) return { is: 'wrong', ...twiceInFile }
    met.add(keyOf(found.kind))
    return judgePrice(data, { ...common, kind: found.kind, standing: byKind.get(keyOf(found.kind)) })
  })
}

const comparePrices: ImportFormat<PriceRow>['compare'] = async (q, rows, about) => {
  const judged = await judgeAll(q, rows, { ...about, select: selectListedPrices })
  return rows.map(({ data: { title: label } }, place): ComparedRow => {
    const found = judged[place] ?? { is: 'not_ours' }
    if (found.is === 'wrong') return { outcome: 'wrong', label, ...found.wrong }
    if (found.is === 'new') return { outcome: 'new', label, why: found.why }
    return found.is === 'changed'
      ? { outcome: 'changed', label, why: found.why, odd: found.odd }
      : { outcome: found.is, label }
  })
}

/** What is kept of a row for taking it back; stood null: nothing was known of its kind. */
interface Kept {
  kind: KindKey
  stood: PriceBefore | null
}

const settledAs = (found: Judged, isSure: boolean): SettledRow => {
  if (found.is === 'wrong') return { settled: 'refused', ...found.wrong }
  if (found.is === 'not_ours') return { settled: 'refused', why: 'The catalogue has it no more' }
  if (found.is === 'same') return { settled: 'same' }
  if (found.is === 'new')
    return { settled: 'added', why: found.why, before: { kind: found.kind, stood: null } satisfies Kept }
  if (found.odd !== null && !isSure) return { settled: 'refused', why: found.odd }
  const { price_cents, basis, origin, list_id, listed_cents } = found.standing
  const stood = { price_cents, basis, origin, list_id, listed_cents }
  return { settled: 'changed', why: found.why, before: { kind: found.kind, stood } satisfies Kept }
}

const listOf = async (tx: Transaction, { importId, at }: Pick<ImportRun, 'importId' | 'at'>): Promise<number> => {
  const list = (await selectImportedList(tx, importId)) ?? (await insertImportedList(tx, importId, at))
  if (!list) throw new Error(`the list of import ${importId} was not written down`)
  return list.id
}

/**
 * Takes prices over in the caller's transaction, which nobody else's import shares (imports/import-jobs.ts). All parts
 * of an import are of one list.
 */
const applyPrices: ImportFormat<PriceRow>['apply'] = async (tx, rows, run) => {
  const judged = await judgeAll(tx, rows, { ...run, select: lockListedPrices })
  const settled = judged.map((found) => settledAs(found, run.isSure))
  const toList = (as: SettledRow['settled']): PriceToList[] =>
    judged.flatMap((found, place) =>
      settled[place]?.settled === as && 'kind' in found ? [{ ...found.kind, cents: found.cents }] : [],
    )
  const [changed, added] = [toList('changed'), toList('added')]
  if (changed.length + added.length === 0) return settled
  const listId = await listOf(tx, run)
  if (changed.length > 0) await updateListedPrices(tx, listId, JSON.stringify(changed))
  if (added.length === 0) return settled
  const written = new Set((await insertListedPrices(tx, listId, JSON.stringify(added))).map(keyOf))
  return settled.map((row, place): SettledRow => {
    const found = judged[place]
    const isLost = row.settled === 'added' && found?.is === 'new' && !written.has(keyOf(found.kind))
    return isLost ? { settled: 'refused', why: 'Somebody has set its price since the report' } : row
  })
}

const changedSince = 'A person or another list has changed it since'
const inUse = 'A person or another list has changed it since, or items, wishes or offers are of it'

/** Puts back what counted before a list, and forgets the kinds that nothing else was known of. */
const undoPrices: ImportFormat<PriceRow>['undo'] = async (tx, rows, { importId }) => {
  const list = await selectImportedList(tx, importId)
  if (!list) throw new Error(`import ${importId} has no list`)
  const kept = rows.map(({ before }) => before as Kept)
  const toRestore = kept.flatMap(({ kind, stood }) => (stood ? [{ ...kind, ...stood }] : []))
  const toForget = kept.flatMap(({ kind, stood }) => (stood ? [] : [kind]))
  const restored = toRestore.length === 0 ? [] : await restoreListedPrices(tx, list.id, JSON.stringify(toRestore))
  const forgotten = toForget.length === 0 ? [] : await forgetListedPrices(tx, list.id, JSON.stringify(toForget))
  const undone = new Set([...restored, ...forgotten].map(keyOf))
  return kept.map(
    ({ kind, stood }): SettledRow =>
      undone.has(keyOf(kind)) ? { settled: 'undone' } : { settled: 'kept', why: stood ? changedSince : inUse },
  )
}

/** A list of what kinds usually cost: it becomes the reference of each, unless that is set by hand. */
export const pricesFormat: ImportFormat<PriceRow> = {
  name: 'prices',
  recognises: isPriceList,
  read: readPriceList,
  compare: comparePrices,
  apply: applyPrices,
  undo: undoPrices,
}
