import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expectAccessible, open } from '../page-checks.ts'
import { expect, test } from '../shop.ts'

/** The call that an item's page is made of; the stream beside it goes its own way. */
const itemCall = /\/api\/items\/\d+\?/

/** Opens the first item of a list, as a visitor does. */
const followCard = (page: Page) => page.getByRole('list', { name: 'Skins' }).getByRole('link').first().click()

const failed = (page: Page) => page.getByRole('heading', { level: 1, name: 'Unable to load product details' })

const retry = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Try again' })

const expectItem = (page: Page) => expect(page.getByRole('button', { name: 'BUY NOW' }).first()).toBeVisible()

test('an item that cannot be loaded says so, and comes with one click', async ({ page }) => {
  await open(page, '/products?type=Rifle')
  await page.route(itemCall, (route) =>
    route.fulfill({ status: 500, json: { status: 'error', code: 'x', message: '' } }),
  )
  await followCard(page)
  await expect(failed(page)).toBeVisible()
  await expectAccessible(page)
  await retry(page).click()
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Failed to fetch product details')
  await page.unroute(itemCall)
  await retry(page).click()
  await expectItem(page)
  await expect(page).toHaveTitle(/ · Pandrop$/)
})

test('an item that is slow shows that it is on its way, and then comes', async ({ page }) => {
  await open(page, '/products?type=Rifle')
  let letGo: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(itemCall, async (route) => {
    await held
    await route.continue()
  })
  await followCard(page)
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rifle')
  letGo()
  await expectItem(page)
})

/** Answers every call with the beginning of an answer, and then hangs up. */
const startCutting = (): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 5000 })
      response.write('{"status":"OK","payload":{"id":1,"title":"AK-47', () => response.destroy())
    })
    server.listen(0, '127.0.0.1', () => resolve(server))
  })

test('an answer that is cut off in its middle is no item; one click asks again', async ({ page }) => {
  const server = await startCutting()
  const { port } = server.address() as AddressInfo
  await open(page, '/products?type=Rifle')
  await page.route(itemCall, (route) => route.continue({ url: `http://127.0.0.1:${port}/` }))
  await followCard(page)
  await expect(failed(page)).toBeVisible()
  await page.unroute(itemCall)
  await retry(page).click()
  await expectItem(page)
  server.close()
})
