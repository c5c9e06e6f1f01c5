import { exteriorAt } from '@pandrop/contract/exteriors'
import { cents } from '@pandrop/money/money'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../../db/transaction.ts'
import { addItemWithin } from './add-item.ts'
import { addItemsWithin, type NamedItem } from './add-items.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop.stop())

const by = 'staff:7'

/** A row of numbers that is the same each time. */
const numbersFrom = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % below
  }
}

const next = numbersFrom(20_261_124)

/** Something on each sixth copy, on knives that cannot carry it too. */
const attachedTo = (place: number): NamedItem['attachments'] =>
  place % 6 === 0 ? { stickers: [{ slot: 1, name: 'Crown (Foil)', wear: 0.12 }], charm: null, name_tag: 'Panda' } : null

/** Copies of all sorts: some that cannot exist, cost too much, repeat a number or are on no account. */
const copies = (name: string): NamedItem[] =>
  Array.from({ length: 120 }, (_, place) => {
    const float = next(1000) / 1000
    const isBare = next(10) === 0
    return {
      skinId:
        ['ak-47-redline', 'karambit-vanilla', 'ak-47-nothing', 'awp-asiimov'][
          isBare ? 1 : next(20) ? next(2) * 3 : 2
        ] ?? '',
      exterior: isBare ? 'NP' : next(9) ? exteriorAt(float) : 'FN',
      variant: next(4) ? 'normal' : 'stattrak',
      float: isBare || !next(15) ? null : float,
      paintSeed: isBare || !next(15) ? null : next(1001),
      attachments: attachedTo(place),
      price: cents(next(2) ? 2715 : next(300_000) + 1),
      cost: next(3) ? cents(next(3000)) : null,
      costSource: 'purchase',
      sourceRef: 'Marko',
      assetId: next(4) ? String(next(60) + 1) : null,
      accountId: next(12) ? null : 999,
      externalId: next(4) ? `E-${next(60)}` : null,
      note: '',
      availableFrom: next(5) ? null : new Date('2026-12-01T00:00:00Z'),
      newUntil: next(3) ? undefined : null,
      isHidden: next(2) === 0,
      isSure: next(3) > 0,
      requestKey: `${name}:${place}`,
    }
  })

test('many items are added as each alone would be: the same rows, books, and answers', async () => {
  const items = copies('all')
  const at = shop.clock.now()
  const undo = new Error('undo')
  const tried = async (add: 'one' | 'many') => {
    const kept: { answers: unknown[]; facts: unknown[] } = { answers: [], facts: [] }
    const work = inTransaction(shop.shop.pool, async (tx) => {
      const results =
        add === 'many'
          ? [
              ...(await addItemsWithin(tx, items.slice(0, 70), { by, at })),
              ...(await addItemsWithin(tx, items.slice(40), { by, at })),
            ]
          : await [...items.slice(0, 70), ...items.slice(40)].reduce<Promise<unknown[]>>(
              async (before, item) => [...(await before), await addItemWithin(tx, item, { by, at })],
              Promise.resolve([]),
            )
      const { rows } = await tx.query(`select id, request_key from items where request_key like 'all:%'`)
      const keys = new Map(rows.map(({ id, request_key: key }) => [String(id), key]))
      const named = (value: unknown): unknown =>
        JSON.parse(JSON.stringify(value), (name, held) =>
          ['id', 'item'].includes(name) ? (keys.get(String(held)) ?? held) : held,
        )
      kept.answers = results.map(named)
      kept.facts = (
        await tx.query(
          `select skin_id, exterior, variant, float, paint_seed, attachments, price_cents, cost_cents, cost_source,
             source_ref, asset_id, external_id, note, available_from, new_until, state, request_key, title,
             (select price_cents from price_log where item_id = items.id) as logged,
             (select sum(cents) from ledger_entries where transaction_id =
               (select id from ledger_transactions where reference = 'item:' || items.id || ':intake')
               and cents < 0) as booked
           from items where request_key like 'all:%' order by request_key`,
        )
      ).rows
      throw undo
    })
    await expect(work).rejects.toBe(undo)
    return kept
  }
  const [one, many] = [await tried('one'), await tried('many')]
  expect(many).toEqual(one)
  expect(many.facts.length).toBeGreaterThan(20)
  const refused = new Set(many.answers.map((answer) => (answer as { refusal?: string }).refusal))
  for (const refusal of ['skin_not_found', 'variant_unknown', 'float_outside', 'invalid_input', 'asset_known'])
    expect(refused, refusal).toContain(refusal)
})
