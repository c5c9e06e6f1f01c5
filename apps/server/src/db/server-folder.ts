import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * A path inside apps/server, the same whether the code runs from src/ or bundled from dist/.
 * @param path relative to apps/server, such as "migrations"
 */
export const inServerFolder = (path: string): string => {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'migrations', '0001_ledger.sql'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error('the folder apps/server/migrations is missing from this installation')
    folder = parent
  }
  return join(folder, path)
}
