import { expect, test } from 'vitest'
import { createTable } from './table.ts'

interface Numbered {
  id: string
  isOdd: boolean
}

const tableOf = (count: number) => {
  const table = createTable<Numbered>()
  for (let id = 1; id <= count; id += 1) table.put({ id: `${id}`, isOdd: id % 2 === 1 })
  return table
}

const idsOf = (records: Numbered[]) => records.map(({ id }) => id)

test('pages come newest first and follow one another without a gap', () => {
  const table = tableOf(5)
  const matches = () => true
  const first = table.page({ after: null, limit: 2, matches })
  expect([idsOf(first.data), first.hasMore]).toEqual([['5', '4'], true])
  const last = table.page({ after: '4', limit: 3, matches })
  expect([idsOf(last.data), last.hasMore]).toEqual([['3', '2', '1'], false])
})

test('a page leaves out what does not match and says whether more follows that does', () => {
  const matches = ({ isOdd }: Numbered) => isOdd
  expect(tableOf(4).page({ after: null, limit: 1, matches })).toMatchObject({ data: [{ id: '3' }], hasMore: true })
  expect(tableOf(4).page({ after: '3', limit: 1, matches })).toMatchObject({ data: [{ id: '1' }], hasMore: false })
})

test('a page of 20,000 records looks at one more than it shows', () => {
  const table = tableOf(20_000)
  let looks = 0
  const matches = () => {
    looks += 1
    return true
  }
  expect(table.page({ after: '10000', limit: 100, matches }).data).toHaveLength(100)
  expect(looks).toBe(101)
})

test('a record that changes keeps its place', () => {
  const table = tableOf(3)
  table.put({ id: '1', isOdd: false })
  expect(table.get('1')).toEqual({ id: '1', isOdd: false })
  expect(idsOf(table.page({ after: null, limit: 3, matches: () => true }).data)).toEqual(['3', '2', '1'])
  expect(table.size()).toBe(3)
})

test('what is forgotten is gone, and the others are still found', () => {
  const table = tableOf(4)
  table.keepOnly(({ isOdd }) => isOdd)
  expect(table.get('2')).toBeUndefined()
  expect(table.get('3')).toEqual({ id: '3', isOdd: true })
  table.put({ id: '5', isOdd: true })
  expect(table.all().map(({ id }) => id)).toEqual(['1', '3', '5'])
})
