import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEmptyDatabase } from '@pandrop/testkit/database'
import type { TestShop } from '@pandrop/testkit/shop'
import pg from 'pg'
import { connectionOptions } from '../../db/pool.ts'
import type { Env } from '../../env.ts'
import { restoreBackup } from '../restore-backup.ts'

/** An empty database and an empty folder, to restore into, with the key of the shop that a backup was made of. */
export const openElsewhere = async ({ shop }: TestShop) => {
  const database = await createEmptyDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'pandrop-restored-'))
  await copyFile(join(shop.env.DATA_DIR, 'encryption.key'), join(dataDir, 'encryption.key'))
  const env: Env = { ...shop.env, DATA_DIR: dataDir }
  return {
    ...database,
    dataDir,
    restore: (path: string, { withoutKey = false } = {}) =>
      restoreBackup({ ...database, env, path, withoutKey, onProgress: () => {} }),
    drop: async () => {
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Asks a database one thing, over a connection of its own. */
export const ask = async <Row>(url: string, text: string): Promise<Row[]> => {
  const client = new pg.Client(connectionOptions(url))
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
