import { readFile } from 'node:fs/promises'
import { type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { keepPicture } from './gallery.ts'
import { expect } from './shop.ts'

/** Pixels of a page in each direction that are one cell of its kept picture: the mean of all of them. */
const cellPixels = 8

/**
 * How much a picture may differ from its kept one (docs/decisions/0016-kept-pictures.md has what was measured): hardly
 * any cell by much, and few by a little.
 */
const tolerances = [
  { threshold: 0.2, maxDiffPixels: 3 },
  { threshold: 0.07, maxDiffPixelRatio: 0.01 },
] as const

/** Where the caret stands and which messages are still there is nobody's work: it is not compared. */
const quietStyle = `
  *, *::before, *::after { animation: none !important; transition: none !important }
  * { caret-color: transparent !important }
  [data-toasts] { visibility: hidden !important }`

/** Lets the whole page come near once, so that what waits for that is there, with its pictures and fonts. */
const passThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top)
      await nextFrame()
      await nextFrame()
    }
    window.scrollTo(0, 0)
    await document.fonts.ready
    const come = [...document.images].map((image) => {
      image.loading = 'eager'
      return (
        image.complete ||
        new Promise((resolve) => {
          image.addEventListener('load', resolve, { once: true })
          image.addEventListener('error', resolve, { once: true })
        })
      )
    })
    await Promise.all(come)
    await nextFrame()
  })

/**
 * Makes every number and every date the same one, now and whenever the page writes another: moments, counts and codes
 * are others in each run, and a part of a page that comes alive late writes its own once more.
 */
const levelNumbers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const months = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b/g
    const longMonths = /\b(?:January|February|March|April|June|July|August|September|October|November|December)\b/g
    const weekdays = /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(day|sday|nesday|rsday|urday)?\b/g
    const levelAll = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const { nodeValue, parentElement } = texts.currentNode
        if (!nodeValue || parentElement?.closest('script, style')) continue
        const level = nodeValue
          .replace(months, 'Jan')
          .replace(longMonths, 'January')
          .replace(weekdays, (day) => (day.length === 3 ? 'Mon' : 'Monday'))
          .replace(/\d+/g, (digits) => '0'.repeat(Math.max(digits.length, 2)))
        if (level !== nodeValue) texts.currentNode.nodeValue = level
      }
    }
    levelAll()
    new MutationObserver(levelAll).observe(document.body, { subtree: true, childList: true, characterData: true })
  })

/** Half of a shade is not seen, and a third of the bytes is saved. */
const shadeStep = 8

const roundShade = (value: number): number => Math.min(Math.round(value / shadeStep) * shadeStep, 255)

/** A picture with a cell for each square of the page, as WebP without loss. */
const reduced = async (whole: Buffer): Promise<Buffer> => {
  const { width, height } = await sharp(whole).metadata()
  const size = { width: Math.round(width / cellPixels), height: Math.round(height / cellPixels) }
  const cells = sharp(whole).resize({ ...size, fit: 'fill' })
  const { data, info } = await cells.raw().toBuffer({ resolveWithObject: true })
  return sharp(data.map(roundShade), { raw: info }).webp({ lossless: true, effort: 6 }).toBuffer()
}

/** The Chromium that the kept pictures were taken with. */
const keptWith = (): Promise<string> =>
  readFile(test.info().snapshotPath('chromium.txt'), 'utf8').then(
    (text) => text.trim(),
    () => 'none',
  )

/**
 * Expects that the whole page looks as in its kept picture; where it does not, the test goes on and fails at its end.
 * @param name of the kept picture: app, screen, state and width
 */
export const looksAsKept = async (page: Page, name: readonly string[]): Promise<void> => {
  await page.addStyleTag({ content: quietStyle })
  await passThrough(page)
  await levelNumbers(page)
  const whole = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 90 })
  const now = await reduced(whole)
  const [kept, seen] = [await keptWith(), page.context().browser()?.version()]
  const versions = kept === seen ? '' : ` (kept with Chromium ${kept}, seen with ${seen})`
  const message = `${name.join(' ')} px looks as kept${versions}; npm run gallery -- --keep keeps what is now`
  const before = new Set(test.info().attachments)
  for (const tolerance of tolerances) expect.soft(now, message).toMatchSnapshot([`${name.join('-')}.webp`], tolerance)
  const differing = test.info().attachments.filter((one) => !before.has(one))
  await keepPicture(
    page,
    whole,
    differing.map((one) => one.name),
  )
}
