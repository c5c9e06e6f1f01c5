import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareWithModel } from './testing/compare-with-model.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(async () => {
  await database.drop()
})

test('1,000 random operations leave the ledger exactly as a model in memory', { timeout: 120_000 }, async () => {
  expect(await compareWithModel(database.pool, { operations: 1_000, seed: 20_261_121 })).toEqual([])
})
