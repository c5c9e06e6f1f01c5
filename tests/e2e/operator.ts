import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { test as base, expect } from './shop.ts'

interface Operator {
  /** changes the shop as its staff would; what a test changes it has to change back */
  run(sql: string, values?: unknown[]): Promise<pg.QueryResult>
  /** changes settings until the test ends, and waits until every document shows it */
  change(settings: Readonly<Record<string, string>>): Promise<void>
}

const assignments = (names: readonly string[]): string =>
  names.map((name, place) => `${pg.escapeIdentifier(name)} = $${place + 1}`).join(', ')

const settingsOf = async (page: Page): Promise<Record<string, unknown>> => {
  const answer = await page.request.get('/api/settings')
  return ((await answer.json()) as { payload: Record<string, unknown> }).payload
}

/** The test with somebody who may write to the shop's database. */
export const test = base.extend<{ operator: Operator }>({
  operator: async ({ dataDir, shopUrl: _open, page }, use) => {
    const { serverUrl } = JSON.parse(await readFile(join(dataDir, 'postgres-connection.json'), 'utf8'))
    const client = new pg.Client({ connectionString: serverUrl })
    await client.connect()
    const write = async (settings: Readonly<Record<string, unknown>>): Promise<void> => {
      const names = Object.keys(settings)
      await client.query(`update settings set ${assignments(names)}`, Object.values(settings))
      await expect.poll(() => settingsOf(page)).toMatchObject(settings)
    }
    let before: Record<string, unknown> = {}
    await use({
      run: (sql, values) => client.query(sql, values),
      change: async (settings) => {
        const names = Object.keys(settings).map((name) => pg.escapeIdentifier(name))
        const { rows } = await client.query(`select ${names.join(', ')} from settings`)
        before = { ...rows[0], ...before }
        await write(settings)
      },
    })
    if (Object.keys(before).length > 0) await write(before)
    await client.end()
  },
})

export { expect }
