// The thread that draws papers (draw-paper.ts starts it): drawing one takes as long as two purchases.
import { parentPort } from 'node:worker_threads'
import { setShopTexts } from '@pandrop/dictionaries/languages'
import { statementPdf } from '../account-statements/statement-pdf.ts'
import type { PaperOrder } from './draw-paper.ts'
import { paperPdf } from './paper-pdf.ts'

const draw = (order: PaperOrder): Promise<Buffer<ArrayBuffer>> =>
  'statement' in order ? statementPdf(order) : paperPdf(order)

parentPort?.on('message', async ({ texts, ...order }: PaperOrder) => {
  if (texts) setShopTexts(texts)
  // What fails ends the thread, and whoever waits hears of it.
  parentPort?.postMessage(await draw(order))
})
