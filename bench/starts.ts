import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { startEmbedded } from '@pandrop/server/db/embedded'
import { type Finding, median, milliseconds, ratioOf } from './measure.ts'
import { newDataDir, removeDataDir, startShop } from './shop.ts'

const laterStarts = 3

const noLog = { info: () => {}, warn: () => {}, error: () => {} }

/** Milliseconds until the same PostgreSQL, started alone, accepts connections. */
const postgresAlone = async (dataDir: string): Promise<number> => {
  const begun = performance.now()
  const database = await startEmbedded({ dataDir, log: noLog })
  const took = performance.now() - begun
  await database.stop()
  return took
}

/** Milliseconds of a Node.js that has nothing to do. */
const emptyNode = async (): Promise<number> => {
  const begun = performance.now()
  await once(spawn(process.execPath, ['--eval', ''], { stdio: 'ignore' }), 'exit')
  return performance.now() - begun
}

/** Milliseconds until `npm start` would know that nothing is to be built. */
const nothingToBuild = async (): Promise<number> => {
  const begun = performance.now()
  await once(spawn(process.execPath, [join('scripts', 'build.mjs')], { stdio: 'ignore' }), 'exit')
  return performance.now() - begun
}

/**
 * The first start on an empty folder, seed included, and later ones on the same folder: beside them what no shop can do
 * without, the same PostgreSQL and an empty Node.js, each alone. In turns, so that all of them meet the same machine.
 */
export const measureStarts = async (): Promise<Finding[]> => {
  const dataDir = await newDataDir()
  const first = await startShop(dataDir)
  await first.stop()
  const later: number[] = []
  const bare: number[] = []
  const checks: number[] = []
  for (let count = 0; count < laterStarts; count += 1) {
    const shop = await startShop(dataDir)
    later.push(shop.startMilliseconds)
    await shop.stop()
    bare.push((await postgresAlone(dataDir)) + (await emptyNode()))
    checks.push(await nothingToBuild())
  }
  await removeDataDir(dataDir)
  const [ours, beside] = [median(later), median(bare)]
  return [
    {
      what: 'first start, 3,000 items seeded',
      ours: milliseconds(first.startMilliseconds),
      beside: '',
      ratio: '',
      budget: '≤ 10 s',
    },
    {
      what: `later start, median of ${laterStarts}`,
      ours: milliseconds(ours),
      beside: `the same PostgreSQL and an empty Node.js, one after the other ${milliseconds(beside)}`,
      ratio: ratioOf(ours, beside),
      budget: '≤ 1 s',
    },
    {
      what: `npm start before it: nothing to build, median of ${laterStarts}`,
      ours: milliseconds(median(checks)),
      beside: '',
      ratio: '',
      budget: '',
    },
  ]
}
