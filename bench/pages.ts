import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { type Finding, median, ratioOf } from './measure.ts'
import type { BenchShop } from './shop.ts'

const runs = 5
const debuggingPort = 9333
const stillPort = 3902
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']

export const launchOptions = {
  executablePath: [process.env.CHROMIUM, ...browsers].find((path) => path && existsSync(path)),
  args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${debuggingPort}`],
}

/** What one visit of Lighthouse's phone measured. */
interface Visit {
  score: number
  /** first contentful paint */
  fcpMilliseconds: number
  lcpMilliseconds: number
  layoutShift: number
  blockingMilliseconds: number
  /** addresses of the scripts that it loaded */
  scripts: string[]
  /** address of the picture that was its largest paint; empty where that was text */
  picture: string
}

const triesMax = 3

/** Lighthouse's report; a visit whose trace it could not read is no measurement and made anew. */
const reportOn = async (address: string, tries = 1): Promise<Result> => {
  const result = await lighthouse(address, { port: debuggingPort, onlyCategories: ['performance'], logLevel: 'error' })
  const problem = result ? result.lhr.runtimeError?.message : 'it said nothing'
  if (result && !problem) return result.lhr
  if (tries === triesMax) throw new Error(`Lighthouse could not measure ${address}: ${problem}`)
  return reportOn(address, tries + 1)
}

const visit = async (address: string): Promise<Visit> => {
  const { audits, categories } = await reportOn(address)
  const measured = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const requests = (audits['network-requests']?.details as { items?: { url: string; resourceType: string }[] })?.items
  const debugData = (audits['prioritize-lcp-image']?.details as { debugData?: { initiatorPath?: { url: string }[] } })
    ?.debugData
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    fcpMilliseconds: measured('first-contentful-paint'),
    lcpMilliseconds: measured('largest-contentful-paint'),
    layoutShift: measured('cumulative-layout-shift'),
    blockingMilliseconds: measured('total-blocking-time'),
    scripts: (requests ?? []).flatMap(({ url, resourceType }) => (resourceType === 'Script' ? [url] : [])),
    picture: debugData?.initiatorPath?.[0]?.url ?? '',
  }
}

const gzippedKilobytes = async (addresses: string[]): Promise<number> => {
  const texts = await Promise.all(addresses.map(async (address) => (await fetch(address)).text()))
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000
}

/** A page with nothing but a headline and one picture: the least that a page with a picture makes a phone wait. */
const stillPage = `<!doctype html><html lang="en"><title>Still</title>
<meta name="viewport" content="width=device-width"><h1>Still</h1><img src="/picture" width="360" height="240" alt="">`

/** Serves that page with the bytes of a picture of ours. */
const openStillPage = async (picture: string) => {
  const answer = await fetch(picture)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const pictureType = answer.headers.get('content-type') ?? ''
  const server = createServer(({ url }, response) => {
    const [type, body] = url === '/picture' ? [pictureType, bytes] : ['text/html; charset=utf-8', stillPage]
    response.writeHead(200, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body)
  }).listen(stillPort, '127.0.0.1')
  await once(server, 'listening')
  return { address: `http://127.0.0.1:${stillPort}/`, close: () => server.close() }
}

const medianOf = (visits: readonly Visit[], measure: (visit: Visit) => number): number => median(visits.map(measure))

const paints = (visits: readonly Visit[]) => ({
  first: medianOf(visits, ({ fcpMilliseconds }) => fcpMilliseconds),
  largest: medianOf(visits, ({ lcpMilliseconds }) => lcpMilliseconds),
})

const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`

const toldPaints = ({ first, largest }: ReturnType<typeof paints>): string =>
  `first paint ${inSeconds(first)}, largest ${inSeconds(largest)}`

const measurePage = async (name: string, address: string): Promise<Finding> => {
  const still = await openStillPage((await visit(address)).picture)
  const visits: Visit[] = []
  const stillVisits: Visit[] = []
  for (let count = 0; count < runs; count += 1) {
    visits.push(await visit(address))
    stillVisits.push(await visit(still.address))
  }
  still.close()
  const [ours, beside] = [paints(visits), paints(stillVisits)]
  const worst = (measure: (visit: Visit) => number) => Math.max(...visits.map(measure))
  const script = await gzippedKilobytes(visits[0]?.scripts ?? [])
  const score = Math.min(...visits.map((each) => each.score))
  return {
    what: `${name}, first visit on Lighthouse's phone, median of ${runs} (the rest: worst)`,
    ours: [
      `${toldPaints(ours)}, score ${score}`,
      `layout shift ${worst((each) => each.layoutShift).toFixed(3)}`,
      `blocked ${worst((each) => each.blockingMilliseconds).toFixed(0)} ms, ${script.toFixed(1)} KB of script`,
    ].join(', '),
    beside: `a still page with the same picture: ${toldPaints(beside)}`,
    ratio: `${ratioOf(ours.first, beside.first)} and ${ratioOf(ours.largest, beside.largest)}`,
    budget: '≤ 1.3 and ≤ 1.4; 100, 0, ≤ 30 ms, ≤ 120 KB gzipped',
  }
}

/** Home, list and details as Lighthouse's simulated phone sees them, with the script that a first visit loads. */
export const measurePages = async ({ origin, pool }: BenchShop): Promise<Finding[]> => {
  const { rows } = await pool.query(
    `select id from items where state = 'available' and exterior <> 'NP' order by price_cents desc limit 1`,
  )
  const browser = await chromium.launch(launchOptions)
  try {
    return [
      await measurePage('home', `${origin}/`),
      await measurePage('list', `${origin}/products`),
      await measurePage('details', `${origin}/products/all/all/${rows[0].id}`),
    ]
  } finally {
    await browser.close()
  }
}
