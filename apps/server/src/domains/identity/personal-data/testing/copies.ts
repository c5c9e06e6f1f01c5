import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestCustomer, TestShop } from '@pandrop/testkit/shop'
import { runDueJobs } from '../../../../jobs/runner.ts'

/** Asks for a copy as the customer's page does. */
export const ask = ({ browser }: TestCustomer) => browser.post('/api/user/personal-export')

/** The copy that was asked for last, as the page reads it. */
export const newest = async ({ browser }: TestCustomer) =>
  (await browser.get('/api/user/personal-export')).body.payload as Record<string, unknown> | null

/** Fetches the copy. */
export const fetchCopy = ({ browser }: TestCustomer) => browser.download('/api/user/personal-export/fetch', {})

/** Works off what waits, the copies among it. */
export const runJobs = (shop: TestShop): Promise<void> => runDueJobs(shop.shop, shop.database.serverUrl)

const reader = `
import json, sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
print(json.dumps({name: archive.read(name).decode('utf-8', 'replace') for name in archive.namelist()}))`

/** The files of a ZIP by their names, read by another program than the one that wrote it. */
export const readZip = async (bytes: Uint8Array): Promise<Record<string, string>> => {
  const folder = await mkdtemp(join(tmpdir(), 'pandrop-copy-'))
  try {
    await writeFile(join(folder, 'copy.zip'), bytes)
    const options = { encoding: 'utf8', maxBuffer: 1024 * 1024 * 1024 } as const
    return JSON.parse(execFileSync('python3', ['-c', reader, join(folder, 'copy.zip')], options))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** A copy from asking for it to its files. */
export const madeCopy = async (shop: TestShop, customer: TestCustomer): Promise<Record<string, string>> => {
  const asked = await ask(customer)
  if (asked.status !== 200) throw new Error(`no copy was asked for: ${JSON.stringify(asked.body)}`)
  await runJobs(shop)
  const { status, bytes } = await fetchCopy(customer)
  if (status !== 200) throw new Error(`no copy was fetched: ${Buffer.from(bytes).toString()}`)
  return readZip(bytes)
}
