import { type Finding, milliseconds } from './measure.ts'
import { newDataDir, removeDataDir, startShop } from './shop.ts'

const laterStarts = 3

/** The first start on an empty folder, seed included, and later ones on the same folder. */
export const measureStarts = async (): Promise<Finding[]> => {
  const dataDir = await newDataDir()
  const first = await startShop(dataDir)
  await first.stop()
  const later: number[] = []
  for (let count = 0; count < laterStarts; count += 1) {
    const shop = await startShop(dataDir)
    later.push(shop.startMilliseconds)
    await shop.stop()
  }
  await removeDataDir(dataDir)
  const median = later.sort((left, right) => left - right)[Math.floor(laterStarts / 2)] ?? 0
  const started = { beside: '', ratio: '' }
  return [
    {
      what: 'first start, 3,000 items seeded',
      ours: milliseconds(first.startMilliseconds),
      budget: '≤ 10 s',
      ...started,
    },
    { what: `later start, median of ${laterStarts}`, ours: milliseconds(median), budget: '≤ 1 s', ...started },
  ]
}
