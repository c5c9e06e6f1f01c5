import { ok } from '@pandrop/contract/result'
import { type Cents, cents } from '@pandrop/money/money'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction, type Transaction } from '../../../db/transaction.ts'
import { asStaff } from '../../identity/staff/testing/as-staff.ts'
import { changeItemWithin } from './change-item.ts'
import { changeItemsWithin, type OneChange } from './change-items.ts'
import { takeItemStepWithin } from './item-steps.ts'
import { postStep, putInStock } from './testing/stock.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop?.stop())

const terms = { isSure: false, costReason: 'Import 7', by: 'staff:7' }

/** One change as each alone is made: what is known of it first, then the shelf; refused as a whole. */
const changeAlone = async (tx: Transaction, { itemId, isHidden, cost, ...rest }: OneChange, at: Date) => {
  await tx.query('savepoint one')
  const costs = cost === undefined ? {} : { cost, costSource: 'purchase' as const }
  const common = { itemId, by: terms.by, at }
  const wish = { ...rest, ...costs }
  const said: Awaited<ReturnType<typeof changeItemWithin>> =
    Object.keys(wish).length === 0
      ? ok({ changed: false })
      : await changeItemWithin(tx, { ...common, ...terms, change: wish, seen: undefined })
  if (!said.ok) return said
  const moved = isHidden === undefined ? null : await takeItemStepWithin(tx, isHidden ? 'hide' : 'show', common)
  if (moved && !moved.ok) {
    await tx.query('rollback to one')
    return moved
  }
  return ok({ changed: said.value.changed || (moved?.value.changed ?? false) })
}

test('many items are changed as each alone would be: the same rows, books, and answers', async () => {
  const staff = await asStaff(shop)
  const account = await staff.browser.post('/api/staff/steam-accounts', { label: 'A', steamid: '76561198000000001' })
  const accountId = Number(account.body.id)
  const add = (change: Record<string, unknown> = {}) => putInStock(staff, change).then(({ id }) => id)
  const ids: number[] = []
  for (const change of [{}, { cost: 20 }, { cost: 20 }, { asset_id: '81' }, { external_id: 'T-1' }, {}, {}, {}, {}, {}])
    ids.push(await add(change))
  const [
    bare = 0,
    dearer = 0,
    cheaper = 0,
    asset = 0,
    external = 0,
    hidden = 0,
    gone = 0,
    odd = 0,
    lost = 0,
    same = 0,
  ] = ids
  await postStep(staff, gone, 'withdraw', 'lost')
  const price = (amount: number): Cents => cents(amount)
  const changes: OneChange[] = [
    { itemId: bare, price: price(2600), cost: price(1900), note: 'new', accountId, externalId: 'T-9', assetId: '99' },
    { itemId: dearer, cost: price(2100), availableFrom: new Date('2026-12-24T00:00:00Z') },
    { itemId: cheaper, cost: price(1500), price: price(2800) },
    { itemId: asset, note: 'kept', assetId: '81', attachments: { name_tag: 'Panda' } },
    { itemId: external, assetId: '81' },
    { itemId: hidden, isHidden: true, note: 'hidden' },
    { itemId: gone, note: 'gone' },
    { itemId: odd, price: price(27_150) },
    { itemId: lost, accountId: 999, externalId: 'T-1' },
    { itemId: same, price: price(2715), isHidden: false },
    { itemId: 99_999_999, note: 'nobody' },
  ]
  const at = shop.clock.now()
  const undo = new Error('undo')
  const tried = async (work: (tx: Transaction) => Promise<unknown[]>) => {
    const kept: { answers: unknown[]; facts: unknown[]; books: unknown[] } = { answers: [], facts: [], books: [] }
    const trying = inTransaction(shop.shop.pool, async (tx) => {
      kept.answers = await work(tx)
      const facts = `select id, state, price_cents, old_price_cents, cost_cents, cost_source, asset_id,
        steam_account_id, external_id, note, available_from, attachments from items where id = any($1) order by id`
      kept.facts = (await tx.query(facts, [ids])).rows
      const books = `select posted.kind, posted.reason, posted.made_by, entry.account_id, entry.cents, change.item_id,
          change.before_cents, change.after_cents, change.reason as because
        from item_cost_changes change
        join ledger_transactions posted on posted.reference = 'item:' || change.item_id || ':cost:' || change.id
        join ledger_entries entry on entry.transaction_id = posted.id
        where change.item_id = any($1)
        order by change.item_id, entry.account_id`
      kept.books = (await tx.query(books, [ids])).rows
      throw undo
    })
    await expect(trying).rejects.toBe(undo)
    return kept
  }
  const many = await tried((tx) => changeItemsWithin(tx, changes, { ...terms, at }))
  const one = await tried(async (tx) => {
    const answers: unknown[] = []
    for (const change of changes) answers.push(await changeAlone(tx, change, at))
    return answers
  })
  expect(many).toEqual(one)
  expect(many.books).toHaveLength(6)
  expect(many.answers).toMatchObject([
    { value: { changed: true } },
    { value: { changed: true } },
    { value: { changed: true } },
    { value: { changed: true } },
    { refusal: 'asset_known' },
    { value: { changed: true } },
    { refusal: 'item_gone' },
    { refusal: 'price_unusual' },
    { refusal: 'account_not_found' },
    { value: { changed: false } },
    { refusal: 'item_not_found' },
  ])
})
