import { pictureOf, readPictures } from '@pandrop/catalogue/pictures'
import type { Queryable } from '../../../db/statement.ts'
import type { Transaction } from '../../../db/transaction.ts'
import { describeItemsOf } from '../items/import.sql.ts'
import type { ComparedRow, DataRow, ImportFormat, ImportRun, RowProblem, SettledRow } from './import-format.ts'
import {
  contradictionWords,
  type JudgedSkin,
  judgeSkin,
  mayContradict,
  type SkinShelf,
  skinShelf,
} from './judge-skin.ts'
import { type FileSkin, plainNameOf, skinIdOf } from './skin-row.rules.ts'
import {
  deleteUnusedSkins,
  insertSkins,
  type KnownSkin,
  lockItemsOfSkins,
  lockSkins,
  type SkinFacts,
  selectContradictions,
  selectSkinsNamed,
  selectWeaponFacts,
  updateSkins,
  type WeaponRow,
} from './skin-rows.sql.ts'
import { isSkinList, readSkinList } from './skins-file.ts'

type Row = DataRow<FileSkin>

/** Those that the shop has skins of: an import brings no other. */
const weaponsOf = (q: Queryable, { once }: Pick<ImportRun, 'once'>) => once('weapons', () => selectWeaponFacts(q))

const shelfFor = async (q: Queryable, rows: readonly FileSkin[], weapons: readonly WeaponRow[]): Promise<SkinShelf> => {
  const defIndexes = new Map(weapons.map(({ weapon, def_index: defIndex }) => [weapon, defIndex]))
  const numbers = rows.flatMap((row) => {
    const defIndex = row.weaponId ?? defIndexes.get(row.weapon)
    const paintIndex = row.finish === '' ? 0 : row.paintIndex
    return defIndex === undefined || paintIndex === null ? [] : [{ defIndex, paintIndex }]
  })
  const names = rows.map(plainNameOf)
  const skins = await selectSkinsNamed(q, {
    ids: rows.flatMap((row) => skinIdOf(row) ?? []),
    names: [...names, ...names.map((name) => `★ ${name}`)],
    defIndexes: numbers.map(({ defIndex }) => defIndex),
    paintIndexes: numbers.map(({ paintIndex }) => paintIndex),
  })
  return skinShelf(skins, weapons)
}

/** Of facts that may leave items which could not exist: what is wrong with them, by the skin's id. */
const contradictionsOf = async (q: Queryable, facts: readonly SkinFacts[]): Promise<Map<string, RowProblem>> => {
  if (facts.length === 0) return new Map()
  const items = await selectContradictions(q, JSON.stringify(facts))
  const byId = new Map(facts.map((skin) => [skin.id, skin]))
  return new Map(
    items.flatMap((item) => {
      const skin = byId.get(item.skin_id)
      return skin ? [[item.skin_id, contradictionWords(item, skin)] as const] : []
    }),
  )
}

const judgeAll = async (q: Queryable, rows: readonly Row[], shelf: SkinShelf): Promise<JudgedSkin[]> => {
  const judged = rows.map(({ data }) => judgeSkin(data, shelf))
  const asked = judged.flatMap((one) => (one.is === 'changed' && mayContradict(one.skin, one.facts) ? [one.facts] : []))
  const contradicted = await contradictionsOf(q, asked)
  return judged.map((one) => {
    const problem = one.is === 'changed' ? contradicted.get(one.facts.id) : undefined
    return problem ? { is: 'wrong', wrong: problem } : one
  })
}

const labelOf = ({ data }: Row): string => [plainNameOf(data), data.phase].filter(Boolean).join(' ')

const nameOf = ({ market_name: name, phase }: SkinFacts): string => [name, phase].filter(Boolean).join(' ')

const comparedOf = (row: Row, judged: JudgedSkin): ComparedRow => {
  if (judged.is === 'wrong') return { outcome: 'wrong', label: labelOf(row), ...judged.wrong }
  if (judged.is === 'new') return { outcome: 'new', label: nameOf(judged.facts) }
  if (judged.is === 'not_ours') return { outcome: 'not_ours', label: labelOf(row) }
  const label = nameOf(judged.skin)
  return judged.is === 'same' ? { outcome: 'same', label } : { outcome: 'changed', label, why: judged.why }
}

const compareSkins: ImportFormat<FileSkin>['compare'] = async (q, rows, run) => {
  const files = rows.map(({ data }) => data)
  const judged = await judgeAll(q, rows, await shelfFor(q, files, await weaponsOf(q, run)))
  return rows.map((row, index) => comparedOf(row, judged[index] ?? { is: 'not_ours' }))
}

/** What a change was, kept with its row: what it changed as it was, and the skin as it became. */
interface SkinBefore {
  was: Partial<KnownSkin>
  became: SkinFacts
}

const sameFact = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const keysOf = (facts: SkinFacts): (keyof SkinFacts)[] => Object.keys(facts) as (keyof SkinFacts)[]

const beforeOf = (skin: KnownSkin, became: SkinFacts): SkinBefore => {
  const changed = keysOf(became).filter((fact) => !sameFact(skin[fact], became[fact]))
  const was = Object.fromEntries(changed.map((fact) => [fact, skin[fact]]))
  return { was: { ...was, origin: skin.origin }, became }
}

// Nobody draws while the shop runs: a start reads the table anew.
let drawn: ReturnType<typeof readPictures> | undefined

/** What a new skin shows: what was drawn of it already, else its bare weapon. */
const withPicture = (facts: SkinFacts): SkinFacts & { picture: string } => {
  drawn ??= readPictures()
  return { ...facts, picture: pictureOf(facts, drawn) }
}

const copiedFacts = ['market_name', 'rarity'] as const

/** Writes facts of skins that are locked, and what items copy of them. */
const writeFacts = async (tx: Transaction, changes: readonly { from: SkinFacts; to: KnownSkin }[]): Promise<void> => {
  if (changes.length === 0) return
  await updateSkins(tx, JSON.stringify(changes.map(({ to }) => to)))
  const renamed = changes.filter(({ from, to }) => copiedFacts.some((fact) => from[fact] !== to[fact]))
  if (renamed.length === 0) return
  const skinIds = renamed.map(({ to }) => to.id)
  await lockItemsOfSkins(tx, skinIds)
  await describeItemsOf(tx, skinIds)
}

const applySkins: ImportFormat<FileSkin>['apply'] = async (tx, rows, run) => {
  const files = rows.map(({ data }) => data)
  const weapons = await weaponsOf(tx, run)
  const found = await shelfFor(tx, files, weapons)
  await lockSkins(tx, [...found.byId.keys()])
  // Until then others were at work.
  const judged = await judgeAll(tx, rows, found.byId.size > 0 ? await shelfFor(tx, files, weapons) : found)
  const added = new Map<string, SkinFacts>()
  const changed = new Map<string, { from: KnownSkin; to: KnownSkin }>()
  const settled = rows.map(({ outcome }, index): SettledRow => {
    const one = judged[index] ?? { is: 'not_ours' }
    if (one.is === 'not_ours') return { settled: 'refused', why: 'It is no skin that the shop sells' }
    if (one.is === 'wrong') return { settled: 'refused', ...one.wrong }
    if (one.is === 'same') return { settled: 'same' }
    const known = one.is === 'new' ? added : changed
    if (known.has(one.facts.id)) return { settled: 'refused', why: 'Another row is of the same skin' }
    if (one.is === 'new') {
      if (outcome !== 'new') return lostSince
      added.set(one.facts.id, one.facts)
      return { settled: 'added' }
    }
    if (outcome === 'new') return thereSince
    changed.set(one.facts.id, { from: one.skin, to: { ...one.facts, origin: 'import' } })
    return { settled: 'changed', before: beforeOf(one.skin, one.facts) }
  })
  const inserted = await insertSkins(tx, JSON.stringify([...added.values()].map(withPicture)))
  await writeFacts(tx, [...changed.values()])
  const ids = new Set(inserted.map(({ id }) => id))
  return settled.map((row, index) => {
    const one = judged[index]
    return row.settled === 'added' && one?.is === 'new' && !ids.has(one.facts.id) ? thereSince : row
  })
}

const lostSince: SettledRow = { settled: 'refused', why: 'The shop has lost it since the report' }

const thereSince: SettledRow = { settled: 'refused', why: 'The shop has it since the report' }

const kept = (why: string): SettledRow => ({ settled: 'kept', why })

/** A skin as it was before a change, where nobody has changed the same of it since; or why it stays. */
const restored = ({ was, became }: SkinBefore, skins: readonly KnownSkin[]): KnownSkin | SettledRow => {
  const now = skins.find(({ id }) => id === became.id)
  if (!now) return kept('The shop has lost it since')
  const isOurs = (fact: keyof SkinFacts): boolean => sameFact(now[fact], became[fact])
  if (!keysOf(became).every((fact) => !(fact in was) || isOurs(fact))) return kept('It was changed since')
  // Whatever else another import has said of it since stays, and so does that an import has.
  const origin = keysOf(became).every(isOurs) ? (was.origin ?? now.origin) : now.origin
  const back = { ...now, ...was, origin }
  const twin = skins.find(
    (other) =>
      other.id !== back.id &&
      ((other.def_index === back.def_index && other.paint_index === back.paint_index) ||
        (other.market_name === back.market_name && other.phase === back.phase)),
  )
  return twin ? kept(`${twin.id} has its name or paint index since`) : back
}

/** Takes new skins away and puts facts back (docs/behaviour/catalogue.md#import-skins-undo). */
const undoSkins: ImportFormat<FileSkin>['undo'] = async (tx, rows) => {
  const ids = rows.map(({ data, before }) => (before as SkinBefore | null)?.became.id ?? skinIdOf(data) ?? '')
  await lockSkins(tx, ids)
  const addedIds = rows.flatMap(({ before }, index) => (before === null ? (ids[index] ?? []) : []))
  const gone = new Set((await deleteUnusedSkins(tx, addedIds)).map(({ id }) => id))
  const changes = rows.flatMap(({ before }) => (before === null ? [] : [before as SkinBefore]))
  const asBefore = changes.map(({ was, became }) => ({ ...became, ...was }))
  const skins = await selectSkinsNamed(tx, {
    ids,
    names: asBefore.map(({ market_name: name }) => name),
    defIndexes: asBefore.map(({ def_index: defIndex }) => defIndex),
    paintIndexes: asBefore.map(({ paint_index: paintIndex }) => paintIndex),
  })
  const known = new Set(skins.map(({ id }) => id))
  const found = new Map(changes.map((change) => [change.became.id, restored(change, skins)]))
  const back = [...found.values()].filter((one): one is KnownSkin => 'id' in one)
  const contradicted = await contradictionsOf(tx, back)
  const from = new Map(skins.map((skin) => [skin.id, skin]))
  const written = back.flatMap((to) => {
    const now = from.get(to.id)
    return now && !contradicted.has(to.id) ? [{ from: now, to }] : []
  })
  await writeFacts(tx, written)
  return rows.map(({ before }, index): SettledRow => {
    const id = ids[index] ?? ''
    if (before === null) {
      if (gone.has(id)) return { settled: 'undone' }
      return kept(known.has(id) ? 'Prices, items, pictures or offers refer to it' : 'The shop has lost it since')
    }
    const one = found.get(id)
    const problem = contradicted.get(id)
    if (problem) return { settled: 'kept', ...problem }
    return one && 'settled' in one ? one : { settled: 'undone' }
  })
}

/**
 * The public lists of skins: what exists, and what it is. No price, and no copy of anything
 * (docs/behaviour/catalogue.md#import-skins).
 */
export const skinsFormat: ImportFormat<FileSkin> = {
  name: 'skins',
  recognises: isSkinList,
  read: readSkinList,
  compare: compareSkins,
  apply: applySkins,
  undo: undoSkins,
}
