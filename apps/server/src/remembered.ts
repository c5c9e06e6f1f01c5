/**
 * Asks at most once in a while, however many want to know: an answer is kept for so long, and who asks meanwhile waits
 * for the same one. One that failed is asked anew.
 */
export const remembered = <Answer>(millisecondsMax: number, ask: () => Promise<Answer>): (() => Promise<Answer>) => {
  let known: { until: number; answer: Promise<Answer> } | undefined
  return () => {
    const now = performance.now()
    if (known && known.until > now) return known.answer
    const asked = { until: now + millisecondsMax, answer: ask() }
    known = asked
    asked.answer.catch(() => {
      if (known === asked) known = undefined
    })
    return asked.answer
  }
}
