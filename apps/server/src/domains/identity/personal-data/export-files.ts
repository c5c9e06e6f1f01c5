import { csvOf } from '@pandrop/contract/csv'
import type { Reading } from '../../../db/cursor.ts'
import type { ExportKind } from '../../../db/personal-data.ts'
import type { FileStorage } from '../../../ports/storage/storage.ts'
import type { ZipEntry } from '../../../zip.ts'
import { type ExportPage, exportPage } from './export-page.ts'
import { type ExportTable, exportTables, leftOut } from './export-rows.ts'

type Row = Readonly<Record<string, unknown>>

/** Whose export it is, and what its page needs. */
export interface ExportOrder extends Omit<ExportPage, 'parts' | 'picture'> {
  customerId: number
  /** where the picture of the profile lies; null for none */
  avatar: string | null
}

const cellOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

async function* csvText({ columns, text }: ExportTable, reading: Reading, customerId: number): AsyncGenerator<string> {
  yield csvOf([columns])
  for await (const rows of reading<Row>(text, { customerId }))
    yield csvOf(rows.map((row) => columns.map((column) => cellOf(row[column]))))
}

/** One object with a list for each table. */
async function* jsonText(tables: readonly ExportTable[], reading: Reading, customerId: number): AsyncGenerator<string> {
  for (const [place, { name, text }] of tables.entries()) {
    yield `${place === 0 ? '{' : ','}\n${JSON.stringify(name)}: [`
    let parts = '\n'
    for await (const rows of reading<Row>(text, { customerId })) {
      yield parts + rows.map((row) => JSON.stringify(row)).join(',\n')
      parts = ',\n'
    }
    yield '\n]'
  }
  yield '\n}\n'
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}

const sentPictures = `select id::text as id, path from case_pictures
  where customer_id = :customerId and message_id is not null order by uploaded_at, id`

/** Pictures that were sent with messages about orders; they are called as the messages name them. */
async function* picturesSent(
  { customerId, at }: Pick<ExportOrder, 'customerId' | 'at'>,
  { reading, storage }: { reading: Reading; storage: FileStorage },
): AsyncGenerator<ZipEntry> {
  for await (const rows of reading<{ id: string; path: string }>(sentPictures, { customerId })) {
    for (const { id, path } of rows) {
      const content = await storage.get(path)
      if (content) yield { name: `pictures/${id}.webp`, content, at }
    }
  }
}

/**
 * The files of a customer's export, in as much memory as a thousand rows take.
 * @param reading one snapshot: every file tells of the same moment
 * @param onKind told after each kind how many are written
 */
export async function* exportEntries(
  { customerId, avatar, ...order }: ExportOrder,
  { reading, storage }: { reading: Reading; storage: FileStorage },
  onKind: (done: number) => Promise<unknown>,
): AsyncGenerator<ZipEntry> {
  const { at } = order
  const parts: { kind: ExportKind; files: string[] }[] = []
  for (const [kind, tables] of exportTables) {
    const json = `json/${kind}.json`
    yield { name: json, content: jsonText(tables, reading, customerId), at }
    const files = tables.map((table) => ({ table, name: `csv/${kind}/${table.name}.csv` }))
    for (const { table, name } of files) yield { name, content: csvText(table, reading, customerId), at }
    const pictures: string[] = []
    if (kind === 'orders')
      for await (const sent of picturesSent({ customerId, at }, { reading, storage })) {
        pictures.push(sent.name)
        yield sent
      }
    parts.push({ kind, files: [json, ...files.map(({ name }) => name), ...pictures] })
    await onKind(parts.length)
  }
  const picture = avatar === null ? undefined : await storage.get(avatar)
  if (picture) yield { name: 'picture.webp', content: picture, at }
  const head = ['table', 'column', 'what', 'why']
  yield { name: 'left-out.csv', content: once(csvOf([head, ...leftOut])), at }
  yield { name: 'index.html', content: once(exportPage({ ...order, parts, picture: picture !== undefined })), at }
}
