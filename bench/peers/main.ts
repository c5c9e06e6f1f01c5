import { performance } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createPool } from '@pandrop/server/db/pool'
import type pg from 'pg'
import { freePort } from '../../tests/hard/testing/free-port.ts'
import { postmasterOf, residentMegabytes, watchCpu } from '../host.ts'
import { type Figure, told } from '../measure.ts'
import { type Catalogue, keepCatalogue } from './catalogue.ts'
import type { Contender, ContenderOptions } from './contender.ts'
import { type PeersDatabase, startDatabase } from './database.ts'
import { startMedusa } from './medusa.ts'
import { startOurServer, startOurs } from './ours.ts'
import { preparePeer } from './prepare.ts'
import { type Measured, type Round, writeReport } from './report.ts'
import { startVendure } from './vendure.ts'
import {
  type Amounts,
  checkAnswers,
  clientOf,
  measureCheckout,
  measureStep,
  pressButtons,
  race,
  type Step,
} from './work.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '8' },
    items: { type: 'string', default: '20000' },
  },
})

const rounds = Number(values.rounds)
const itemsCount = Number(values.items)
const amounts: Amounts = {
  seconds: Number(values.seconds),
  connections: 16,
  buyers: 8,
  rivals: 20,
  races: 4,
  presses: 3,
}

/** A server that has just started still prepares itself. */
const settleSeconds = 5

interface Entrant {
  database: string
  start(options: ContenderOptions): Promise<Contender>
}

const databaseMegabytes = async (pool: pg.Pool): Promise<number> =>
  Number((await pool.query('select pg_database_size(current_database()) as size')).rows[0].size) / 1024 / 1024

const measureRound = async (contender: Contender, pool: pg.Pool): Promise<Round> => {
  const { pid, origin, startMilliseconds } = contender.server
  await delay(settleSeconds * 1000)
  const idleMegabytes = residentMegabytes(pid)
  const postmaster = await postmasterOf(pool)
  const { call, close } = clientOf(origin)
  const shares: number[] = []
  const watched = async (name: string, measure: () => Promise<Figure>): Promise<Figure> => {
    const used = watchCpu({ servers: [pid], postmaster })
    const figure = await measure()
    shares.push(used().othersShare)
    console.log(`  ${name}: ${told(figure)}`)
    return figure
  }
  const read = (step: Step) => watched(step, () => measureStep(contender, step, amounts))
  await checkAnswers(contender, call)
  const figures = {
    list: await read('list'),
    item: await read('item'),
    search: await read('search'),
    cart: await read('cart'),
    checkout: await watched('checkout', () => measureCheckout(contender, call, amounts)),
  }
  const races = await race(contender, call, amounts)
  const presses = await pressButtons(contender, call, amounts)
  const loadedMegabytes = residentMegabytes(pid)
  close()
  const othersShare = Math.max(...shares)
  return { startMilliseconds, idleMegabytes, loadedMegabytes, othersShare, figures, races, presses }
}

/** Starts a contender, measures one round of it and ends it. */
const takeTurn = async (entrant: Entrant, database: PeersDatabase, measured: Measured): Promise<void> => {
  const databaseUrl = database.urlOf(entrant.database)
  const pool = createPool({ connectionString: databaseUrl, connectionsMax: 3 })
  try {
    await pool.query('vacuum analyze')
    const contender = await entrant.start({ port: await freePort(), pool, databaseUrl })
    try {
      measured.rounds.push(await measureRound(contender, pool))
      measured.requestsPerOrder = contender.requestsPerOrder
    } finally {
      await contender.stop()
    }
    measured.databaseMegabytes = await databaseMegabytes(pool)
  } finally {
    await pool.end()
  }
}

const newMeasured = (name: string): Measured => ({ name, requestsPerOrder: 0, databaseMegabytes: 0, rounds: [] })

/** Makes all that is kept from run to run where it is not there yet. */
const prepare = async (database: PeersDatabase): Promise<{ catalogue: Catalogue; versions: [string, string] }> => {
  const server = await startOurServer(database, await freePort())
  const catalogue = await keepCatalogue(database.ownerUrl, itemsCount).finally(server.stop)
  return { catalogue, versions: [await preparePeer('vendure', database), await preparePeer('medusa', database)] }
}

const begun = performance.now()
const minutes = (): number => (performance.now() - begun) / 60_000
const database = await startDatabase()
try {
  const { catalogue, versions } = await prepare(database)
  console.log(`Prepared after ${minutes().toFixed(1)} minutes`)
  const ours = newMeasured('Pandrop')
  const peers = [newMeasured(`Vendure ${versions[0]}`), newMeasured(`Medusa ${versions[1]}`)]
  const ourDatabase = new URL(database.ownerUrl).pathname.slice(1)
  const entrants: Entrant[] = [
    { database: ourDatabase, start: (options) => startOurs(options, database, catalogue) },
    { database: 'vendure', start: (options) => startVendure(options, catalogue) },
    { database: 'medusa', start: (options) => startMedusa(options, catalogue) },
  ]
  for (let round = 1; round <= rounds; round += 1) {
    for (const [place, measured] of [ours, ...peers].entries()) {
      const entrant = entrants[place]
      if (entrant) await takeTurn(entrant, database, measured)
      console.log(`Round ${round} of ${rounds}: ${measured.name} done after ${minutes().toFixed(1)} minutes`)
    }
  }
  const report = { ours, peers, amounts, itemsCount, postgres: database.version, minutes: minutes() }
  console.log(writeReport(report))
} finally {
  await database.stop()
}
