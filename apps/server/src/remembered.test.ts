import { expect, test, vi } from 'vitest'
import { remembered } from './remembered.ts'

test('however many ask, it is asked once in a while', async () => {
  vi.useFakeTimers()
  try {
    let asked = 0
    const known = remembered(1000, async () => {
      asked += 1
      return asked
    })
    expect(await Promise.all([known(), known(), known()])).toEqual([1, 1, 1])
    vi.advanceTimersByTime(1001)
    expect(await Promise.all([known(), known()])).toEqual([2, 2])
  } finally {
    vi.useRealTimers()
  }
})

test('what failed is asked anew', async () => {
  let asked = 0
  const known = remembered(60_000, async () => {
    asked += 1
    if (asked === 1) throw new Error('not now')
    return asked
  })
  await expect(known()).rejects.toThrow('not now')
  expect(await known()).toBe(2)
})
