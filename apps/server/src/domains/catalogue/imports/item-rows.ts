import { attachmentsWith } from '@pandrop/contract/attachments'
import { exteriorNames } from '@pandrop/contract/exteriors'
import type { Result } from '@pandrop/contract/result'
import { type Cents, cents } from '@pandrop/money/money'
import type { Queryable } from '../../../db/statement.ts'
import { addItemsWithin, kindsOf, type NamedItem, takeBackItems } from '../staff-items/add-items.ts'
import { changeItemsWithin, type OneChange } from '../staff-items/change-items.ts'
import { lockItems } from '../staff-items/item-writes.sql.ts'
import type { ComparedRow, DataRow, ImportFormat, ImportRun, Once, ReportedRow, SettledRow } from './import-format.ts'
import type { ItemRow } from './item-row.rules.ts'
import {
  type AccountNameRow,
  type SkinNameRow,
  selectAccountNames,
  selectImportedItems,
  selectKnownItems,
  selectSkinNames,
} from './item-rows.sql.ts'
import { copyOrNull, identityOf, type Judged, judgeRow, type ResolvedCopy, type Shelf, wordsOf } from './judge-row.ts'
import { comparedOf, oddOf } from './row-words.ts'

const grouped = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> => {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row])
  return groups
}

const accountsByName = (accounts: readonly AccountNameRow[]): Map<string, AccountNameRow> =>
  new Map(accounts.flatMap((account) => [account.label.toLowerCase(), account.steamid].map((name) => [name, account])))

const present = <Value>(values: readonly (Value | null)[]): Value[] =>
  values.filter((value): value is Value => value !== null)

/** Skins and accounts by what files call them, which is the same for all parts of an import. */
const namesFor = async (q: Queryable): Promise<Pick<Shelf, 'skinsById' | 'skinsByName' | 'accounts'>> => {
  const [skins, accounts] = await Promise.all([selectSkinNames(q), selectAccountNames(q)])
  return {
    skinsById: new Map(skins.map((skin): [string, SkinNameRow] => [skin.id, skin])),
    skinsByName: grouped(skins, ({ market_name: name }) => name.toLowerCase()),
    accounts: accountsByName(accounts),
  }
}

/** Rows with what they may name; identities: what tells the copy of each. */
interface Shelved {
  shelf: Shelf
  identities: (string | null)[]
}

type Identify = (row: ItemRow, copy: ResolvedCopy, index: number) => string | null

/** Everything that rows may name, in a handful of statements. */
const shelfFor = async (q: Queryable, rows: readonly ItemRow[], { once, identify }: Comparing): Promise<Shelved> => {
  const names = await once('names', () => namesFor(q))
  const bare: Shelf = { ...names, ...nothingKnown }
  const copies = rows.map((row) => copyOrNull(row, bare))
  const identities = rows.map((row, index) => {
    const copy = copies[index]
    return copy ? identify(row, copy, index) : null
  })
  const [items, imported, kindOf] = await Promise.all([
    selectKnownItems(q, {
      itemIds: present(rows.map(({ itemId }) => itemId)),
      externalIds: present(rows.map(({ externalId }) => externalId)),
      assetIds: present(rows.map(({ assetId }) => assetId)),
    }),
    selectImportedItems(q, present(identities)),
    kindsOf(q, present<ResolvedCopy>(copies)),
  ])
  const shelf: Shelf = {
    ...names,
    byId: new Map(items.map((item) => [item.id, item])),
    byExternalId: new Map(items.flatMap((item) => (item.external_id === null ? [] : [[item.external_id, item]]))),
    byAssetId: new Map(items.flatMap((item) => (item.asset_id === null ? [] : [[item.asset_id, item]]))),
    byIdentity: new Map(imported.map((item) => [item.identity, item])),
    kindOf,
  }
  return { shelf, identities }
}

const nothingKnown = {
  byId: new Map(),
  byExternalId: new Map(),
  byAssetId: new Map(),
  byIdentity: new Map(),
  kindOf: () => undefined,
}

const titleOf = ({ data }: DataRow<ItemRow>): string => {
  const { skin, exterior } = data
  if (skin === null) return data.externalId ?? `Item ${data.itemId}`
  const name = [skin.name ?? skin.id, skin.phase].filter(Boolean).join(' ')
  return exterior === null ? name : `${name} (${exteriorNames[exterior]})`
}

type Comparing = Pick<ImportRun, 'options' | 'once'> & { identify: Identify }

const judgeAll = async (q: Queryable, rows: readonly DataRow<ItemRow>[], comparing: Comparing) => {
  const { accountId = null, factor = 1 } = comparing.options
  const { shelf, identities } = await shelfFor(
    q,
    rows.map(({ data }) => data),
    comparing,
  )
  return rows.map((row, index) => {
    const found = judgeRow(row.data, { shelf, accountId, factor, identity: identities[index] ?? null })
    return 'wrong' in found ? found : { ...found, odd: oddOf(row.data, found.judged, shelf) }
  })
}

/** Counts rows alike over all parts of a file, once it is known which copy each tells of. */
const countAlike = (once: Once): Identify => {
  const places = once('places', () => new Map<string, number>())
  const placeOf = (alike: string): number => {
    const place = (places.get(alike) ?? 0) + 1
    places.set(alike, place)
    return place
  }
  return (row, copy) => identityOf(row, copy, placeOf)
}

/** Compares rows of items with the stock; each row's outcome with what it would change. */
export const compareItems: ImportFormat<ItemRow>['compare'] = async (q, rows, { options, once }) => {
  const judged = await judgeAll(q, rows, { options, once, identify: countAlike(once) })
  return rows.map((row, index): ComparedRow => {
    const found = judged[index]
    if (!found || 'wrong' in found) return { outcome: 'wrong', label: titleOf(row), ...found?.wrong }
    return comparedOf(found.judged, { label: titleOf(row), odd: found.odd })
  })
}

const centsOrNull = (amount: number | null): Cents | null => (amount === null ? null : cents(amount))

const dateOrNull = (typed: string | null): Date | null => (typed === null ? null : new Date(typed))

const newItemOf = (
  { line, data }: DataRow<ItemRow>,
  { copy, priceCents, accountId }: Extract<Judged, { is: 'new' }>,
  { importId, isSure }: ImportRun,
): NamedItem => ({
  ...copy,
  float: data.float,
  paintSeed: data.paintSeed,
  attachments: attachmentsWith(null, data.attachments ?? {}),
  price: cents(priceCents),
  cost: centsOrNull(data.costCents),
  costSource: data.costCents === null ? null : 'purchase',
  sourceRef: `Import ${importId}, line ${line}`,
  assetId: data.assetId,
  accountId,
  externalId: data.externalId,
  note: data.note ?? '',
  availableFrom: dateOrNull(data.availableFrom ?? data.arrival?.availableFrom ?? null),
  isHidden: data.isHidden ?? data.arrival !== undefined,
  isSure,
  requestKey: `import:${importId}:${line}`,
})

type Changed = Extract<Judged, { is: 'changed' }>

/** What becomes of a row without anything being written; otherwise the item that it adds or changes. */
const toDo = (
  row: ReportedRow<ItemRow>,
  found: Awaited<ReturnType<typeof judgeAll>>[number] | undefined,
  run: ImportRun,
): SettledRow | { add: NamedItem } | { change: Changed } => {
  if (!found) return { settled: 'refused', why: itemGone }
  if ('wrong' in found) return { settled: 'refused', ...found.wrong }
  const { judged, odd } = found
  if (judged.is === 'same') return { settled: 'same', itemId: judged.item.id }
  if (odd !== null && !run.isSure) return { settled: 'refused', why: odd }
  if (judged.is === 'new')
    return row.outcome === 'new' ? { add: newItemOf(row, judged, run) } : { settled: 'refused', why: itemGone }
  const { id: itemId } = judged.item
  // What was not locked with the others in their order is not changed.
  if (row.itemId !== itemId) return { settled: 'refused', itemId, why: `Item ${itemId} is this copy since the report` }
  return { change: judged }
}

const itemGone = 'Its item is gone since the report'

/** Imports rows of items in the caller's transaction, which nobody else's import shares (imports/import-jobs.ts). */
export const applyItems: ImportFormat<ItemRow>['apply'] = async (tx, rows, run) => {
  // Before anybody asks how they are: whoever buys or prices them meanwhile waits, or has been waited for.
  const itemIds = new Set(present(rows.map(({ outcome, itemId }) => (outcome === 'changed' ? itemId : null))))
  await lockItems(tx, [...itemIds])
  const { options, once } = run
  const identify: Identify = (_row, _copy, index) => rows[index]?.identity ?? null
  const judged = await judgeAll(tx, rows, { options, once, identify })
  const seen = new Set<number>()
  const planned = rows.map((row, index) => {
    const plan = toDo(row, judged[index], run)
    if (!('change' in plan)) return plan
    const { id: itemId } = plan.change.item
    if (seen.has(itemId)) return { settled: 'refused', itemId, why: 'Another row is of the same item' } as const
    seen.add(itemId)
    return plan
  })
  const changes = planned.flatMap((plan) => ('change' in plan ? [changeOf(plan.change)] : []))
  const changed = await changeItemsWithin(tx, changes, { ...run, costReason: `Import ${run.importId}` })
  const additions = planned.flatMap((plan) => ('add' in plan ? [plan.add] : []))
  const added = await addItemsWithin(tx, additions, run)
  const [changedInOrder, addedInOrder] = [changed.values(), added.values()]
  return planned.map((plan): SettledRow => {
    if ('change' in plan) return changedAs(plan.change, changedInOrder.next().value)
    return 'add' in plan ? addedAs(addedInOrder.next().value) : plan
  })
}

const changedAs = ({ item: { id: itemId } }: Changed, result: Result<unknown> | undefined): SettledRow => {
  if (!result) throw new Error(`nobody said what became of item ${itemId}`)
  return result.ok ? { settled: 'changed', itemId } : { ...refusedRow(result), itemId }
}

const addedAs = (result: Result<{ id: number }> | undefined): SettledRow => {
  if (!result) throw new Error('nobody said what became of an item that was to be added')
  return result.ok ? { settled: 'added', itemId: result.value.id } : refusedRow(result)
}

const refusedRow = (refused: Extract<Result<unknown>, { ok: false }>): SettledRow => ({
  settled: 'refused',
  why: wordsOf(refused),
})

const changeOf = ({ item, change: { priceCents, costCents, availableFrom, ...rest } }: Changed): OneChange => ({
  ...rest,
  itemId: item.id,
  ...(priceCents !== undefined && { price: cents(priceCents) }),
  ...(costCents !== undefined && { cost: cents(costCents) }),
  ...(availableFrom !== undefined && { availableFrom: new Date(availableFrom) }),
})

/** Takes back the items that an import added and nobody has reserved or bought since. */
export const undoItems: ImportFormat<ItemRow>['undo'] = async (tx, rows, { importId, by, at }) => {
  const itemIds = rows.flatMap(({ itemId }) => (itemId === null ? [] : [itemId]))
  const gone = await takeBackItems(tx, itemIds, { reason: `Import ${importId} was undone`, by, at })
  return rows.map(({ itemId }) =>
    itemId !== null && gone.has(itemId)
      ? { settled: 'undone', itemId }
      : { settled: 'kept', itemId, why: 'It is reserved, sold or gone already' },
  )
}
