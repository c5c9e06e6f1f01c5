import { referenceTiming } from '@pandrop/contract/request-reference'

/** An answer that failed longer ago is not what somebody looks at. */
const millisecondsMax = 60_000

const isTimed = (entry: PerformanceEntry): entry is PerformanceResourceTiming => 'serverTiming' in entry

/**
 * The reference of the newest answer that failed, the document's own included, by which an operator finds it in the log
 * (docs/behaviour/wire.md#request-id). It is read from what the browser has measured, so that no script of a first
 * visit has to keep it.
 * @returns undefined where none has failed lately, nothing was answered at all, or the browser does not say
 */
export const lastReference = (): string | undefined => {
  const since = performance.now() - millisecondsMax
  const [newest] = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter(isTimed)
    .filter(({ responseEnd }) => responseEnd >= since)
    .flatMap(({ responseEnd, serverTiming }) =>
      serverTiming
        .filter(({ name }) => name === referenceTiming)
        .map(({ description }) => ({ responseEnd, description })),
    )
    .sort((one, other) => other.responseEnd - one.responseEnd)
  return newest?.description
}
