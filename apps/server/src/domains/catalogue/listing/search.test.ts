import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wordsOf } from './search.rules.ts'
import { Search } from './search.ts'
import { nicknames } from './search-nicknames.rules.ts'
import { Stock, type StockNow } from './stock.ts'

let database: TestDatabase
let stock: StockNow
let search: Search

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true })
  stock = await new Stock(database.pool).now()
  search = new Search(database.pool)
})

afterAll(() => database.drop())

const letters = fc.constantFrom(...'abzABZ019 -_|★™()\'"\\:&!*äÖéßñ龍王жЖøłı')

test('the server and the database see the same words in a text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: letters, maxLength: 40 }), async (typed) => {
      const { rows } = await database.pool.query('select search_words($1) as words', [typed])
      expect([...wordsOf(typed)].sort()).toEqual([...rows[0].words].sort())
    }),
    { numRuns: 300 },
  )
})

test('every nickname means something', async () => {
  for (const nickname of Object.keys(nicknames)) {
    const { found, searched } = await search.meaningOf(nickname, stock.table)
    expect([found.includes(1), searched], nickname).toEqual([true, undefined])
  }
})

test('whatever is typed is answered, and never corrected where it finds something', async () => {
  const pieces = fc.constantFrom(
    'ak',
    'redl',
    'dopp',
    'qq',
    "'",
    ':*',
    '|',
    '!',
    '&',
    '<->',
    '\\',
    'ft',
    '(',
    '龍',
    '%',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { maxLength: 8 }), async (typed) => {
      const { found, searched } = await search.meaningOf(typed.join(' '), stock.table)
      if (searched !== undefined) {
        const again = await search.meaningOf(searched, stock.table)
        expect([again.found.includes(1), again.searched]).toEqual([true, undefined])
        expect(found).toEqual(again.found)
      }
    }),
    { numRuns: 60 },
  )
})
