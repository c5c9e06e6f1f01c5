import { statement } from '../db/statement.ts'
import { pictureSizes } from '../domains/catalogue/items/picture.ts'
import type { FileStorage } from '../ports/storage/storage.ts'
import type { Shop } from '../shop.ts'

/** What a row names. */
interface NamedFile {
  /** what it is, in words for the operator */
  kind: string
  path: string
}

// Of the files of a picture one is looked for: all of them are written before it is named. Files of exports are made
// anew, and pictures of the shop's own look uploaded again.
const selectNamed = statement<NamedFile, { smallest: string }>(
  'files_that_rows_name',
  `select 'picture of a profile' as kind, avatar as path from customers where avatar is not null
   union all select 'picture of a case', path from case_pictures
   union all select 'document of a customer', path from verification_documents
   union all select 'picture of a skin', stem || '-' || :smallest || '.webp' from pictures where origin <> 'catalogue'
   order by kind, path`,
)

/**
 * Files that rows name and that are not there, as after a restore to a moment of which no copy of them was made; each
 * is read.
 * @returns lacking: those; named: how many rows name any
 */
export const lackingFiles = async (
  { pool }: Pick<Shop, 'pool'>,
  storage: FileStorage,
): Promise<{ lacking: NamedFile[]; named: number }> => {
  const [{ width: smallest }] = pictureSizes
  const named = await selectNamed(pool, { smallest: String(smallest) })
  const lacking: NamedFile[] = []
  for (const file of named) if (!(await storage.get(file.path))) lacking.push(file)
  return { lacking, named: named.length }
}
