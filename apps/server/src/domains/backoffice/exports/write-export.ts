import type pg from 'pg'
import { pieces } from '../../../db/cursor.ts'
import type { Shop } from '../../../shop.ts'
import { amountColumns, countRows, rowsText } from './export-rows.ts'
import { headText, linesOf } from './export-text.rules.ts'
import { beginExport, type ExportRow, finishExport, noteProgress, selectExport } from './exports.sql.ts'

type Asked = Pick<ExportRow, 'name' | 'format' | 'columns' | 'begins_at' | 'ends_at'>

/**
 * The text of an export, piece by piece, in as much memory as one piece takes.
 * @yields how many rows there were so far, with what belongs behind what came before
 */
export async function* exportText(pool: pg.Pool, asked: Asked): AsyncGenerator<{ rows: number; text: string }> {
  const { name, format, columns } = asked
  yield { rows: 0, text: headText(format, columns) }
  let rows = 0
  const span = { from: asked.begins_at, till: asked.ends_at }
  for await (const found of pieces<Record<string, unknown>>(pool, rowsText(name, columns), span)) {
    rows += found.length
    yield { rows, text: linesOf(found, { format, columns, amounts: amountColumns }) }
  }
}

/** Where a piece of an export's file lies. */
export const partPath = (id: number, part: number): string => `exports/${id}-${part}`

const partBytesMin = 1024 * 1024

/**
 * Writes the rows of an export to the storage, a megabyte at a time. Whatever ends it before its last row leaves it
 * unfinished: nobody is given what is there, and it is begun anew.
 */
export const writeExport = async (
  { pool, storage, clock }: Pick<Shop, 'pool' | 'storage' | 'clock'>,
  id: number,
): Promise<void> => {
  const asked = await selectExport(pool, id)
  if (!asked) return
  const all = await countRows(pool, { name: asked.name, from: asked.begins_at, till: asked.ends_at })
  const begun = await beginExport(pool, id, all)
  if (!begun) return
  const written = { rows: 0, bytes: 0, parts: 0 }
  let open: string[] = []
  let openBytes = 0
  const writePart = async (): Promise<void> => {
    if (openBytes === 0) return
    const bytes = Buffer.from(open.join(''))
    written.parts += 1
    // Before it lies there: whatever ends this here, somebody knows what to take away.
    await noteProgress(pool, { id, ...written })
    await storage.put(partPath(id, written.parts), bytes, 'application/octet-stream')
    written.bytes += bytes.length
    open = []
    openBytes = 0
  }
  for await (const { rows, text } of exportText(pool, begun)) {
    written.rows = rows
    open.push(text)
    openBytes += text.length
    if (openBytes >= partBytesMin) await writePart()
    else await noteProgress(pool, { id, ...written })
  }
  await writePart()
  // Past this line the file is there whole.
  await finishExport(pool, { id, ...written, at: clock.now() })
  for (let part = written.parts + 1; part <= begun.parts; part += 1) await storage.remove(partPath(id, part))
}
