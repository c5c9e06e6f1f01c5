import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { test as base, expect } from '../back-office.ts'
import { asOwner } from '../owner.ts'
import { looksRight } from '../page-checks.ts'
import { dialogOf, toastOf } from '../seller.ts'

interface Lying {
  id: string
  name: string
  float: number
  paint_seed: number
  protected_until?: number
}

/** A Steam account of the shop. */
interface Vault {
  label: string
  /** items on sale that the books have there */
  items: number[]
  /** says what lies there, and nothing besides */
  lies(assets: Lying[]): Promise<void>
  /** an item as a copy that lies where the books say */
  copyOf(item: number): Promise<Lying>
}

let vaults = 0

interface Counted {
  /** posts to a control route of the sandbox */
  steam(path: string, body: object): Promise<void>
  vault(items: number): Promise<Vault>
}

/** The test with accounts on which a sandbox says what lies. */
const test = base.extend<Counted>({
  steam: async ({ dataDir, page: _page }, use) => {
    const { port, secretKey } = JSON.parse(await readFile(join(dataDir, 'sandbox-steam.json'), 'utf8'))
    await use(async (path, body) => {
      const answer = await fetch(`http://127.0.0.1:${port}/_sandbox/${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect(answer.ok).toBe(true)
    })
  },
  vault: async ({ dataDir, operator, steam }, use) => {
    // What it has heard to lie on the demo's account would lie there after it was moved to another one.
    await steam('accounts/76561198000000042', { state: 'offline' })
    await use(async (count) => {
      vaults += 1
      const [label, steamid] = [`Vault ${vaults}`, String(76_561_198_000_020_000n + BigInt(vaults))]
      await asOwner(dataDir, 'insert into steam_accounts (label, steamid) values ($1, $2)', [label, steamid])
      const moved = `update items set steam_account_id = (select id from steam_accounts where label = $1)
        where id in (
          select id from items item
          where state = 'available' and type = 'Rifle' and seed_key is not null and asset_id is not null
            and not exists (select from steam_accounts a where a.id = item.steam_account_id and a.label like 'Vault%')
          order by id limit $2)
        returning id`
      const { rows } = await operator.run(moved, [label, count])
      return {
        label,
        items: rows.map(({ id }) => Number(id)),
        lies: (assets) => steam(`inventories/${steamid}`, { assets }),
        copyOf: async (item) => {
          const sql = 'select asset_id as id, title as name, float, paint_seed from items where id = $1'
          return (await operator.run(sql, [item])).rows[0]
        },
      }
    })
  },
})

test.use({ delivery: '', onlyFor: 'stock-taking' })

const address = '/backoffice/items/stock-taking'

const redline = (id: string, change: Partial<Lying> = {}): Lying => ({
  id,
  name: 'AK-47 | Redline (Field-Tested)',
  float: 0.2 + Number(id.slice(-3)) / 1e5,
  paint_seed: Number(id.slice(-3)),
  ...change,
})

/** Counts, from the button to what it says at its end. */
const count = async (at: Page): Promise<void> => {
  const now = at.getByRole('button', { name: 'Count now' })
  await expect(now).toBeEnabled()
  await now.press('Enter')
  await expect(toastOf(at, 'The accounts are counted now')).toBeVisible()
  await expect(at.getByText(/^Counted \d/)).toBeVisible()
  await expect(now).toBeEnabled()
}

const tab = (at: Page, name: string): Locator => at.getByRole('button', { name: new RegExp(`^${name}`) })

/** Shows one tab of one account. */
const show = async (at: Page, name: string, { label }: Vault): Promise<void> => {
  await tab(at, name).press('Enter')
  await at.getByRole('combobox', { name: 'Account', exact: true }).selectOption({ label })
}

const rows = (at: Page): Locator => at.getByRole('table', { name: 'What does not agree' }).locator('[data-row]')

/** Opens the first of so many rows of an account. */
const openFirst = async (at: Page, { label }: Vault, count: number): Promise<void> => {
  const own = rows(at).filter({ hasText: label })
  await expect(own).toHaveCount(count)
  await expect(rows(at)).toHaveCount(count)
  await own.first().focus()
  await at.keyboard.press('Enter')
  await expect(dialogOf(at)).toBeVisible()
}

const widths = [390, 768, 1440]

for (const [place, width] of widths.entries())
  test(`what was found is looked at and answered by keyboard, at ${width} px`, async ({
    backOffice,
    vault,
    operator,
  }) => {
    const [one, other] = [await vault(4), await vault(0)]
    const [gone = 0, there = 0, moved = 0, renumbered = 0] = one.items
    const strange = [1, 2, 3].map((no) => redline(`5600000${place}10${no}`))
    await one.lies([{ ...(await one.copyOf(renumbered)), id: `57000000${place}01` }, ...strange])
    await other.lies([await one.copyOf(moved)])
    const { page: at } = await backOffice.open()
    await at.setViewportSize({ width, height: 900 })
    await at.goto(address)
    await count(at)

    await show(at, 'Missing', one)
    await expect(rows(at).filter({ hasText: one.label })).toHaveCount(2)
    await looksRight(at)
    await openFirst(at, one, 2)
    await expect(dialogOf(at)).toContainText('The count has taken it off the shelf.')
    await dialogOf(at).getByRole('combobox', { name: 'Answer' }).selectOption('withdraw')
    await dialogOf(at).getByRole('button', { name: 'Withdraw for good' }).press('Enter')
    await expect(dialogOf(at)).toContainText('Choose why it goes')
    await looksRight(at)
    await dialogOf(at).getByRole('combobox', { name: 'Because' }).selectOption('lost')
    await dialogOf(at).getByRole('button', { name: 'Withdraw for good' }).press('Enter')
    await expect(dialogOf(at)).toHaveCount(0)
    await openFirst(at, one, 1)
    await dialogOf(at).getByRole('combobox', { name: 'Answer' }).selectOption('dismiss')
    await dialogOf(at).getByRole('button', { name: 'It is there' }).press('Enter')
    await expect(dialogOf(at)).toContainText('Say why: somebody will ask.')
    await dialogOf(at).getByRole('textbox', { name: 'Reason' }).fill('I see it in Steam')
    await dialogOf(at).getByRole('button', { name: 'It is there' }).press('Enter')
    await expect(dialogOf(at)).toHaveCount(0)
    await expect(at.getByText('Nothing is missing')).toBeVisible()
    const { rows: states } = await operator.run('select state from items where id = any($1) order by state', [
      [gone, there],
    ])
    expect(states).toEqual([{ state: 'available' }, { state: 'withdrawn' }])

    await show(at, 'Moved', other)
    await openFirst(at, other, 1)
    await expect(dialogOf(at)).toContainText('Nothing moves in Steam.')
    await looksRight(at)
    await dialogOf(at).getByRole('button', { name: 'Write down' }).press('Enter')
    await expect(at.getByText('Nothing has moved')).toBeVisible()
    await show(at, 'Moved', one)
    await openFirst(at, one, 1)
    await dialogOf(at).getByRole('button', { name: 'Write down' }).press('Enter')
    await expect(at.getByText('Nothing has moved')).toBeVisible()
    const { rows: numbers } = await operator.run('select asset_id from items where id = $1', [renumbered])
    expect(numbers).toEqual([{ asset_id: `57000000${place}01` }])

    await show(at, 'Unknown', one)
    await openFirst(at, one, 3)
    await dialogOf(at).getByRole('combobox', { name: 'Answer' }).selectOption('ignore')
    await dialogOf(at).getByRole('textbox', { name: 'Reason' }).fill('A colleague’s own')
    await dialogOf(at).getByRole('button', { name: 'Ignore for good' }).press('Enter')
    await expect(dialogOf(at)).toHaveCount(0)
    await expect(rows(at)).toHaveCount(2)
    await rows(at).first().focus()
    await at.keyboard.press('x')
    await at.keyboard.press('j')
    await at.keyboard.press('x')
    await expect(at.getByText('2 copies chosen')).toBeVisible()
    await looksRight(at)
    await at.getByRole('button', { name: 'Make 2 items…' }).press('Enter')
    const price = dialogOf(at).getByRole('textbox', { name: 'Price' })
    await price.first().fill('0.5')
    await dialogOf(at).getByRole('textbox', { name: 'Cost' }).last().fill('19,50')
    await looksRight(at)
    await dialogOf(at).getByRole('button', { name: 'Make 2 items' }).press('Enter')
    await expect(toastOf(at, 'Made 1 of 2 items')).toBeVisible()
    await expect(dialogOf(at).getByRole('alert')).toHaveCount(1)
    await dialogOf(at).getByRole('checkbox', { name: 'The prices are meant, also where they are odd' }).check()
    await dialogOf(at).getByRole('button', { name: 'Make an item' }).press('Enter')
    await expect(dialogOf(at)).toHaveCount(0)
    await expect(at.getByText('Nothing is unknown')).toBeVisible()

    await show(at, 'Over', one)
    await expect(rows(at)).toHaveCount(6)
    await looksRight(at)
    await rows(at).filter({ hasText: 'Ignored' }).focus()
    await at.keyboard.press('Enter')
    await expect(dialogOf(at)).toContainText('A colleague’s own')
    await looksRight(at)
  })

test('a phase that Steam does not say is chosen, and an account that did not answer is said', async ({
  backOffice,
  vault,
  steam,
  dataDir,
  page,
}) => {
  const account = await vault(1)
  const [missing = 0] = account.items
  await account.lies([redline('58000000201', { name: '★ Karambit | Doppler (Factory New)', float: 0.01 })])
  const { page: at } = await backOffice.open()
  await at.setViewportSize({ width: 320, height: 800 })
  await at.goto(address)
  await count(at)
  await show(at, 'Unknown', account)
  await looksRight(at)
  await openFirst(at, account, 1)
  await dialogOf(at).getByRole('button', { name: 'Make an item' }).press('Enter')
  await expect(dialogOf(at)).toContainText('Choose the phase')
  await looksRight(at)
  await dialogOf(at).getByRole('combobox', { name: 'Phase' }).selectOption({ label: 'Ruby' })
  await dialogOf(at).getByRole('button', { name: 'Make an item' }).press('Enter')
  await expect(dialogOf(at)).toHaveCount(0)

  await at.goto('/backoffice')
  await at.getByRole('link', { name: /taken off sale: not on/ }).press('Enter')
  await expect(rows(at)).not.toHaveCount(0)
  expect((await page.request.get(`/api/items/${missing}`)).ok()).toBe(false)

  const nobody = 'insert into steam_accounts (label, steamid) values ($1, $2)'
  await asOwner(dataDir, nobody, ['Vault away', '76561198000029999'])
  await steam('accounts/76561198000029999', { state: 'offline' })
  await at.goto(address)
  await count(at)
  await expect(at.getByRole('row').filter({ hasText: 'Vault away' })).toContainText('Did not answer')
  await looksRight(at)
})
