import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbedded } from '../db/embedded.ts'
import type { Log } from '../db/log.ts'
import { createPool } from '../db/pool.ts'
import { proveBooks } from '../domains/backoffice/reconciliation/proof.ts'
import type { Env } from '../env.ts'
import { OperatorProblem } from '../operator-problem.ts'
import type { Manifest } from './backup-file.ts'
import { restoreBackup } from './restore-backup.ts'

interface Trial {
  env: Env
  /** the backup */
  path: string
  /** where there is room for a second database, for as long as this takes */
  folder: string
  log: Log
  onProgress(line: string): void
}

/** The key lies in DATA_DIR unless it is set; where there is none, nothing may be sealed with one. */
const bringKey = async ({ ENCRYPTION_KEYS, DATA_DIR }: Env, folder: string): Promise<void> => {
  if (ENCRYPTION_KEYS) return
  await copyFile(join(DATA_DIR, 'encryption.key'), join(folder, 'encryption.key')).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
    },
  )
}

/**
 * Restores a backup beside the shop, in a PostgreSQL of its own that is thrown away afterwards, and proves its books:
 * whether the shop comes back from it only that shows.
 * @returns what the backup says of itself; refuses as restoreBackup, and where the books are wrong (OperatorProblem)
 */
export const tryBackup = async ({ env, path, folder, log, onProgress }: Trial): Promise<Manifest> => {
  const dataDir = await mkdtemp(join(folder, 'pandrop-trial-'))
  try {
    await bringKey(env, dataDir)
    const database = await startEmbedded({ dataDir, durable: false, log })
    try {
      const elsewhere: Env = { ...env, DATA_DIR: dataDir, DATABASE_URL: undefined, S3_URL: undefined }
      const manifest = await restoreBackup({ ...database, path, env: elsewhere, withoutKey: false, onProgress })
      const pool = createPool({ connectionString: database.serverUrl, connectionsMax: 2, log })
      const { found } = await proveBooks(pool).finally(() => pool.end())
      if (found > 0)
        throw new OperatorProblem(
          `The shop came back from ${path}, and its books are wrong in ${found} places. They are so in the shop too, ` +
            'or were: npm run shop -- ledger verify.',
        )
      return manifest
    } finally {
      await database.stop()
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}
