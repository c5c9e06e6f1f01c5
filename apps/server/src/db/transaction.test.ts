import { ok, refuse } from '@pandrop/contract/result'
import { createTestDatabase, type TestDatabase } from '@pandrop/testkit/database'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statement } from './statement.ts'
import { deferToCommit, inTransaction, type Transaction } from './transaction.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  const { ownerPool, serverUrl } = database
  await ownerPool.query('create table notes (id bigint primary key, text text not null)')
  await ownerPool.query(`grant all on notes to ${new URL(serverUrl).username}`)
})

afterAll(async () => {
  await database.drop()
})

const inTx = <Answer>(work: (tx: Transaction) => Promise<Answer>) => inTransaction(database.pool, work)
const write = statement<never, [number, string]>('test_write', 'insert into notes values ($1, $2)')
const read = statement<{ text: string }, [number]>('test_read', 'select text from notes where id = $1')

test('what a transaction answers is committed', async () => {
  expect(await inTx(async (tx) => ok(await write(tx, 1, 'kept')))).toEqual({ ok: true, value: [] })
  expect(await read(database.pool, 1)).toEqual([{ text: 'kept' }])
})

test('a refusal is returned as it is and leaves nothing behind', async () => {
  const answer = await inTx(async (tx) => {
    await write(tx, 2, 'undone')
    return refuse('insufficient_balance')
  })
  expect(answer).toEqual({ ok: false, refusal: 'insufficient_balance' })
  expect(await read(database.pool, 2)).toEqual([])
})

test('a throw leaves nothing behind and goes on', async () => {
  const attempt = inTx(async (tx) => {
    await write(tx, 3, 'undone')
    throw new Error('a bug')
  })
  await expect(attempt).rejects.toThrow('a bug')
  expect(await read(database.pool, 3)).toEqual([])
})

test('a failed statement that was swallowed is not mistaken for success', async () => {
  const attempt = inTx(async (tx) => {
    await write(tx, 4, 'lost')
    await tx.query('select 1 / 0').catch(() => {})
    return ok('fine')
  })
  await expect(attempt).rejects.toThrow(/was swallowed/)
  expect(await read(database.pool, 4)).toEqual([])
})

test('a deadlock is resolved by running one of the two again, and both arrive', async () => {
  await inTx((tx) => write(tx, 5, 'a'))
  await inTx((tx) => write(tx, 6, 'b'))
  let attempts = 0
  // Both hold their first row before either asks for its second one.
  const waiting: (() => void)[] = []
  const bothHoldOne = (): Promise<void> =>
    new Promise((resolve) => {
      waiting.push(resolve)
      if (attempts > 2) resolve()
      if (waiting.length === 2) for (const go of waiting) go()
    })
  const lockBoth = (first: number, second: number) =>
    inTx(async (tx) => {
      attempts += 1
      await tx.query('update notes set text = text where id = $1', [first])
      await bothHoldOne()
      await tx.query("update notes set text = text || '+' where id = $1", [second])
    })
  await Promise.all([lockBoth(5, 6), lockBoth(6, 5)])
  expect(attempts).toBeGreaterThanOrEqual(3)
  expect([await read(database.pool, 5), await read(database.pool, 6)]).toEqual([[{ text: 'a+' }], [{ text: 'b+' }]])
})

test('a connection that dies inside a transaction does not poison the pool', async () => {
  const attempt = inTx(async (tx) => {
    const { rows } = await tx.query('select pg_backend_pid() as pid')
    await database.ownerPool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await tx.query('select 1')
  })
  await expect(attempt).rejects.toThrow()
  expect(await inTx((tx) => read(tx, 1))).toEqual([{ text: 'kept' }])
})

test('whole numbers beyond the safe range are refused instead of rounded', async () => {
  const { rows } = await database.pool.query('select 9007199254740991::bigint as largest, current_date as day')
  expect(rows[0]?.largest).toBe(Number.MAX_SAFE_INTEGER)
  expect(rows[0]?.day).toMatch(/^\d{4}-\d\d-\d\d$/)
  await expect(database.pool.query('select 9007199254740992::bigint')).rejects.toThrow(/beyond the safe integers/)
})

test('two statements cannot share a name', () => {
  expect(() => statement('test_read', 'select 2')).toThrow(/two statements are called test_read/)
})

test('a statement left to the end is committed with the rest', async () => {
  await inTx(async (tx) => {
    await write(tx, 20, 'first')
    deferToCommit(tx, write(tx, 21, 'last'))
    return ok('done')
  })
  expect(await read(database.pool, 20)).toEqual([{ text: 'first' }])
  expect(await read(database.pool, 21)).toEqual([{ text: 'last' }])
})

test('where a statement left to the end fails, nothing is committed and its error is told', async () => {
  const attempt = inTx(async (tx) => {
    await write(tx, 22, 'undone')
    deferToCommit(tx, write(tx, 22, 'the same number again'))
    return ok('done')
  })
  await expect(attempt).rejects.toThrow(/duplicate key/)
  expect(await read(database.pool, 22)).toEqual([])
  // The connection is as good as before.
  await inTx((tx) => write(tx, 23, 'kept'))
  expect(await read(database.pool, 23)).toEqual([{ text: 'kept' }])
})

test('statements sent together run in the order in which they were sent', async () => {
  const answers = await inTx((tx) => Promise.all([write(tx, 24, 'before'), read(tx, 24), read(tx, 24)]))
  expect(answers).toEqual([[], [{ text: 'before' }], [{ text: 'before' }]])
})
