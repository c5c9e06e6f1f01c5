import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../back-office.ts'
import { asOwner } from '../owner.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../page-checks.ts'
import { button, dialogOf, toastOf } from '../seller.ts'
import { mailTo } from '../shop.ts'

const queueMail = `select graphile_worker.add_job('send_mail', $1::json, run_at := now() + interval '1 day')`
const failIt = `
  update graphile_worker._private_jobs set attempts = 3, last_error = '451 4.7.1 greylisted, come back later'
  where payload ->> 'to' = $1`

/** A mail that was tried three times in vain, to an address of its own. */
const failMail = async (dataDir: string): Promise<string> => {
  const to = `${randomUUID().slice(0, 8)}@example.org`
  const values = { link: 'https://shop.example/auth' }
  await asOwner(dataDir, queueMail, [JSON.stringify({ template: 'address_in_use', to, language: 'en', values })])
  await asOwner(dataDir, failIt, [to])
  return to
}

const rowOf = (page: Page, to: string) => page.getByRole('row').filter({ hasText: to })

test('a failed mail is found from Today, tried again until it has left, or dropped', async ({
  dataDir,
  backOffice,
}) => {
  const [arrives, never] = [await failMail(dataDir), await failMail(dataDir)]
  const { page: at } = await backOffice.open('administrator')
  await at.goto('/backoffice')
  await at
    .getByRole('region', { name: 'Waiting' })
    .getByRole('link', { name: /mails failed/ })
    .click()
  await expect(at.getByRole('heading', { level: 1, name: 'Mails and jobs' })).toBeVisible()
  await expect(rowOf(at, arrives)).toContainText('3 of 25')
  await rowOf(at, never)
    .getByRole('button', { name: /the whole error/ })
    .click()
  await expect(at.getByText('What the last try ran into')).toBeVisible()
  await expectAccessible(at)
  await expectNoSidewaysScroll(at)

  await rowOf(at, arrives)
    .getByRole('button', { name: /^Try again/ })
    .click()
  await expect(rowOf(at, arrives)).toHaveCount(0)
  expect((await mailTo(at, arrives)).subject).toBeTruthy()

  await at.getByRole('button', { name: 'Drop this mail' }).click()
  await dialogOf(at).getByRole('textbox', { name: 'Reason' }).fill('the mailbox is gone')
  await button(at, 'Drop this mail').click()
  await expect(toastOf(at, 'The mail was dropped')).toBeVisible()
  await expect(rowOf(at, never)).toHaveCount(0)
  await expect(at.getByText('Every mail has left')).toBeVisible()
})
