import { type LedgerFigures, ledgerFigures } from '../../../ledger/verify.ts'
import type { Shop } from '../../../shop.ts'
import { selectItemsSoldTwice } from './health.sql.ts'

/** What a shop promises, as figures that are zero for ever (docs/runbook.md). */
export interface PromiseFigures extends LedgerFigures {
  itemsSoldTwice: number
}

const readPromises = async ({ pool }: Pick<Shop, 'pool'>): Promise<PromiseFigures> => {
  // One after the other: nobody waits for them, and a purchase needs the connection more.
  const books = await ledgerFigures(pool)
  const sold = await selectItemsSoldTwice(pool)
  if (!sold) throw new Error('a question without conditions was answered by no row')
  return { ...books, itemsSoldTwice: sold.items }
}

const keptMillisecondsMin = 60_000

/** So many times as long as it took an answer is kept: all measuring together takes at most a hundredth of the time. */
const keptTimes = 100

/**
 * Looks through books and order lines as often as it is worth it: at most once a minute, and less often where the books
 * are long. While it looks anew whoever asks gets what was found before.
 * @returns what was found; what could not be read is thrown, and asked anew
 */
export const watchPromises = (shop: Pick<Shop, 'pool'>): (() => Promise<PromiseFigures>) => {
  let known: { until: number; figures: PromiseFigures } | undefined
  let looking: Promise<PromiseFigures> | undefined
  const look = async (): Promise<PromiseFigures> => {
    const begunAt = performance.now()
    try {
      const figures = await readPromises(shop)
      const endedAt = performance.now()
      known = { until: endedAt + Math.max(keptMillisecondsMin, (endedAt - begunAt) * keptTimes), figures }
      return figures
    } catch (error) {
      // What nobody can read any more is not what it was.
      known = undefined
      throw error
    } finally {
      looking = undefined
    }
  }
  return async () => {
    if (known && performance.now() < known.until) return known.figures
    looking ??= look()
    if (!known) return await looking
    // The next one who asks is told what went wrong.
    looking.catch(() => undefined)
    return known.figures
  }
}
