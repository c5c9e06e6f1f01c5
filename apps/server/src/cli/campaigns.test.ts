import { startTestShop, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../db/transaction.ts'
import { runCampaigns } from '../domains/catalogue/campaigns/run-campaigns.ts'
import { seedCampaign } from '../domains/catalogue/campaigns/seed-campaign.ts'
import { agedItems, pricesOf } from '../domains/catalogue/campaigns/testing/campaigns.ts'
import { runCommand } from './testing/run-command.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ seeded: true })
})

afterAll(() => shop.stop())

const run = (command: string, ...args: string[]) => runCommand(shop, command, ...args)

test('a campaign is made, shown, listed and stopped by commands', async () => {
  const ids = await agedItems(shop.database, { count: 2 })
  const term = ['--name', 'Winter sale', '--percent', '20', '--until', '2026-12-24']
  const made = await run('campaigns create', ...term, '--items', ids.join(','))
  expect(made).toEqual({
    code: 0,
    said: expect.stringMatching(
      /^2 items: 60\.00 → 48\.00 EUR\n {2}2 with an old price .*\nCampaign \d+ is planned for 2 items\. It starts/,
    ),
  })
  const id = /Campaign (\d+)/.exec(made.said)?.[1] ?? ''
  await runCampaigns(shop.shop)
  expect(await pricesOf(shop.database, ids)).toEqual(ids.map(() => [2400, 3000]))
  const { said } = await run('campaigns show', id)
  for (const fact of [
    'Winter sale, running',
    '2026-12-25 00:00Z',
    'command line',
    'AK-47 | Redline (Field-Tested)',
    '24.00',
    '30.00',
  ])
    expect(said).toContain(fact)
  expect(JSON.parse((await run('campaigns list', '--json')).said)).toMatchObject([{ name: 'Winter sale', items: 2 }])
  expect(await run('campaigns stop', id)).toMatchObject({ code: 0, said: expect.stringContaining('is stopped') })
  expect(await run('campaigns stop', id)).toMatchObject({ code: 1, said: `Campaign ${id} was stopped before.` })
  await runCampaigns(shop.shop)
  expect(await pricesOf(shop.database, ids)).toEqual(ids.map(() => [3000, null]))
})

test('what is found can be chosen, and what cannot be meant is answered with how it is written', async () => {
  const term = ['--name', 'Redlines', '--percent', '10', '--until', '2026-12-24']
  const found = await run('campaigns create', ...term, '--from', '2026-12-01', '--tab', 'on_sale', '--weapon', 'AK-47')
  expect(found).toMatchObject({ code: 0, said: expect.stringMatching(/\nCampaign \d+ is planned for \d\d+ items\.$/) })
  for (const args of [
    [],
    term,
    [...term, '--items', 'x'],
    [...term, '--tab', 'attic'],
    [...term, '--items', '12', '--weapon', 'AWP'],
    [...term.with(1, 'x'.repeat(81)), '--items', '12'],
    [...term.with(3, '91'), '--tab', 'all'],
  ])
    expect(await run('campaigns create', ...args), args.join(' ')).toMatchObject({ code: 2 })
  expect(await run('campaigns create', ...term.with(5, '2026-11-21T12:30:00Z'), '--items', '1')).toMatchObject({
    code: 1,
    said: expect.stringContaining('until: A campaign lasts an hour or more'),
  })
  expect(await run('campaigns show', '999999')).toMatchObject({ code: 1 })
  expect(await run('campaigns stop', 'x')).toMatchObject({ code: 2 })
  expect(await run('campaigns list', '--filter', 'past')).toMatchObject({ code: 2 })
})

test("the demo's sale has true old prices, and goes on when it opens again: 60 days at most", async () => {
  await shop.database.ownerPool.query('truncate campaigns, campaign_items')
  const seed = () => inTransaction(shop.database.ownerPool, (tx) => seedCampaign(tx, { now: shop.clock.now() }))
  const { rows: before } = await shop.database.pool.query(
    `select id, old_price_cents from items where old_price_cents is not null and seed_key is not null order by id`,
  )
  await seed()
  shop.clock.advance({ days: 20 })
  await seed()
  shop.clock.advance({ days: 18 })
  await runCampaigns(shop.shop)
  const listed = async () => JSON.parse((await run('campaigns list', '--json')).said)
  const [campaign] = await listed()
  expect(campaign).toMatchObject({ name: 'Bamboo weeks', state: 'running', items: before.length })
  expect(before.length).toBeGreaterThan(100)
  await seed()
  expect(new Date(campaign.from).getTime() + 60 * 86_400_000).toBe(new Date((await listed())[0].until).getTime())
  const ids = before.map(({ id }) => id as number)
  // It is over, and whoever opens the shop then finds another, of other items.
  shop.clock.advance({ days: 2 })
  await seed()
  await seed()
  await runCampaigns(shop.shop)
  expect(await pricesOf(shop.database, ids)).toEqual(before.map((row) => [row.old_price_cents, null]))
  const [next, last, ...more] = await listed()
  expect([next, last, more]).toMatchObject([{ state: 'running', items: before.length }, { state: 'ended' }, []])
  const { rows } = await shop.database.pool.query(
    `select count(*)::int as items, count(*) filter (where i.old_price_cents > i.price_cents)::int as reduced
     from campaign_items m join items i on i.id = m.item_id where m.campaign_id = $1 and m.item_id <> all($2)`,
    [next.campaign, ids],
  )
  expect(rows).toEqual([{ items: before.length, reduced: before.length }])
  // One that somebody has stopped is not made again.
  await run('campaigns stop', String(next.campaign))
  await runCampaigns(shop.shop)
  await seed()
  expect(await listed()).toHaveLength(2)
})
