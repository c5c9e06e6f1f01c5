import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import type { ShopTexts } from '@pandrop/contract/languages'
import { textsOfShop } from '@pandrop/dictionaries/languages'
import { startThread } from '../../../thread.ts'
import type { StatementDrawing } from '../account-statements/statement-pdf.ts'
import type { Paper } from './paper-pdf.ts'

/** What the thread is sent: what to draw, and what the shop says otherwise where that is new to it. */
export type PaperOrder = ({ paper: Paper; language: string } | StatementDrawing) & { texts?: ShopTexts }

// A statement of the most entries that one may have takes a tenth of it.
const heapMegabytesMax = 512

let thread: Worker | undefined
/** what the thread knows that the shop says */
let said: ShopTexts | undefined

const begin = (): Worker => {
  said = undefined
  const begun = startThread(new URL('paper-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytesMax },
  })
  begun.on('error', () => {
    thread = undefined
  })
  return begun
}

const drawNow = async (order: PaperOrder): Promise<Buffer<ArrayBuffer>> => {
  thread ??= begin()
  const texts = textsOfShop()
  thread.postMessage(texts === said ? order : { ...order, texts })
  said = texts
  // A process ends while the thread waits, not while somebody waits for the thread.
  thread.ref()
  try {
    const [drawn]: Uint8Array<ArrayBuffer>[] = await once(thread, 'message')
    if (!drawn) throw new Error('the thread of papers answered nothing')
    return Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength)
  } finally {
    thread?.unref()
  }
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Draws a paper as PDF in a thread of its own, one after the other: the server goes on meanwhile.
 * @returns the same bytes for the same paper, language and texts of the shop, so that a copy never differs from its
 *   original
 */
export const drawPaper = (order: PaperOrder): Promise<Buffer<ArrayBuffer>> => {
  const drawn = last.then(() => drawNow(order))
  last = drawn.catch(() => {})
  return drawn
}
