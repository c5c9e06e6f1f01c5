import type { Locator, Page } from '@playwright/test'
import { test as base, expect } from '../back-office.ts'
import { buyAs } from '../buyer.ts'
import { type Customer, verifiedCustomer } from '../customers.ts'
import { asOwner } from '../owner.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'
import { dialogOf, toastOf } from '../seller.ts'
import { mailTo } from '../shop.ts'

/** Every key that is pressed, counted one by one: Ctrl V is two. */
class Keyboard {
  pressed = 0
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async press(keys: string): Promise<void> {
    this.pressed += keys.split('+').length
    await this.#page.keyboard.press(keys)
  }
}

/** The test with a queue in which nobody waits. */
const test = base.extend<{ noQueue: undefined }>({
  noQueue: async ({ operator, staff }, use) => {
    const ids = async (state: string): Promise<string[]> => {
      const { rows } = await operator.run('select id from orders where state = $1 order by id', [state])
      return rows.map(({ id }) => String(id))
    }
    // Tests before leave orders that disputes and holds keep from going out.
    const freely = ['--override', 'the queue is emptied']
    for (const id of await ids('processing'))
      await staff('orders', 'trade-sent', id, '--offer', `90348${id}`, ...freely)
    const sent = await ids('in_process')
    if (sent.length > 0) await staff('orders', 'delivered', ...sent, ...freely)
    await use(undefined)
  },
})

const button = (at: Page | Locator, name: string): Locator => at.getByRole('button', { name, exact: true })

const cards = (page: Page) => page.getByRole('list', { name: 'Customers whose items are to be sent' })

const heads = (page: Page) => cards(page).getByRole('heading', { level: 2 }).getByRole('button')

const orders = async (customer: Customer, operator: Parameters<typeof buyAs>[1], count: number): Promise<string[]> => {
  const bought: string[] = []
  for (let order = 0; order < count; order += 1) bought.push((await buyAs(customer, operator, 1)).order)
  return bought
}

test('thirty-four orders to thirty-four trade links are delivered with at most two hundred keys', async ({
  page,
  operator,
  dataDir,
  backOffice,
  noQueue: _none,
}) => {
  test.setTimeout(240_000)
  const bought = await orders(await verifiedCustomer(page), operator, 34)
  const link = `trade_link || '&order=' || id`
  await asOwner(dataDir, `update orders set trade_link = ${link} where id = any($1)`, [bought])
  const { page: at } = await backOffice.open()
  await at.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await at.context().route('https://steamcommunity.com/**', (route) => route.fulfill({ body: 'Steam' }))
  await at.goto('/backoffice/deliver')
  await expect(heads(at)).toHaveCount(34)
  const keyboard = new Keyboard(at)
  await keyboard.press('j')
  for (let left = 34; left > 0; left -= 1) {
    await expect(heads(at)).toHaveCount(left)
    await expect(heads(at).first()).toBeFocused()
    const [steam] = await Promise.all([at.waitForEvent('popup'), keyboard.press('o')])
    await steam.close()
    // What Steam shows of the offer is copied there.
    await at.evaluate((number) => navigator.clipboard.writeText(number), `70348000${left}`)
    await keyboard.press('t')
    await keyboard.press('Control+v')
    await keyboard.press('Enter')
  }
  await expect(at.getByText('Nothing is to be sent').first()).toBeVisible()
  await keyboard.press('2')
  await expect(at.getByRole('row')).toHaveCount(35)
  await keyboard.press('a')
  await expect(at.getByText('34 chosen')).toBeVisible()
  await keyboard.press('d')
  await expect(dialogOf(at)).toContainText('Record 34 deliveries?')
  await keyboard.press('Enter')
  await expect(toastOf(at, '34 recorded')).toBeVisible()
  await expect(at.getByText('No trade offer is out')).toBeVisible()
  const { rows } = await operator.run('select distinct state from orders where id = any($1)', [bought])
  expect(rows).toEqual([{ state: 'accepted' }])
  expect(keyboard.pressed).toBeLessThanOrEqual(200)
})

test('two operators see each other at a card, and what one has finished goes from the other’s list', async ({
  page,
  operator,
  backOffice,
  noQueue: _none,
}) => {
  const customer = await verifiedCustomer(page)
  const bought = await orders(customer, operator, 2)
  const ann = await backOffice.open()
  const ben = await backOffice.open()
  for (const { page: at } of [ann, ben]) await at.goto('/backoffice/deliver')
  await expect(heads(ann.page)).toContainText('2 items, 2 orders')
  await ann.page.keyboard.press('j')
  await expect(cards(ben.page)).toContainText(`${ann.name} since`)
  await ben.page.keyboard.press('j')
  await expect(cards(ben.page)).toContainText('Open in Steam')
  await expectAccessible(ben.page)
  await ann.page.keyboard.press('t')
  await ann.page.keyboard.type('soon')
  await ann.page.keyboard.press('Enter')
  await expect(cards(ann.page)).toContainText('Type the number, such as')
  await ann.page.keyboard.press('Control+a')
  await ann.page.keyboard.type('https://steamcommunity.com/tradeoffer/7034811111/')
  await ann.page.keyboard.press('Enter')
  await expect(ann.page.getByText('Nothing is to be sent').first()).toBeVisible()
  await expect(ben.page.getByText('Nothing is to be sent').first()).toBeVisible()
  const { rows } = await operator.run('select distinct trade_offer_id from orders where id = any($1)', [bought])
  expect(rows).toEqual([{ trade_offer_id: '7034811111' }])

  await test.step('what cannot be recorded says why', async () => {
    const [late] = await orders(customer, operator, 1)
    await ann.page.keyboard.press('j')
    await expect(heads(ann.page).first()).toBeVisible()
    await ann.page.keyboard.press('j')
    await ann.page.keyboard.press('t')
    await ann.page.keyboard.type('7034811111')
    await ann.page.keyboard.press('Enter')
    await expect(cards(ann.page)).toContainText(`Order ${late}: Trade 7034811111 is recorded for order ${bought[0]}`)
    await expectAccessible(ann.page)
    await ann.page.getByRole('checkbox', { name: /It is one trade/ }).check()
    await button(ann.page, 'Save, next').click()
    await expect(ann.page.getByText('Nothing is to be sent').first()).toBeVisible()
  })
})

test('a pasted list answers every line, and customers who do not answer are reminded once', async ({
  page,
  operator,
  dataDir,
  backOffice,
  noQueue: _none,
}) => {
  const customer = await verifiedCustomer(page)
  const [first, second] = await orders(customer, operator, 2)
  const { page: at } = await backOffice.open()
  await at.goto('/backoffice/deliver')
  await button(at, 'Paste a list').click()
  const list = [`${first};7034822221`, `${second}\tsoon`, '999999999,5'].join('\n')
  await dialogOf(at).getByRole('textbox', { name: 'order;trade number' }).fill(list)
  await expectAccessible(at)
  await button(dialogOf(at), 'Take the list').click()
  await expect(dialogOf(at)).toContainText('1 of 3 lines taken')
  await expect(dialogOf(at).getByRole('row').nth(2)).toContainText('number invalid')
  await expect(dialogOf(at).getByRole('row').nth(3)).toContainText('unknown order')
  await expectAccessible(at)
  await at.keyboard.press('Escape')

  await at.keyboard.press('3')
  await expect(at.getByText('Every trade is answered')).toBeVisible()
  await asOwner(dataDir, `update orders set waits_since = now() - interval '25 hours' where id = $1`, [first])
  const row = at.getByRole('row').filter({ hasText: `#${first}` })
  await expect(row).toContainText('No answer')
  await row.focus()
  await at.keyboard.press('x')
  await at.keyboard.press('r')
  await expect(toastOf(at, '1 mail goes out')).toBeVisible()
  await expect.poll(() => mailTo(page, customer.email).then(({ subject }) => subject)).toContain('still waits')
  await row.focus()
  await at.keyboard.press('x')
  await expect(button(at, 'Remind')).toHaveAccessibleDescription('All of them were reminded today')
  await expectAccessible(at)
  await button(at, 'Declined').click()
  await button(dialogOf(at), 'Record 1').click()
  await expect(row).toContainText('Declined')
  await at.keyboard.press('?')
  await expect(dialogOf(at)).toContainText('open the trade link in Steam')
})

for (const width of [390, 768, 1440])
  test(`the delivery desk fits at ${width} px, and says where it could not be read`, async ({
    page,
    operator,
    backOffice,
    noQueue: _none,
  }) => {
    await orders(await verifiedCustomer(page), operator, 2)
    const { page: at } = await backOffice.open()
    await at.setViewportSize({ width, height: 900 })
    const path = '**/api/staff/deliveries?*'
    await at.route(path, (route) => route.abort())
    await at.goto('/backoffice/deliver')
    await expect(at.getByText('What is to be sent did not load')).toBeVisible()
    await at.unroute(path)
    await button(at, 'Try again').click()
    await heads(at).first().click()
    await expect(cards(at)).toContainText('Open in Steam')
    await expectAccessible(at)
    await expectNoSidewaysScroll(at)
    await button(at, 'Offer sent').click()
    await expect(at.getByText('No trade offer is out')).toBeVisible()
    await expectNoSidewaysScroll(at)
  })
