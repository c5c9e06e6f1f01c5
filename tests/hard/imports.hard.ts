import { importRowsMax } from '@pandrop/contract/staff/import-limits'
import { applyImport, undoImport } from '@pandrop/server/domains/catalogue/imports/import-jobs'
import { importOf } from '@pandrop/server/domains/catalogue/imports/import-views'
import { takeImportStep, uploadImport } from '@pandrop/server/domains/catalogue/imports/imports'
import { readImport } from '@pandrop/server/domains/catalogue/imports/read-import'
import { manyRows } from '@pandrop/server/domains/catalogue/imports/testing/many-rows'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop?.stop())

const by = 'staff:cli'

const standing = async (importId: number) => {
  const found = await importOf(shop.shop, importId)
  if (!found.ok) throw new Error('the import is not there')
  return found.value.import
}

const importFile = async (file: string): Promise<number> => {
  const made = await uploadImport(shop.shop, { files: [{ bytes: Buffer.from(file), name: '' }], options: {}, by })
  if (!made.ok) throw new Error(made.refusal)
  const { id: importId } = made.value
  await readImport(shop.shop, importId)
  const begun = await takeImportStep(shop.shop, 'import', { importId, isWhole: false, isSure: false, by })
  expect(begun, JSON.stringify(await standing(importId))).toMatchObject({ ok: true })
  await applyImport(shop.shop, importId)
  return importId
}

/** Copies of the file by what they are, and what stock is worth in the books, in cents. */
const stock = async () => {
  const { rows: items } = await shop.database.ownerPool.query(
    `select count(*)::int as count, state, price_cents, cost_cents, note
     from items where source_ref like 'Import %' group by state, price_cents, cost_cents, note order by state`,
  )
  const { rows: books } = await shop.database.ownerPool.query(
    `select -coalesce(sum(entry.cents), 0)::bigint as cents
     from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
     where account.name = 'stock'`,
  )
  return { items, cents: Number(books[0].cents) }
}

test('fifty thousand rows come in, change, and are taken back, each once, and the books follow', async () => {
  const before = (await stock()).cents
  const first = await importFile(manyRows({ count: importRowsMax, priceCents: 2715, costCents: 1950, note: '' }))
  expect(await standing(first)).toMatchObject({ state: 'done', settled: { added: importRowsMax }, problem: null })
  expect(await stock()).toMatchObject({
    items: [{ count: importRowsMax, state: 'available', price_cents: 2715, cost_cents: 1950, note: '' }],
    cents: before + importRowsMax * 1950,
  })
  const changed = manyRows({ count: importRowsMax, priceCents: 2690, costCents: 1900, note: 'counted' })
  expect(await standing(await importFile(changed))).toMatchObject({ settled: { changed: importRowsMax } })
  expect(await stock()).toMatchObject({
    items: [{ count: importRowsMax, state: 'available', price_cents: 2690, cost_cents: 1900, note: 'counted' }],
    cents: before + importRowsMax * 1900,
  })
  const step = { importId: first, isWhole: false, isSure: false, by }
  expect(await takeImportStep(shop.shop, 'undo', step)).toMatchObject({ ok: true })
  await undoImport(shop.shop, first)
  expect(await standing(first)).toMatchObject({ state: 'undone', settled: { undone: importRowsMax } })
  expect(await stock()).toMatchObject({
    items: [{ count: importRowsMax, state: 'withdrawn', cost_cents: null }],
    cents: before,
  })
})
