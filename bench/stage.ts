import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Page, type Worker } from '@playwright/test'
import { type Finding, median, milliseconds, ratioOf } from './measure.ts'
import { launchOptions } from './pages.ts'
import type { BenchShop } from './shop.ts'

const turnsCount = 60
const turnMilliseconds = 50

/** A phone that draws twice as densely as it counts. */
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true }

/** One weapon of each kind of shape, with as much to paint as there is. */
const copies = {
  'a rifle': `skin.type = 'Rifle' and skin.finish = 'Case Hardened'`,
  'a knife': `skin.type = 'Knife' and skin.finish = 'Fade'`,
  gloves: `skin.type = 'Gloves'`,
}

interface Frame {
  /** milliseconds, when its drawing began */
  at: number
  /** how long our own part of it took: what the script does and hands to the graphics */
  scriptMilliseconds: number
}

const high = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? Number.NaN

/** Notes every frame that the worker draws from now on. */
const noteFrames = (worker: Worker) =>
  worker.evaluate(() => {
    const frames: Frame[] = []
    Object.assign(self, { frames })
    const ask = self.requestAnimationFrame.bind(self)
    self.requestAnimationFrame = (draw) =>
      ask((at) => {
        const begun = performance.now()
        draw(at)
        frames.push({ at, scriptMilliseconds: performance.now() - begun })
      })
  })

const framesOf = (worker: Worker): Promise<Frame[]> =>
  worker.evaluate(() => (self as unknown as { frames: Frame[] }).frames)

/** A finger that goes to and fro over the stage. */
const turn = async (page: Page): Promise<void> => {
  const box = await page.getByRole('application').boundingBox()
  if (!box) throw new Error('there is no stage to turn')
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(left, top)
  await page.mouse.down()
  for (let count = 0; count < turnsCount; count += 1) {
    await page.mouse.move(left + 90 * Math.sin(count / 6), top + 12 * Math.sin(count / 9))
    await pause(turnMilliseconds)
  }
  await page.mouse.up()
}

/** How long a painter alone takes until its first, coarse atlas, milliseconds: no graphics have a part in it. */
const paintAlone = (page: Page, address: string, copy: object): Promise<number> =>
  page.evaluate(
    async ([script, shown]) => {
      const painter = new Worker(script, { type: 'module' })
      const { port1: to, port2: from } = new MessageChannel()
      const begun = performance.now()
      const painted = new Promise((resolve) => {
        from.onmessage = resolve
      })
      painter.postMessage({ copy: shown, face: '/none', columns: [640], to }, [to])
      await painted
      return performance.now() - begun
    },
    [address, copy] as const,
  )

const measureCopy = async (
  browser: Browser,
  { what, address, copy }: { what: string; address: string; copy: object },
) => {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  await page.goto(address, { waitUntil: 'networkidle' })
  let bytes = 0
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  const workerOf = (name: string) => page.waitForEvent('worker', (worker) => worker.url().includes(name))
  const workers = Promise.all([workerOf('stage.worker'), workerOf('paint.worker')])
  const touched = performance.now()
  await page.getByRole('button', { name: 'Turn it' }).dispatchEvent('click')
  const [worker, painter] = await workers
  await page.locator('[data-on]').waitFor({ state: 'attached' })
  const firstMilliseconds = performance.now() - touched
  await page.locator('[data-on=fine]').waitFor({ state: 'attached', timeout: 120_000 })
  const fineMilliseconds = performance.now() - touched
  await noteFrames(worker)
  await turn(page)
  const frames = await framesOf(worker)
  const apart = frames.slice(1).map(({ at }, index) => at - (frames[index]?.at ?? at))
  const script = frames.map((frame) => frame.scriptMilliseconds)
  const left = worker.waitForEvent('close')
  await page.getByRole('link', { name: 'Home' }).first().dispatchEvent('click')
  await left
  const workersLeft = page.workers().length
  const paintedMilliseconds = await paintAlone(page, painter.url(), copy)
  await context.close()
  return { what, paintedMilliseconds, firstMilliseconds, fineMilliseconds, bytes, apart, script, workersLeft }
}

/** The weapon on its page: what it loads, when it is there, how it turns, and that it is gone with the page. */
export const measureStage = async ({ origin, pool }: BenchShop): Promise<Finding[]> => {
  const browser = await chromium.launch(launchOptions)
  const findings: Finding[] = []
  try {
    for (const [what, filter] of Object.entries(copies)) {
      const { rows } = await pool.query(
        `select item.id, skin.weapon, skin.finish, nullif(skin.phase, '') as phase, skin.type, skin.rarity, item.float,
           item.paint_seed as "paintSeed"
         from items item join skins skin on skin.id = item.skin_id
         where item.state = 'available' and ${filter} order by item.price_cents desc limit 1`,
      )
      const { id, ...copy } = rows[0]
      const address = `${origin}/products/all/all/${id}`
      // The first visit warms what the browser keeps compiled.
      await measureCopy(browser, { what, address, copy })
      const measured = await measureCopy(browser, { what, address, copy })
      findings.push({
        what: `${what} turned on its page, 390 px at twice the density, ${turnsCount} moves of a finger`,
        ours: [
          `first frame ${milliseconds(measured.firstMilliseconds)} after the touch`,
          `painted alone in ${milliseconds(measured.paintedMilliseconds)}`,
          `fine after ${milliseconds(measured.fineMilliseconds)}`,
          `our part of a frame p50 ${median(measured.script).toFixed(1)}, p95 ${high(measured.script).toFixed(1)} ms`,
          `${(measured.bytes / 1000).toFixed(0)} KB more, workers left after the page ${measured.workersLeft}`,
        ].join(', '),
        beside: [
          `from frame to frame p50 ${milliseconds(median(measured.apart))}`,
          `p95 ${milliseconds(high(measured.apart))}`,
        ].join(', '),
        ratio: ratioOf(median(measured.script), median(measured.apart)),
        budget: 'first frame < 1.5 s, four times our part ≤ 16.7 ms',
      })
    }
    return findings
  } finally {
    await browser.close()
  }
}
