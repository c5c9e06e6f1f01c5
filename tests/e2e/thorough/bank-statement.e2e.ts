import { writeFile } from 'node:fs/promises'
import { bankStatement } from '@pandrop/server/domains/buying/bank-files/testing/answers'
import type { Page, TestInfo } from '@playwright/test'
import { expect, test } from '../back-office.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'

const looksAt = async (page: Page, info: TestInfo, name: string): Promise<void> => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoSidewaysScroll(page)
    await page.screenshot({ path: info.outputPath(`${name}-${width}.png`), fullPage: true })
  }
  await expectAccessible(page)
}

// Other tests have paid from the shop's account, or not.
const heldAtBank = `
  select -coalesce(sum(entry.cents), 0)::int / 100.0 as units
  from ledger_accounts account
  left join ledger_entries entry on entry.account_id = account.id
  where account.kind = 'bank'`

test('a statement is held against the books, and what else it tells is booked until the two agree', async ({
  operator,
  backOffice,
}, info) => {
  const day = new Date().toISOString().slice(0, 10)
  const rent = { endToEndId: 'NOTPROVIDED', amount: '12.00', day, words: 'Rent of the office' }
  const { rows } = await operator.run(heldAtBank)
  const held = Number(rows[0]?.units)
  // Another test of this shop may have moved payouts to another account.
  const { rows: accounts } = await operator.run('select debtor_iban as iban from settings')
  const iban = accounts[0]?.iban as string
  const file = info.outputPath('statement.xml')
  await writeFile(file, bankStatement([rent], `RENT-${info.workerIndex}`, { closing: held + 488, day, iban }))
  const [{ page: olga }, { page: ada, name }] = [await backOffice.open(), await backOffice.open('administrator')]

  await olga.goto('/backoffice/payouts/files')
  await olga.getByLabel('Import an answer').setInputFiles(file)
  const result = olga.getByRole('region', { name: 'What it came to' })
  await expect(result.getByText('On the statement')).toBeVisible()
  await expect(result).toContainText('€488.00')
  await looksAt(olga, info, 'imported')
  await olga.getByRole('button', { name: 'Close the result' }).press('Enter')
  await olga.getByRole('table', { name: 'Answers of the bank' }).getByRole('row').nth(1).focus()
  await olga.keyboard.press('Enter')
  const facts = olga.getByRole('region', { name: 'Statement and books' })
  await expect(facts).toContainText('Lines that nothing is behind (1)')
  await expect(olga.getByRole('button', { name: 'Book Rent of the office' })).toHaveAttribute('aria-disabled', 'true')
  await looksAt(olga, info, 'operator')

  await ada.goto(new URL(olga.url()).pathname)
  await ada.getByRole('button', { name: 'Book Rent of the office' }).press('Enter')
  const booking = ada.getByRole('dialog', { name: 'Book a line of the bank' })
  await booking.getByLabel('Cost').fill('Rent')
  await booking.getByLabel('Reason').fill('The contract of 2025')
  await looksAt(ada, info, 'line')
  await booking.getByRole('button', { name: 'Book €12.00' }).press('Enter')
  await expect(booking).toBeHidden()
  await expect(ada.getByRole('region', { name: 'What it came to' })).toContainText(`Rent (${name})`)
  await expect(ada.getByRole('region', { name: 'Statement and books' })).not.toContainText(
    'Lines that nothing is behind',
  )

  await ada.goto('/backoffice/payouts/reconciliation')
  const newest = ada.getByRole('region', { name: 'Statement and books' })
  await expect(newest).toContainText('What the two may be apart by stands above.')
  await newest.getByRole('button', { name: 'Book what was there to begin with' }).press('Enter')
  const opening = ada.getByRole('dialog', { name: 'What stood in the bank account when the books began' })
  await opening.getByLabel('What stood there').fill('500')
  await opening.getByLabel('At the beginning of').fill('2026-01-01')
  await opening.getByLabel('Reason').fill('The last statement of 2025')
  await looksAt(ada, info, 'opening')
  await opening.getByRole('button', { name: 'Book it' }).press('Enter')
  await expect(opening).toBeHidden()
  await expect(newest.getByText('The books hold what the bank has.')).toBeVisible()
  await expect(newest.getByRole('button')).toHaveCount(0)
  await looksAt(ada, info, 'reconciliation')
})
