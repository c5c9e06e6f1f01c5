import { compareWithModel } from '@pandrop/server/ledger/testing/compare-with-model'
import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(async () => {
  await database.drop()
})

test('100,000 random operations leave the ledger exactly as a model in memory', async () => {
  const seed = Date.now()
  expect(await compareWithModel(database.pool, { operations: 100_000, seed })).toEqual([])
})
