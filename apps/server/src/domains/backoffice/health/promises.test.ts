import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchPromises } from './promises.ts'

// How long a look takes is what these are about, so the database is one that takes as long as it is told.
let looks: number
let lookMilliseconds: number
let failure: Error | undefined

const pool = {
  query: async ({ name }: { name: string }) => {
    if (name === 'ledger_figures') {
      looks += 1
      await new Promise((resolve) => setTimeout(resolve, lookMilliseconds))
      if (failure) throw failure
      return { rows: [{ imbalanceCents: looks, negativeBalances: 0, wrongBalances: 0 }] }
    }
    return { rows: [{ items: 0 }] }
  },
}

beforeEach(() => {
  vi.useFakeTimers()
  looks = 0
  lookMilliseconds = 10
  failure = undefined
})

afterEach(() => {
  vi.useRealTimers()
})

const watch = () => watchPromises({ pool: pool as never })

const ask = async (read: ReturnType<typeof watch>): Promise<number> => {
  const answer = read()
  await vi.advanceTimersByTimeAsync(lookMilliseconds)
  return (await answer).imbalanceCents
}

test('however often monitoring asks, books are looked through once a minute', async () => {
  const read = watch()
  expect(await Promise.all([ask(read), ask(read)])).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(59_000)
  expect(await ask(read)).toBe(1)
  await vi.advanceTimersByTimeAsync(1000)
  await ask(read)
  expect(await ask(read)).toBe(2)
})

test('long books are looked through less often, and nobody waits while they are', async () => {
  lookMilliseconds = 3000
  const read = watch()
  await ask(read)
  await vi.advanceTimersByTimeAsync(296_000)
  await ask(read)
  expect(looks).toBe(1)
  await vi.advanceTimersByTimeAsync(1100)
  // Without the time that it takes: what was found before.
  expect((await read()).imbalanceCents).toBe(1)
  await vi.advanceTimersByTimeAsync(3000)
  expect((await read()).imbalanceCents).toBe(2)
  expect(looks).toBe(2)
})

test('what cannot be read any more is not what it was', async () => {
  const read = watch()
  await ask(read)
  await vi.advanceTimersByTimeAsync(60_001)
  failure = new Error('canceled')
  await ask(read)
  const next = read()
  const refused = expect(next).rejects.toThrow('canceled')
  await vi.advanceTimersByTimeAsync(10)
  await refused
})
