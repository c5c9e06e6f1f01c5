import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'

/**
 * Runs one statement in the database of a worker's shop, under its owner: what an operator does, and what no visitor
 * could make happen.
 * @param dataDir the shop's data folder
 */
export const asOwner = async (dataDir: string, statement: string, values: unknown[] = []): Promise<void> => {
  const { ownerUrl } = JSON.parse(await readFile(join(dataDir, 'postgres-connection.json'), 'utf8'))
  const client = new pg.Client(ownerUrl)
  await client.connect()
  try {
    await client.query(statement, values)
  } finally {
    await client.end()
  }
}
