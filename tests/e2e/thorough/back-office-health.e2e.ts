import { expect, test } from '../back-office.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'

test('how the shop is stands worst first, with what to do and the way there; a failed look is tried again', async ({
  backOffice,
}) => {
  const { page } = await backOffice.open()
  await page.goto('/backoffice')
  await page.getByRole('link', { name: 'Health', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible()
  const checks = page.getByRole('region', { name: /has to be done/ })
  const checkOf = (name: string) =>
    checks.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  const backup = checkOf('Backup')
  await expect(backup).toContainText('No backup was made by this shop')
  await expect(backup).toContainText('npm run shop -- backup create')
  await expect(checkOf('Queue')).toContainText('Well')
  const words = await checks.getByRole('listitem').allInnerTexts()
  const places = words.map((text) => ['Now', 'Soon', 'Well'].indexOf(text.split('\n')[0] ?? ''))
  expect(places).toEqual(places.toSorted())
  await expectAccessible(page)
  for (const width of [390, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
  }
  // Jobs have run by then, whichever they were.
  await expect(page.getByRole('region', { name: 'Slowest jobs of a day' }).getByRole('listitem').first()).toBeVisible({
    timeout: 90_000,
  })
  await checks.getByRole('link', { name: 'Open Reference prices' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Imports' })).toBeVisible()

  await page.route('**/api/staff/health*', (route) => route.abort())
  await page.goto('/backoffice/health')
  await expect(page.getByText('The shop’s health did not load')).toBeVisible()
  await page.unroute('**/api/staff/health*')
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(checks).toBeVisible()
})
