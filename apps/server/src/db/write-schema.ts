import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dumpSchema } from './dump-schema.ts'
import { startEmbedded } from './embedded.ts'
import { loginOf, migrate } from './migrate.ts'
import { createPool } from './pool.ts'
import { inServerFolder } from './server-folder.ts'

// `npm run schema`: migrates an empty database and writes apps/server/schema.sql anew.

const dataDir = await mkdtemp(join(tmpdir(), 'pandrop-schema-'))
await chmod(dataDir, 0o711)
const database = await startEmbedded({ dataDir, durable: false, log: console })
const pool = createPool({ connectionString: database.ownerUrl, connectionsMax: 1 })
try {
  await migrate(database)
  await writeFile(inServerFolder('schema.sql'), await dumpSchema(pool, await loginOf(database.serverUrl)))
} finally {
  await pool.end()
  await database.stop()
  await rm(dataDir, { recursive: true, force: true })
}
