/**
 * Lets so much work run at once, and the rest wait its turn: what keeps a core busy would otherwise slow down every
 * other request.
 * @param atOnceMax pieces of work at the same time
 */
export const limitConcurrency = (atOnceMax: number) => {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    // Finished work hands its place on, so running counts it until nobody waits.
    if (running >= atOnceMax) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
