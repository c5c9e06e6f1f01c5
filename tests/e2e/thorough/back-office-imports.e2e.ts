import { expect, test } from '../back-office.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'
import { dialogOf } from '../seller.ts'

const redline = (external: string, price = '27.15') =>
  `AK-47 | Redline (Field-Tested),0.2134,661,${price},${external}\r\n`

const head = 'market_hash_name,float,paint_seed,price_eur,external_id\r\n'

test('a file is read into a report, imported by keyboard, and taken back', async ({ backOffice }) => {
  const { page } = await backOffice.open()
  await page.goto('/backoffice/imports')
  await expect(page.getByRole('heading', { level: 1, name: 'Imports' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Upload a file' }).press('Enter')
  const name = `stock-${Date.now()}`
  const file = head + redline(`${name}-1`) + redline(`${name}-2`) + redline(`${name}-3`, '900') + redline('x', '-4')
  await dialogOf(page)
    .locator('input[type=file]')
    .setInputFiles({ name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(file) })
  await expect(dialogOf(page).getByText(`${name}.csv`)).toBeVisible()
  await expectAccessible(page)
  await dialogOf(page).getByRole('button', { name: 'Upload and read' }).press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: `${name}.csv` })).toBeVisible()
  await expect(page.getByText('Ready to import')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Wrong 1' })).toBeVisible()
  await expect(page.getByText('No amount from 0.01 to 1000000 such as 12.50')).toBeVisible()
  await page.getByRole('button', { name: 'New 3' }).press('Enter')
  await expect(page.getByRole('row')).toHaveCount(4)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Import 3 rows' }).press('Enter')
  const dialog = dialogOf(page)
  await expect(dialog.getByRole('button', { name: 'Import 2 rows' })).toBeVisible()
  await dialog.getByRole('checkbox', { name: /odd price is meant/ }).press('Space')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Import 3 rows' }).press('Enter')
  await expect(page.getByText('Imported', { exact: true })).toBeVisible()
  await expect(page.getByText('3 added')).toBeVisible()

  await page.getByRole('button', { name: 'Take back' }).press('Enter')
  await dialogOf(page).getByRole('button', { name: 'Take back', exact: true }).press('Enter')
  await expect(page.getByText('3 taken back')).toBeVisible()
  await page.goto('/backoffice/imports')
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Taken back')
})
