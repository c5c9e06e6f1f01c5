import type { StaffImport } from '@pandrop/contract/staff/imports'
import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { asStaff, type TestStaff } from '../../identity/staff/testing/as-staff.ts'
import { giveUpOldImports } from './give-up.ts'
import { readFiles } from './read-files.ts'
import { importOf, itemsFile, redlineRow, report, rowsOf, send, step, stepDone, work } from './testing/files.ts'
import { inventory, redlineCopy } from './testing/inventories.ts'

let shop: TestShop
let operator: TestStaff
let account: string

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
  operator = await asStaff(shop)
  const vault = { label: 'Vault', steamid: '76561198000000777' }
  const { body } = await operator.browser.post('/api/staff/steam-accounts', vault)
  account = `?account=${body.id}`
})

afterAll(() => shop?.stop())

let numbers = 0
const rowWith = (change: Record<string, string> = {}) => {
  numbers += 1
  return redlineRow({ external_id: `H-${numbers}`, ...change })
}

const bytes = (text: string) => [Buffer.from(text)]

/** How often the server's other work had its turn meanwhile. */
const turnsDuring = async (work: () => Promise<unknown>): Promise<number> => {
  let turns = 0
  const ticking = setInterval(() => {
    turns += 1
  }, 1)
  await work()
  clearInterval(ticking)
  return turns
}

describe('a file that costs more than any inventory', { timeout: 120_000 }, () => {
  test('of a megabyte of empty assets fails, and the server goes on meanwhile', async () => {
    const file = `{"descriptions":[],"assets":[${'{},'.repeat(400_000)}{}]}`
    expect((await send(operator, file, account)).status).toBe(200)
    let isOver = false
    const answers: number[] = []
    const asking = (async () => {
      while (!isOver) answers.push((await operator.browser.get('/api/staff/imports')).status)
    })()
    await work(shop)
    isOver = true
    await asking
    expect(new Set(answers)).toEqual(new Set([200]))
    const { body } = await operator.browser.get('/api/staff/imports')
    expect((body.rows as StaffImport[])[0]).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('more than 50000 rows'),
    })
  })

  test('of more memory than it may have is given up, and so is one that takes too long', async () => {
    const keys = Array.from({ length: 250_000 }, (_, place) => `{"k${place}":1}`).join(',')
    const bomb = { format: 'steam', files: bytes(`{"descriptions":[],"assets":[${keys}]}`) } as const
    const turns = await turnsDuring(async () => {
      const read = await readFiles(bomb, { heapMegabytesMax: 48, secondsMax: 120 })
      expect(read).toEqual({ problem: expect.stringContaining('more time or memory') })
    })
    expect(turns).toBeGreaterThan(10)
    const table = { format: 'items', files: bytes(itemsFile(Array.from({ length: 2000 }, () => rowWith()))) } as const
    const hurried = await readFiles(table, { heapMegabytesMax: 512, secondsMax: 0.001 })
    expect(hurried).toEqual({ problem: expect.stringContaining('more time or memory') })
  })

  test('that is nested without end, or made of a million pieces, is not parsed at all', async () => {
    for (const text of [
      `{"assets":${'['.repeat(100_000)}`,
      `{"descriptions":[],"assets":[${'{},'.repeat(1_100_000)}{}]}`,
    ])
      expect(await readFiles({ format: 'steam', files: bytes(text) })).toEqual({
        problem: expect.stringContaining('more time or memory'),
      })
  })

  test('is no other than one that is large and honest: a thread reads the same rows', async () => {
    const rows = Array.from({ length: 2000 }, () => rowWith())
    const [small, large] = [rows.slice(0, 20), rows].map((some) => ({
      format: 'items' as const,
      files: bytes(itemsFile(some)),
    }))
    const read = await Promise.all([small, large].map((one) => one && readFiles(one)))
    const [few, many] = read.map((one) => (one && 'rows' in one ? one.rows : []))
    expect([few?.length, many?.length]).toEqual([20, 2000])
    expect(many?.slice(0, 20)).toEqual(few)
  })

  test.each([
    [
      'one line of JSON of twenty megabytes',
      `{"assets":[],"descriptions":["${'a'.repeat(20_000_000)}"]}`,
      /no inventory/,
    ],
    ['one line of a table of a megabyte', `item,price_eur\r\n${'a'.repeat(1_000_000)}`, /longer than 10000/],
  ])('of %s fails, and says so', async (_why, file, problem) => {
    expect(await report(shop, operator, file, account)).toMatchObject({
      state: 'failed',
      problem: expect.stringMatching(problem),
    })
  })
})

test('a file in UTF-16 that says so is read from either end', async () => {
  const big = Buffer.from(`\ufeff${itemsFile([rowWith()])}`, 'utf16le').swap16()
  const sent = await send(operator, big)
  await work(shop)
  expect(await importOf(operator, (sent.body.import as StaffImport).id)).toMatchObject({ counts: { new: 1 } })
})

test('moments of another century are wrong, and words that mean nothing too', async () => {
  const rows = [
    ...['0000-01-01', '9999-12-31T23:59-12:00', '1999-12-31', '2099-12-31T23:59-12:00'].map((available_from) => ({
      available_from,
    })),
    { hidden: 'constructor' },
    { hidden: 'toString' },
  ].map(rowWith)
  const read = await report(shop, operator, itemsFile(rows))
  expect(read.counts).toEqual({ wrong: rows.length })
  const late = { ...redlineCopy, tradable: 0, lines: ['Tradable After Dec 01, 9999 (8:00:00) GMT'] }
  expect((await report(shop, operator, inventory([late]), account)).counts).toMatchObject({ wrong: 1 })
})

test('texts that the database cannot keep are kept without what it cannot', async () => {
  const strange = [
    '\ud83d',
    'a\u0000b',
    `${'x'.repeat(199)}😀 | 😀`,
    `★ ${'😀'.repeat(300)}`,
    'AK-47 | \ud83dRedline (Field-Tested)',
  ]
  const copies = strange.map((name, place) => ({ ...redlineCopy, assetid: `4100000000${place}`, name }))
  const read = await report(shop, operator, inventory(copies), account)
  expect(read).toMatchObject({ state: 'ready', rows: strange.length })
  const table = strange.map((name) => rowWith({ market_hash_name: `${name} (Field-Tested)`, note: name }))
  const file = itemsFile(table).replaceAll('\u0000', '')
  expect(await report(shop, operator, file)).toMatchObject({ state: 'ready', counts: { wrong: strange.length } })
  expect((await operator.browser.get(`/api/staff/imports/${read.id}/file`)).status).toBe(200)
})

/** Has the database refuse what a row says, which no report has seen. */
const refusing = async (event: string, condition: string, work: () => Promise<void>): Promise<void> => {
  const { ownerPool } = shop.database
  await ownerPool.query(`
    create function refuse_test() returns trigger language plpgsql as $$
    begin raise exception 'refused by a test' using errcode = 'check_violation'; end $$;
    create trigger refuse_test before ${event} on items
    for each row when (${condition}) execute function refuse_test()`)
  try {
    await work()
  } finally {
    await ownerPool.query('drop trigger refuse_test on items; drop function refuse_test()')
  }
}

describe('an import whose row breaks the work', () => {
  test('ends with what it did, which can be taken back, and the same file imports the rest', async () => {
    const rows = Array.from({ length: 503 }, () => rowWith())
    const file = itemsFile(rows)
    const read = await report(shop, operator, file)
    const last = rows.at(-1)?.external_id
    await refusing('insert', `new.external_id = '${last}'`, async () => {
      const stopped = await stepDone(shop, operator, read.id, 'import')
      expect(stopped).toMatchObject({
        state: 'done',
        settled: { added: 500 },
        problem: expect.stringContaining('It stopped'),
      })
    })
    const again = await report(shop, operator, file)
    expect(again.counts).toEqual({ same: 500, new: 3 })
    expect(await stepDone(shop, operator, again.id, 'import')).toMatchObject({ settled: { added: 3 }, problem: null })
    await refusing('update', `new.state = 'withdrawn'`, async () => {
      const stopped = await stepDone(shop, operator, read.id, 'undo')
      expect(stopped).toMatchObject({ state: 'done', problem: expect.stringContaining('Taking back stopped') })
    })
    expect(await stepDone(shop, operator, read.id, 'undo')).toMatchObject({ state: 'undone', settled: { undone: 500 } })
  })

  test('of all or nothing stands where it was', async () => {
    const row = rowWith()
    const read = await report(shop, operator, itemsFile([row]))
    await refusing('insert', `new.external_id = '${row.external_id}'`, async () => {
      expect(await stepDone(shop, operator, read.id, 'import', { whole: true })).toMatchObject({
        state: 'ready',
        problem: expect.stringContaining('Nothing was imported'),
      })
    })
    expect(await stepDone(shop, operator, read.id, 'import', { whole: true })).toMatchObject({ state: 'done' })
  })

  test('and one that no job has ended for a day are given up, and keep no file', async () => {
    const { id: begun } = await report(shop, operator, itemsFile([rowWith()]))
    expect((await step(operator, begun, 'import')).status).toBe(200)
    const sent = await send(operator, itemsFile([rowWith()]))
    const { id: unread } = sent.body.import as StaffImport
    await giveUpOldImports(shop.shop, new Date(shop.clock.now().getTime() + 60_000))
    expect(await importOf(operator, begun)).toMatchObject({
      state: 'done',
      problem: expect.stringContaining('stopped'),
    })
    expect(await importOf(operator, unread)).toMatchObject({ state: 'failed', problem: expect.any(String) })
    const { rowCount } = await shop.database.ownerPool.query('select from import_files')
    expect(rowCount).toBe(0)
    expect(await rowsOf(operator, begun, 'new')).toHaveLength(1)
  })
})
