import { csvOf } from '@pandrop/contract/csv'
import type { StaffImport } from '@pandrop/contract/staff/imports'
import type { TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { expect } from 'vitest'
import { runDueJobs } from '../../../../jobs/runner.ts'
import type { TestStaff } from '../../../identity/staff/testing/as-staff.ts'

/** A file of items: these columns, each row's cells by their names. */
export const itemsFile = (rows: readonly Record<string, string>[]): string => {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return csvOf([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))])
}

/** A well-known copy as a file tells of it; what a test is about is put over it. */
export const redlineRow = (change: Record<string, string> = {}): Record<string, string> => ({
  market_hash_name: 'AK-47 | Redline (Field-Tested)',
  float: '0.2134',
  paint_seed: '661',
  price_eur: '27.15',
  ...change,
})

/** Sends files in. */
export const send = (
  { browser }: Pick<TestStaff, 'browser'>,
  files: string | Uint8Array | readonly (string | Uint8Array)[],
  query = '',
): Promise<Reply> => {
  const form = new FormData()
  for (const file of [files].flat()) {
    const bytes = typeof file === 'string' ? file : new Uint8Array(file as Uint8Array)
    form.append('file', new Blob([bytes as BlobPart]), 'items.csv')
  }
  return browser.call('POST', `/api/staff/imports${query}`, { rawBody: form })
}

/** Does what waits for a job. One run may end with jobs left that waited for others of their queue. */
export const work = async (shop: TestShop): Promise<void> => {
  const waiting = `select from graphile_worker.jobs where task_identifier like '%_import' and run_at <= now() limit 1`
  do await runDueJobs(shop.shop, shop.database.serverUrl)
  while ((await shop.shop.pool.query(waiting)).rowCount)
}

/** Sends files in and has them read. */
export const report = async (
  shop: TestShop,
  staff: TestStaff,
  files: string | readonly string[],
  query = '',
): Promise<StaffImport> => {
  const sent = await send(staff, files, query)
  expect(sent, JSON.stringify(sent.body)).toMatchObject({ status: 200 })
  await work(shop)
  return importOf(staff, (sent.body.import as StaffImport).id)
}

/** An import as it stands. */
export const importOf = async ({ browser }: Pick<TestStaff, 'browser'>, id: number): Promise<StaffImport> => {
  const { status, body } = await browser.get(`/api/staff/imports/${id}`)
  expect(status).toBe(200)
  return body.import as StaffImport
}

/** Takes a step with an import. */
export const step = (
  { browser }: Pick<TestStaff, 'browser'>,
  id: number,
  named: 'import' | 'undo',
  more: { whole?: boolean; sure?: boolean } = {},
): Promise<Reply> => browser.post(`/api/staff/imports/${id}/steps`, { step: named, ...more })

/** The same where it must succeed, with what its job does. */
export const stepDone = async (
  shop: TestShop,
  staff: TestStaff,
  id: number,
  named: 'import' | 'undo',
  more: { whole?: boolean; sure?: boolean } = {},
): Promise<StaffImport> => {
  const reply = await step(staff, id, named, more)
  expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: 200 })
  await work(shop)
  return importOf(staff, id)
}

/** The rows of an import with one outcome. */
export const rowsOf = async ({ browser }: Pick<TestStaff, 'browser'>, id: number, outcome: string) => {
  const { body } = await browser.get(`/api/staff/imports/${id}/rows?outcome=${outcome}`)
  return body.rows as { line: number; field: string | null; why: string | null; item_id: number | null }[]
}
