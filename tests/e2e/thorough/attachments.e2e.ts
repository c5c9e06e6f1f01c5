import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../back-office.ts'
import { buyItems } from '../buyer.ts'
import { verifiedCustomer } from '../customers.ts'
import { looksRight, open, sizes } from '../page-checks.ts'
import { fill, send, startSelling } from '../sell-form.ts'
import { dialogOf, tradeLink } from '../seller.ts'
import { pathOf, takeItem } from '../shelf.ts'

/** As long as they can be, and in words that a page must not take for its own. */
const attachments = {
  stickers: [
    { slot: 0, name: 'Crown (Foil)', wear: 0.12 },
    { slot: 1, name: '<b>Howling</b> Dawn', wear: 0 },
    { slot: 2, name: 'שלום | Katowice 2014', wear: null },
    { slot: 3, name: 'x'.repeat(100), wear: 1 },
  ],
  charm: { name: 'Lil’ Ava', pattern: 42_318 },
  name_tag: '<i>Panda</i> مرحبا',
}

const inFew = '4 stickers · charm · name tag'

const listOf = (at: Page | Locator): Locator => at.getByRole('list', { name: 'On this copy' })

const expectAllOfIt = async (at: Page | Locator): Promise<void> => {
  const lines = listOf(at).getByRole('listitem')
  await expect(lines).toHaveCount(6)
  await expect(lines.nth(0)).toHaveText(/Slot 1.*Crown \(Foil\).*12% scraped off/)
  await expect(lines.nth(1)).toContainText('<b>Howling</b> Dawn')
  await expect(lines.nth(2)).not.toContainText('scraped')
  await expect(lines.nth(4)).toHaveText(/Charm.*Lil’ Ava.*pattern 42318/)
  await expect(lines.nth(5)).toHaveText(/Name tag.*“<i>Panda<\/i> مرحبا”/)
}

for (const { width, height } of sizes) {
  test(`what is on a copy stands on its page, card, row, in the cart and on its order at ${width} px`, async ({
    page,
    operator,
  }) => {
    await page.setViewportSize({ width, height })
    const customer = await verifiedCustomer(page)
    const item = await takeItem(page, 'type=Rifle', ({ state }) => state === 'available')
    const list = `/products?copies=true&type=Rifle&price_from=${item.price}&price_till=${item.price}`
    await open(page, list)
    const card = page.getByRole('list', { name: 'Skins' }).getByRole('listitem').first()
    const before = await card.boundingBox()
    await operator.run('update items set attachments = $2 where id = $1', [item.id, JSON.stringify(attachments)])

    await open(page, pathOf(item))
    await expectAllOfIt(page)
    await looksRight(page)

    await expect(async () => {
      await open(page, list)
      await expect(page.getByText(inFew).first()).toBeVisible({ timeout: 2000 })
    }).toPass()
    expect((await card.boundingBox())?.height).toBe(before?.height)
    await looksRight(page)
    await page
      .getByRole('radio', { name: 'Compact' })
      .or(page.getByRole('button', { name: 'Compact' }))
      .first()
      .click()
    await expect(page.getByText(inFew).first()).toBeAttached()
    await looksRight(page)

    await customer.post('/cart/add', { item_id: item.id })
    await open(page, '/cart')
    await expect(page.getByText(inFew)).toBeVisible()
    await looksRight(page)

    const { order } = await buyItems(customer, operator, [item.id])
    // What becomes of the item is no affair of who bought it.
    await operator.run('update items set attachments = null where id = $1', [item.id])
    await open(page, `/account/orders/${order}`)
    await expectAllOfIt(page)
    await looksRight(page)
    await open(page, '/account/orders')
    await expect(page.getByText(inFew).filter({ visible: true }).first()).toBeVisible()
    await looksRight(page)
  })

  test(`an offer says what is on its copy, and so does the item that it becomes at ${width} px`, async ({
    page,
    staff,
    backOffice,
  }) => {
    await page.setViewportSize({ width, height })
    const customer = await verifiedCustomer(page)
    await startSelling(page)
    await fill(page, { title: 'AK-47 | Redline', price: '34' })
    const form = dialogOf(page)
    await form.getByText('Stickers, charm, name tag').click()
    await form.getByLabel('Stickers', { exact: true }).fill('a; b; c; d; e; f')
    await form.getByLabel('Charm', { exact: true }).fill('Lil’ Ava#42318')
    await form.getByLabel('Name tag', { exact: true }).fill('<i>Panda</i> مرحبا')
    await send(page)
    await expect(form.getByLabel('Stickers', { exact: true })).toBeFocused()
    await looksRight(page)
    const typed = `Crown (Foil)@0.12; <b>Howling</b> Dawn@0; שלום | Katowice 2014; ${'x'.repeat(100)}@1`
    await form.getByLabel('Stickers', { exact: true }).fill(typed)
    await expect(async () => {
      await send(page)
      await expect(form.getByText('Sent for review')).toBeVisible({ timeout: 3000 })
    }).toPass()

    await page.getByRole('button', { name: 'Done' }).click()
    const row = page.getByText(/^#O-\d+$/).first()
    const offer = ((await row.textContent()) ?? '').replace(/\D/g, '')
    await open(page, `/account/offers?offer=${offer}`)
    await expectAllOfIt(dialogOf(page))
    await looksRight(page)

    const { page: desk } = await backOffice.open()
    await desk.setViewportSize({ width, height })
    await desk.goto(`/backoffice/offers/${offer}`)
    await expect(desk.getByText('<b>Howling</b> Dawn@0').first()).toBeVisible()
    await looksRight(desk)
    await staff('offers', 'counter', offer, '--price', '20')
    await customer.post('/offer/accept', { id: Number(offer), seen_price: 20, tradeUrl: tradeLink })
    const facts = ['--float', '0.21', '--seed', '412', '--asset', `7${offer}${width}`]
    await staff('offers', 'received', offer, '--trade', `70348${offer}`, ...facts)
    await desk.goto(`/backoffice/offers/${offer}`)
    await desk.getByRole('button', { name: 'Put on sale…' }).click()
    await expect(desk.getByRole('dialog').getByLabel('Stickers')).toHaveValue(typed)
    await looksRight(desk)
    await desk.getByRole('dialog').getByLabel('Price').fill('27.15')
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: /^Put on sale/ })
      .click()
    await desk
      .getByRole('link', { name: /^Item \d+$/ })
      .first()
      .click()
    await expect(desk.getByText('Lil’ Ava#42318').first()).toBeVisible()
    await looksRight(desk)
  })
}
