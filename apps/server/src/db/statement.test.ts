import type pg from 'pg'
import { expect, test } from 'vitest'
import { compile, firstRow, type Queryable, runUnprepared, statement } from './statement.ts'

/** Answers what it was asked. */
const echo: Queryable = {
  query: async (query, values) => {
    const asked = typeof query === 'string' ? { text: query, values } : query
    return { rows: [asked] } as unknown as pg.QueryResult
  },
}

test('names become positions in the order of their first appearance, and one name is one position', () => {
  expect(compile('insert into t values (:orderId, :at, :orderId, :by2)')).toEqual({
    text: 'insert into t values ($1, $2, $1, $3)',
    names: ['orderId', 'at', 'by2'],
  })
})

test('a statement with positions stays as it is', () => {
  const text = 'select $2::int, $1'
  expect(compile(text)).toEqual({ text, names: [] })
})

test.each([
  ['a cast', 'select now()::date, (a)::text[], b :: int'],
  ['a string', `select 'a:b', ':at', 'it''s :late', ' -- :at'`],
  ['a quoted name', 'select a as ":at"'],
  ['a comment', `select 1 -- :at isn't here\n, 2 /* nor :here */`],
  ['a slice', 'select days[1:last], days[first:last]'],
  ['a named argument', 'select reschedule_jobs(ids, run_at := now(), attempts:=1)'],
])('%s is no parameter', (_what, text) => {
  expect(compile(text)).toEqual({ text, names: [] })
})

test('a parameter is found beside everything that looks like one', () => {
  const text = `select ':no $1' || :yes::text, a[:from:2], f(x := :x) -- $2\n where "b:c" = '--' and at>:at`
  expect(compile(text)).toEqual({
    text: `select ':no $1' || $1::text, a[$2:2], f(x := $3) -- $2\n where "b:c" = '--' and at>$4`,
    names: ['yes', 'from', 'x', 'at'],
  })
})

test('both kinds in one text are a bug', () => {
  expect(() => compile('select :at, $1')).toThrow('$1 and :at in one statement')
})

test('values are taken by name, null and false among them; the text that is prepared is always the same', async () => {
  const run = firstRow<pg.QueryConfig, { id: number; at: null; sale: boolean }>(
    'test_by_name',
    'select :sale, :id, :at, :id',
  )
  const prepared = { name: 'test_by_name', text: 'select $1, $2, $3, $2' }
  expect(await run(echo, { id: 7, at: null, sale: false })).toEqual({ ...prepared, values: [false, 7, null] })
  expect(await run(echo, { at: null, sale: true, id: 8 })).toEqual({ ...prepared, values: [true, 8, null] })
})

test('values without names keep their order', async () => {
  const run = statement<pg.QueryConfig, [id: number, at: Date | null]>('test_by_position', 'select $1, $2')
  expect(await run(echo, 7, null)).toMatchObject([{ values: [7, null] }])
})

test('a name that is missing is a bug, for the compiler and when it runs', async () => {
  const run = statement<never, { id: number; at: Date }>('test_missing_name', 'select :id, :at')
  // @ts-expect-error: it has no time
  await expect(run(echo, { id: 7 })).rejects.toThrow('not given :at')
  // @ts-expect-error: nor has it anything else
  await expect(run(echo)).rejects.toThrow('not given :id')
  // @ts-expect-error: nobody asked for a name
  await run(echo, { id: 7, at: new Date(0), name: 'Ann' })
})

test('two texts of one name are a bug', () => {
  statement('test_same_name', 'select :a')
  expect(() => statement('test_same_name', 'select :b')).toThrow('two statements are called test_same_name')
})

test('what is not prepared takes the values that its text names', async () => {
  const [asked] = await runUnprepared<pg.QueryConfig>(echo, 'select :b, :a', { a: 1, b: 2, c: 3 })
  expect(asked).toEqual({ text: 'select $1, $2', values: [2, 1] })
})
