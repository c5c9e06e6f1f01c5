import { type CardDesk, openCardDesk } from '@pandrop/server/features/payments/testing/card-desk'
import { expectCleanBooks } from '@pandrop/server/features/purchase/testing/purchases'
import { addItems } from '@pandrop/testkit/items'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { steps } from './testing/charge-steps.ts'
import {
  type Draw,
  expectAgreement,
  expectNothingLeftTwice,
  openWorld,
  type Stock,
  takeStock,
  type World,
} from './testing/charge-world.ts'
import { hearSomething } from './testing/provider-steps.ts'

// STORM=50 STORM_SEED=7 draws so many sequences from this seed. One that fails is shrunk and printed with its path;
// STORM_PATH=… beside its seed does it once more.
const sequences = Number(process.env.STORM ?? 2000)
const stepsMax = 16

let desk: CardDesk
let stock: Stock

beforeAll(async () => {
  desk = await openCardDesk({ seeded: true })
  await addItems(desk.database.ownerPool, 3 * sequences)
  stock = await takeStock(desk)
  // The storm itself says when the shop hears of something.
  await desk.setFaults({ webhook_delay_seconds: 10 * 365 * 24 * 3600 })
})

afterAll(() => desk.stop())

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

const sequence = fc.tuple(first, fc.array(draw, { minLength: 5, maxLength: stepsMax, size: 'max' }))

const take = async (world: World, name: Name, drawn: Draw): Promise<void> => {
  // Nothing that counts happens in the same second.
  desk.clock.advance({ seconds: 1 })
  await steps[name][1](world, drawn)
  await expectAgreement(world)
}

test(`${sequences} sequences of charges, refunds and disputes leave the books as a model in memory`, async () => {
  const seed = Number(process.env.STORM_SEED ?? Date.now() % 2 ** 31)
  console.info(`the storm of charges: seed ${seed}`)
  const run = async ([begin, more]: [Draw & { name: Name }, (Draw & { name: Name })[]]): Promise<void> => {
    const world = await openWorld(desk, stock)
    for (const { name, ...drawn } of [begin, ...more]) await take(world, name, drawn)
    while (world.unheard.length > 0) {
      await hearSomething(world, begin)
      await expectAgreement(world)
    }
    await expectNothingLeftTwice(world)
  }
  const begun = performance.now()
  const path = process.env.STORM_PATH
  await fc.assert(fc.asyncProperty(sequence, run), { numRuns: sequences, seed, ...(path && { path }) })
  console.info(`${sequences} sequences in ${((performance.now() - begun) / 1000).toFixed(0)} s`)
  await expectCleanBooks(desk.database.pool)
  expect(stock.items.length).toBeGreaterThan(0)
})
