import { expect, test } from 'vitest'
import { RenderQueue } from './render-queue.ts'

const held = () => {
  const ends: (() => void)[] = []
  const begun: number[] = []
  const work = (number: number) => () =>
    new Promise<number>((resolve) => {
      begun.push(number)
      ends.push(() => resolve(number))
    })
  return { ends, begun, work }
}

test('two at once, two wait in their order, and the fifth is turned away', async () => {
  const queue = new RenderQueue({ runningMax: 2, waitingMax: 2 })
  const { ends, begun, work } = held()
  const answers = [1, 2, 3, 4, 5].map((number) => queue.run(work(number)))
  expect(await answers[4]).toBeUndefined()
  expect(begun).toEqual([1, 2])
  ends[0]?.()
  expect(await answers[0]).toBe(1)
  await expect.poll(() => begun).toEqual([1, 2, 3])
  ends[1]?.()
  await expect.poll(() => begun).toEqual([1, 2, 3, 4])
  ends[2]?.()
  ends[3]?.()
  expect(await Promise.all(answers)).toEqual([1, 2, 3, 4, undefined])
})

test('work that fails gives its place to the next', async () => {
  const queue = new RenderQueue({ runningMax: 1, waitingMax: 1 })
  const failing = queue.run(() => Promise.reject(new Error('broken')))
  const next = queue.run(async () => 'rendered')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('rendered')
  expect(await queue.run(async () => 'again')).toBe('again')
})
