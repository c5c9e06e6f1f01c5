import { existsSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import type { Finding } from './measure.ts'
import type { BenchShop } from './shop.ts'

const runs = 5
const debuggingPort = 9333
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']

const launchOptions = {
  executablePath: [process.env.CHROMIUM, ...browsers].find((path) => path && existsSync(path)),
  args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${debuggingPort}`],
}

/** What one visit of Lighthouse's phone measured. */
interface Visit {
  score: number
  lcpMilliseconds: number
  layoutShift: number
  blockingMilliseconds: number
  /** addresses of the scripts that it loaded */
  scripts: string[]
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
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    lcpMilliseconds: measured('largest-contentful-paint'),
    layoutShift: measured('cumulative-layout-shift'),
    blockingMilliseconds: measured('total-blocking-time'),
    scripts: (requests ?? []).flatMap(({ url, resourceType }) => (resourceType === 'Script' ? [url] : [])),
  }
}

const gzippedKilobytes = async (addresses: string[]): Promise<number> => {
  const texts = await Promise.all(addresses.map(async (address) => (await fetch(address)).text()))
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0) / 1000
}

const measurePage = async (name: string, address: string): Promise<Finding> => {
  const visits: Visit[] = []
  for (let count = 0; count < runs; count += 1) visits.push(await visit(address))
  const worst = (measure: (visit: Visit) => number) => Math.max(...visits.map(measure))
  const script = await gzippedKilobytes(visits[0]?.scripts ?? [])
  const score = Math.min(...visits.map((each) => each.score))
  return {
    what: `${name}, first visit on Lighthouse's phone, worst of ${runs}`,
    ours: [
      `score ${score}, LCP ${(worst((each) => each.lcpMilliseconds) / 1000).toFixed(2)} s`,
      `layout shift ${worst((each) => each.layoutShift).toFixed(3)}`,
      `blocked ${worst((each) => each.blockingMilliseconds).toFixed(0)} ms, ${script.toFixed(1)} KB of script`,
    ].join(', '),
    beside: '',
    ratio: '',
    budget: '≥ 98, ≤ 1.35 s, 0, ≤ 130 KB gzipped',
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
