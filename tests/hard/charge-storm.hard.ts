import { expectCleanBooks } from '@pandrop/server/domains/checkout/purchase/testing/purchases'
import { type CardShop, openCardShop } from '@pandrop/server/domains/payments/payments/testing/card-shop'
import { addItems } from '@pandrop/testkit/items'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Draw,
  expectAgreement,
  expectNothingLeftTwice,
  openScenario,
  type Scenario,
  type Step,
  type Stock,
  takeStock,
} from './testing/charge-scenario.ts'
import { steps } from './testing/charge-steps.ts'
import { hearSomething } from './testing/provider-steps.ts'

// STORM=50 STORM_SEED=7 draws so many sequences from this seed. One that fails is shrunk and printed with its path;
// STORM_PATH=… beside its seed does it once more.
const sequences = Number(process.env.STORM ?? 2000)
const [stepsMin, stepsMax] = [14, 30]
const path = process.env.STORM_PATH

/** A shop of its own, with its half of the sequences: a sequence waits more than it reckons. */
interface Place {
  shop: CardShop
  stock: Stock
}

let places: Place[]

const openPlace = async (): Promise<Place> => {
  const shop = await openCardShop({ seeded: true })
  await addItems(shop.database.ownerPool, 3 * sequences)
  const stock = await takeStock(shop)
  // The storm itself says when the shop hears of something.
  await shop.setFaults({ webhook_delay_seconds: 10 * 365 * 24 * 3600 })
  return { shop, stock }
}

beforeAll(async () => {
  places = [await openPlace(), ...(path ? [] : [await openPlace()])]
})

afterAll(async () => {
  for (const { shop } of places) await shop.stop()
})

type Name = keyof typeof steps

const names = Object.entries(steps).map(([name, [weight]]) => ({ weight, arbitrary: fc.constant(name as Name) }))

const draw = fc.record({
  name: fc.oneof(...names),
  pick: fc.nat(59),
  part: fc.nat(59),
  way: fc.nat(59),
})

const first = fc.record({
  name: fc.constantFrom<Name>('topUp', 'buyByCard', 'buyByCard'),
  pick: fc.nat(59),
  part: fc.nat(59),
  way: fc.nat(59),
})

const sequence = fc.tuple(first, fc.array(draw, { minLength: stepsMin, maxLength: stepsMax, size: 'max' }))

const frequent = ['taken_twice', 'debts_collected', 'settled', 'settled_and_won', 'moved_to_balance', 'set_off']

/** How often the rarer things happened: a storm without them would prove nothing. */
const raritiesOf = async ({ shop }: Place): Promise<Record<string, number>> => {
  const { rows } = await shop.database.pool.query(
    `select (select count(*) from disputes where takings > 1) as taken_again,
       (select count(*) from disputes where again_cents > 0) as taken_twice,
       (select count(*) from disputes where collected_cents > 0) as debts_collected,
       (select count(*) from dispute_settlements) as settled,
       (select count(*) from dispute_settlements where undone_at is not null) as settled_and_won,
       (select count(*) from refunds where destination = 'foreign' and state = 'failed') as foreign_failed,
       (select count(*) from refunds where destination = 'balance' and replaces is not null) as moved_to_balance,
       (select count(*) from payouts where set_off_cents > 0) as set_off,
       (select count(*) from payouts where returned_at is not null) as returned,
       (select count(*) from orders where state = 'reversed') as reversed`,
  )
  return rows[0]
}

// Nothing that counts happens in the same second: of two such disputes nobody can say which was the first.
const take = async (scenario: Scenario, step: Step, drawn: Draw): Promise<void> => {
  scenario.shop.clock.advance({ seconds: 1 })
  await step(scenario, drawn)
  await expectAgreement(scenario)
}

const rage = async ({ shop, stock }: Place, seed: number): Promise<void> => {
  const run = async ([begin, more]: [Draw & { name: Name }, (Draw & { name: Name })[]]): Promise<void> => {
    const scenario = await openScenario(shop, stock)
    for (const { name, ...drawn } of [begin, ...more]) await take(scenario, steps[name][1], drawn)
    while (scenario.unheard.length > 0) await take(scenario, hearSomething, begin)
    await expectNothingLeftTwice(scenario)
  }
  const numRuns = Math.ceil(sequences / places.length)
  const drawn = await fc.check(fc.asyncProperty(sequence, run), { numRuns, seed, ...(path && { path }) })
  if (!drawn.failed) return
  // Its first line is all that a summary of many tests shows.
  const { counterexamplePath, errorInstance: cause } = drawn
  const said = cause instanceof Error ? cause.message.split('\n')[0] : String(cause)
  const message = `STORM_SEED=${seed} STORM_PATH=${counterexamplePath}: ${said}`
  throw new Error(`${message}\n${fc.defaultReportMessage(drawn)}`, { cause })
}

test(`${sequences} sequences of charges, refunds, disputes and payouts leave the books as a model does`, async () => {
  const seed = Number(process.env.STORM_SEED ?? Date.now() % 2 ** 31)
  console.info(`the storm of charges: seeds from ${seed}`)
  const begun = performance.now()
  await Promise.all(places.map((place, index) => rage(place, seed + index)))
  console.info(`${sequences} sequences in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  const seen = await Promise.all(places.map(raritiesOf))
  console.info(JSON.stringify(seen))
  if (sequences >= 1000 && !path)
    for (const name of frequent)
      expect(
        seen.reduce((sum, rarities) => sum + Number(rarities[name]), 0),
        name,
      ).toBeGreaterThan(0)
  for (const { shop, stock } of places) {
    await expectCleanBooks(shop.database.pool)
    expect(stock.items.length).toBeGreaterThan(0)
  }
})
