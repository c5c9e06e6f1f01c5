import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestShop } from '@pandrop/testkit/shop'

/**
 * All that a shop keeps, table by table and file by file: each row as text, and what is in its bytes as well.
 * @yields what it is called, and its text
 */
export async function* everything({ database, shop }: TestShop): AsyncGenerator<[place: string, text: string]> {
  const { rows: tables } = await database.ownerPool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  )
  for (const { name } of tables) {
    const { rows } = await database.ownerPool.query(`select * from ${name}`)
    const text = JSON.stringify(rows, (_, value) =>
      value?.type === 'Buffer' ? Buffer.from(value.data).toString('latin1') : value,
    )
    yield [name, text]
  }
  const root = shop.env.DATA_DIR
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((found) => found.isFile())) {
    const path = join(entry.parentPath, entry.name)
    yield [path.slice(root.length), await readFile(path, 'latin1')]
  }
}

/** Where one of these values is kept: `table: value`, none where nothing is. */
export const placesOf = async (shop: TestShop, values: readonly string[]): Promise<string[]> => {
  const found: string[] = []
  for await (const [place, text] of everything(shop)) {
    for (const value of values) if (text.includes(value)) found.push(`${place}: ${value}`)
  }
  return found
}
