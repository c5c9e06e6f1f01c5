import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { type Figure, type Finding, loadGets, ratioOf, told } from './measure.ts'
import type { BenchShop } from './shop.ts'

const barePort = 3901
const seconds = 5

const types = ['Pistol', 'SMG', 'Rifle', 'Sniper Rifle', 'Shotgun', 'Machinegun', 'Knife']

/** 7 types × 20 pages in rotation, as the peers were measured. */
const listPaths = types.flatMap((type) =>
  Array.from(
    { length: 20 },
    (_, page) => `/api/items/list?type=${encodeURIComponent(type)}&sort=desc&page=${page + 1}`,
  ),
)

/** The same shape, but every address is new: nothing is ready. */
const freshListPaths = Array.from({ length: 4000 }, (_, index) => {
  const type = encodeURIComponent(types[index % types.length] ?? '')
  return `/api/items/list?type=${type}&sort=desc&price_from=${(index / 100).toFixed(2)}&page=${(index % 5) + 1}`
})

/** The same lists as pages: guests share none of these documents. */
const freshDocumentPaths = freshListPaths.map((path) => path.replace('/api/items/list', '/products'))

const words = ['redline', 'asiimov', 'fade', 'doppler', 'ak', 'awp ft', 'knife', 'stattrak', 'm4a1 mw', 'glock']

const searchPaths = Array.from({ length: 2000 }, (_, index) => {
  const search = encodeURIComponent(words[index % words.length] ?? '')
  return `/api/items/list?search=${search}&price_from=${(index / 100).toFixed(2)}`
})

/** A bare node:http server answering the same bytes to the same requests. */
const bare = async (body: Buffer, paths: string[], connections: number): Promise<Figure> => {
  const program = ['--import', 'tsx', 'bench/bare-server.ts', String(barePort), body.toString('base64')]
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] })
  if (child.stdout) await once(child.stdout, 'data')
  const figure = await loadGets({ origin: `http://127.0.0.1:${barePort}`, paths, connections, seconds })
  child.kill()
  await once(child, 'exit')
  return figure
}

/** What every browser sends. */
const browser = { 'accept-encoding': 'gzip' }

/** A body as it travels: node:http unpacks nothing. */
const bodyOf = async (origin: string, path: string, headers: Record<string, string> = {}): Promise<Buffer> => {
  // A connection that has waited for long may be closed at the moment it is used again.
  const [answer] = (await once(get(origin + path, { headers, agent: false }), 'response')) as [IncomingMessage]
  return buffer(answer)
}

const besideBare = (what: string, ours: Figure, beside: Figure, budget: string): Finding => ({
  what,
  ours: told(ours),
  beside: `bare node:http ${told(beside)}`,
  ratio: ratioOf(ours.perSecond, beside.perSecond),
  budget,
})

const alone = (what: string, ours: Figure, budget: string): Finding => ({
  what,
  ours: told(ours),
  beside: '',
  ratio: '',
  budget,
})

/** Asks once for each, so that what is measured is the state that a shop is in after its first visitors. */
export const warmUp = async (origin: string, paths: string[]): Promise<void> => {
  for (const path of paths) await bodyOf(origin, path)
}

/** A ready document as browsers get it, beside a bare server with the same bytes. */
const measureDocument = async (origin: string, what: string, path: string): Promise<Finding> => {
  const load = { paths: [path], headers: browser, connections: 8, seconds }
  const beside = await bare(await bodyOf(origin, path, browser), load.paths, load.connections)
  return besideBare(what, await loadGets({ origin, ...load }), beside, '≥ 8,000/s, ≥ 0.60')
}

/** Item lists, items and documents of a shop with 20,000 items. */
export const measureReads = async ({ origin, pool }: BenchShop): Promise<Finding[]> => {
  const { rows } = await pool.query('select id from items order by id limit 2000')
  const itemPaths = rows.map(({ id }: { id: number }) => `/api/items/${id}`)
  const connections = 16
  const listBare = await bare(await bodyOf(origin, listPaths[0] ?? ''), listPaths, connections)
  await warmUp(origin, listPaths)
  const list = await loadGets({ origin, paths: listPaths, connections, seconds })
  const itemBare = await bare(await bodyOf(origin, itemPaths[0] ?? ''), itemPaths, connections)
  await warmUp(origin, itemPaths)
  const items = await loadGets({ origin, paths: itemPaths, connections, seconds })
  const fresh = await loadGets({ origin, paths: freshListPaths, connections, seconds })
  const search = await loadGets({ origin, paths: searchPaths, connections, seconds })
  const freshDocument = await loadGets({
    origin,
    paths: freshDocumentPaths,
    headers: browser,
    connections: 8,
    seconds,
  })
  return [
    besideBare('item list, 12 of 20,000, filtered and sorted', list, listBare, '≥ 0.60'),
    besideBare('item by id', items, itemBare, '≥ 0.60'),
    alone('item list, never asked before', fresh, ''),
    alone('search of one or two words, never asked before', search, 'p99 < 50 ms'),
    await measureDocument(origin, 'home document, guest, gzipped', '/'),
    await measureDocument(origin, 'list document, guest, gzipped', '/products'),
    alone('list document, never asked before', freshDocument, '≥ 600/s'),
  ]
}
