import { once } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'
import type { ImportFormatName } from '@pandrop/contract/staff/import-limits'
import { startThread } from '../../../thread.ts'
import { readText } from './file-text.rules.ts'
import { formatNamed } from './formats.ts'
import type { ReadFile, ReadRow } from './import-format.ts'
import { isMonstrousJson } from './json-shape.rules.ts'
import { keepableRow } from './keepable-row.ts'

/** Files of one import, as they came. */
export interface Reading {
  format: ImportFormatName
  files: readonly Uint8Array[]
}

/** What a thread that reads files says first; then it answers for each number with the rows from there on. */
export type Head =
  | { problem: string }
  | (Omit<Exclude<ReadFile<unknown>, { problem: string }>, 'rows'> & { count: number })

/** Rows that a thread hands over at once: taking them over stops the server's other work for milliseconds. */
export const rowsHandedOver = 500

/** What reading may cost. */
interface Bounds {
  heapMegabytesMax: number
  secondsMax: number
}

const bounds: Bounds = { heapMegabytesMax: 512, secondsMax: 120 }

// What is small is read sooner than a thread starts, and cannot hold anything up.
const smallBytesMax = 32 * 1024

const tooCostly =
  'Reading it takes more time or memory than a file of fifty thousand rows: it is not what it says it is.'

/**
 * Reads the files of an import, in a thread of its own: whatever they hold, the server goes on.
 * @returns their rows, fit to be kept, or why they cannot be read; too much time or memory is a reason too
 */
export const readFiles = async (reading: Reading, may: Bounds = bounds): Promise<ReadFile<unknown>> => {
  const bytes = reading.files.reduce((sum, file) => sum + file.length, 0)
  if (bytes <= smallBytesMax) return readNow(reading)
  const resourceLimits = { maxOldGenerationSizeMb: may.heapMegabytesMax }
  const thread = startThread(new URL('file-reader.ts', import.meta.url), { workerData: reading, resourceLimits })
  // Once it is given up nobody waits for what it says; an error that nobody hears would end the server.
  thread.on('error', () => {})
  const signal = AbortSignal.timeout(may.secondsMax * 1000)
  const next = async (): Promise<unknown> => (await once(thread, 'message', { signal }))[0]
  try {
    const head = (await next()) as Head
    if ('problem' in head) return head
    const { count, ...rest } = head
    const rows: ReadRow<unknown>[] = []
    while (rows.length < count) {
      thread.postMessage(rows.length)
      rows.push(...((await next()) as ReadRow<unknown>[]))
      await turn()
    }
    return { ...rest, rows }
  } catch (error) {
    if (signal.aborted || isOutOfMemory(error)) return { problem: tooCostly }
    throw error
  } finally {
    await thread.terminate()
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

/** The same in the caller's own thread. */
export const readNow = async ({ format, files }: Reading): Promise<ReadFile<unknown>> => {
  const texts = files.map((bytes) => {
    const text = readText(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
    if (!text.ok) throw new Error(`a file that was taken in cannot be read: ${text.refusal}`)
    return text.value
  })
  if (texts.some(isMonstrousJson)) return { problem: tooCostly }
  const read = await formatNamed(format).read(texts)
  return 'problem' in read ? read : { ...read, rows: read.rows.map(keepableRow) }
}
