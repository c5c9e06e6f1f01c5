import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../db/transaction.ts'
import { missingIdentity } from './identity.ts'
import { seedContent } from './seed.ts'
import { settingsOf } from './settings.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await database.ownerPool.query('delete from settings')
  await database.ownerPool.query('delete from social_links')
})

afterAll(() => database.drop())

test("a real shop is seeded in nobody's name and with nobody's links, and says what is missing", async () => {
  await inTransaction(database.ownerPool, (tx) => seedContent(tx, { demo: false }))
  expect(await settingsOf(database.pool)).toMatchObject({ requisites: '', support_email: '', copyright: 'Pandrop' })
  expect((await database.pool.query('select from social_links')).rowCount).toBe(0)
  expect(await missingIdentity(database.pool)).toEqual(['requisites', 'support_email'])
})

test("a demo's name is no real shop's either", async () => {
  await database.ownerPool.query('delete from settings')
  await inTransaction(database.ownerPool, (tx) => seedContent(tx, { demo: true }))
  expect(await missingIdentity(database.pool)).toEqual(['requisites', 'support_email'])
  expect((await database.pool.query('select from social_links')).rowCount).toBe(4)
})
