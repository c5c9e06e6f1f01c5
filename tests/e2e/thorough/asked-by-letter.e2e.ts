import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../back-office.ts'
import { verifiedCustomer } from '../customers.ts'
import { expectAccessible, expectNoSidewaysScroll, open } from '../page-checks.ts'
import { dialogOf, toastOf } from '../seller.ts'

const openCustomer = async (at: Page, email: string): Promise<void> => {
  await at.goto(`/backoffice/customers?search=${encodeURIComponent(email)}`)
  await at.getByRole('row').filter({ hasText: email }).getByRole('link').press('Enter')
  await expect(at.getByRole('heading', { level: 1, name: 'Marta Kovač' })).toBeVisible()
}

const because = async (at: Page, button: string, words = 'asked by letter, passport seen'): Promise<void> => {
  await dialogOf(at).getByRole('textbox', { name: 'Reason' }).fill(words)
  await expectAccessible(at)
  await expectNoSidewaysScroll(at)
  await dialogOf(at).getByRole('button', { name: button }).press('Enter')
}

for (const width of [390, 1440]) {
  test(`a deletion is proposed by one and approved by another at ${width} px; the owner keeps it`, async ({
    page,
    backOffice,
  }) => {
    const { email } = await verifiedCustomer(page)
    const { page: first, name } = await backOffice.open('administrator')
    await first.setViewportSize({ width, height: 900 })
    await openCustomer(first, email)
    await first.getByRole('button', { name: 'Delete account…' }).press('Enter')
    await expect(dialogOf(first).getByRole('list', { name: 'Goes' })).toContainText('Sessions')
    await expect(dialogOf(first)).toContainText('Nothing has to be kept.')
    await because(first, 'Propose deletion')
    const notice = (at: Page) => at.getByRole('region', { name: 'Deletion proposed' })
    await expect(notice(first)).toContainText(`${name} proposes to delete this account`)
    await expect(notice(first).getByRole('button', { name: 'Approve' })).toBeDisabled()
    await expectAccessible(first)

    const { page: operator } = await backOffice.open()
    await operator.goto('/backoffice/customers?filter=deletion_proposed')
    await operator.getByRole('row').filter({ hasText: email }).getByRole('link').press('Enter')
    await expect(notice(operator)).toBeVisible()
    await expect(notice(operator).getByRole('button')).toHaveCount(0)
    await expect(operator.getByRole('button', { name: 'Delete account…' })).toHaveCount(0)

    const { page: second, name: approver } = await backOffice.open('administrator')
    await second.setViewportSize({ width, height: 900 })
    await openCustomer(second, email)
    await expectNoSidewaysScroll(second)
    await notice(second).getByRole('button', { name: 'Approve' }).press('Enter')
    await expect(dialogOf(second).getByRole('list', { name: 'Goes' })).toBeVisible()
    await expectAccessible(second)
    await dialogOf(second).getByRole('button', { name: 'Approve' }).press('Enter')
    await expect(second.getByRole('region', { name: 'Deletion of the account' })).toContainText(
      `For the customer: proposed by ${name}, approved by ${approver}`,
    )

    await open(page, '/account/personal')
    await page.getByRole('button', { name: 'Keep my account' }).first().click()
    await expect(page.getByRole('button', { name: 'Keep my account' })).toHaveCount(0)
  })

  test(`a copy is made, handed over by two people and fetched once at ${width} px`, async ({ page, backOffice }) => {
    const { email } = await verifiedCustomer(page)
    const { page: first } = await backOffice.open('administrator')
    await first.setViewportSize({ width, height: 900 })
    await openCustomer(first, email)
    const panel = (at: Page) => at.getByRole('region', { name: 'Copy of the data' })
    await expect(panel(first)).toContainText('No copy was ever asked for.')
    await panel(first).getByRole('button', { name: 'Have a copy made…' }).press('Enter')
    await because(first, 'Have a copy made')
    await expect(panel(first)).toContainText('Ready: waits to be fetched by the customer', { timeout: 30_000 })
    await panel(first).getByRole('button', { name: 'Hand over…' }).press('Enter')
    await because(first, 'Propose to hand it over')
    await expect(panel(first)).toContainText('A second administrator approves or rejects it.')
    await expect(panel(first).getByRole('button', { name: 'Approve' })).toBeDisabled()
    await expectAccessible(first)
    await expectNoSidewaysScroll(first)

    const { page: second } = await backOffice.open('administrator')
    await second.setViewportSize({ width, height: 900 })
    await openCustomer(second, email)
    await panel(second).getByRole('button', { name: 'Approve' }).press('Enter')
    await expectAccessible(second)
    await dialogOf(second).getByRole('button', { name: 'Approve' }).press('Enter')
    const coming = second.waitForEvent('download')
    await panel(second).getByRole('button', { name: 'Fetch the copy' }).press('Enter')
    const file = await coming
    expect(file.suggestedFilename()).toMatch(/^personal-data-\d{4}-\d{2}-\d{2}\.zip$/)
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
    await expect(toastOf(second, 'The copy was fetched')).toBeVisible()
    await expect(panel(second)).toContainText('Fetched by')
    await expectAccessible(second)
  })
}
