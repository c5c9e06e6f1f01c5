import { test } from '../back-office.ts'
import { unverifiedCustomer, verifiedCustomer } from '../customers.ts'
import { askForDeletion, deletionDialog, deletionPanel, keepButton, openQuestion } from '../deletion-page.ts'
import { asOwner } from '../owner.ts'
import { looksRight, open, sizes } from '../page-checks.ts'
import { outliveProof, prove } from '../proof-dialog.ts'
import { expect, mailTo } from '../shop.ts'

const offer = {
  title: 'AK-47 | Redline',
  price: 12.34,
  quality: 'field_tested',
  item_url: 'https://steamcommunity.com/profiles/76561198006409530/inventory/#730_2_38999999001',
}

for (const size of sizes) {
  test(`panel, question, reasons and bar are readable and reachable at ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size)
    await verifiedCustomer(page)
    await open(page, '/account/personal')
    await expect(deletionPanel(page).getByRole('button')).toBeVisible()
    await openQuestion(page)
    await expect(deletionDialog(page)).toContainText('What the law keeps')
    await looksRight(page)
    await page.keyboard.press('Escape')
    await expect(deletionDialog(page)).toBeHidden()
    await page.route('**/api/user/deletion/hindrances*', (route) =>
      route.fulfill({ json: { status: 'OK', payload: ['balance', 'debt', 'orders', 'offers', 'payouts', 'review'] } }),
    )
    await openQuestion(page)
    await expect(deletionDialog(page).getByRole('listitem')).toHaveCount(6)
    await expect(deletionDialog(page).getByRole('button', { name: 'Delete it in 14 days' })).toHaveCount(0)
    await looksRight(page)
    await page.unroute('**/api/user/deletion/hindrances*')
    await askForDeletion(page)
    await looksRight(page)
  })
}

test('an account with an open offer is not deleted: the question says so and leads there', async ({ page }) => {
  const customer = await verifiedCustomer(page)
  await customer.post('/offer/create', offer)
  await open(page, '/account/personal')
  await openQuestion(page)
  const reason = deletionDialog(page).getByRole('link', { name: 'Offers that are open' })
  await expect(reason).toHaveAttribute('href', '/account/offers')
  await reason.press('Enter')
  await expect(page).toHaveURL(/\/account\/offers$/)
})

test('who is asked once more who they are has the account deleted by the same press', async ({ page, dataDir }) => {
  const customer = await verifiedCustomer(page)
  await outliveProof(dataDir, customer)
  await open(page, '/account/personal')
  await openQuestion(page)
  await deletionDialog(page).getByRole('button', { name: 'Delete it in 14 days' }).press('Enter')
  await prove(page, customer.password)
  await expect(keepButton(page)).toBeVisible()
})

test('what does not load says so, and is asked for again', async ({ page, consoleErrors }) => {
  await unverifiedCustomer(page)
  let isDown = true
  for (const path of ['deletion', 'deletion/hindrances'])
    await page.route(new RegExp(`/api/user/${path}(\\?|$)`), (route) =>
      isDown ? route.fulfill({ status: 500, json: { status: 'error' } }) : route.continue(),
    )
  await open(page, '/account/personal')
  const alert = page.getByRole('alert').filter({ hasText: 'Whether your account is to be deleted' })
  await expect(alert).toBeVisible({ timeout: 30_000 })
  await looksRight(page)
  isDown = false
  await alert.getByRole('button').press('Enter')
  await openQuestion(page)
  await expect(deletionDialog(page)).toContainText('What goes')
  consoleErrors.length = 0
})

test('after fourteen days the account is gone, nobody signs in to it, and its address is free', async ({
  page,
  dataDir,
}) => {
  const { email, password } = await verifiedCustomer(page)
  await askForDeletion(page)
  await asOwner(
    dataDir,
    `update account_deletions set asked_at = asked_at - interval '15 days', due_at = due_at - interval '15 days'
     where customer_id = (select id from customers where email = $1)`,
    [email],
  )
  await asOwner(dataDir, `select graphile_worker.add_job('delete_accounts', '{}'::json)`, [])
  await expect
    .poll(async () => (await mailTo(page, email)).subject, { timeout: 30_000 })
    .toBe('Your account was deleted')
  const signIn = () => page.request.post('/api/login', { data: { username: email, password } })
  expect((await signIn()).ok()).toBe(false)
  await open(page, '/account/personal')
  await expect(page).toHaveURL(/\/auth/)
  const csrf = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const person = { name: 'Ana', surname: 'Novak', phone: '+386 40 512 809', phoneE164: '+38640512809' }
  const registered = await page.request.post('/api/register', {
    headers: { 'x-xsrf-token': decodeURIComponent(csrf) },
    data: { ...person, email, password, passConfirm: password },
  })
  expect(registered.ok()).toBe(true)
  await expect.poll(async () => (await mailTo(page, email)).links.join()).toContain('/email/verify/')
})

test('staff see when an account goes, in their list and on its page', async ({ page, backOffice }) => {
  const { email } = await verifiedCustomer(page)
  await askForDeletion(page)
  const { page: at } = await backOffice.open()
  await at.goto('/backoffice/customers?filter=leaving')
  await at.getByRole('row').filter({ hasText: email }).getByRole('link').first().click()
  const notice = at.getByRole('region', { name: 'Deletion of the account' })
  await expect(notice).toContainText('The owner has this account deleted on')
  await looksRight(at)
})
