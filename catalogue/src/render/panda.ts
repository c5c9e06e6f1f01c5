// npx tsx catalogue/src/render/panda.ts: draws the panda in its poses, for pages that have nothing else to show.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { PandaPose } from '@pandrop/artwork/panda'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { bundlePage, openBrowser } from './draughtsman.ts'

const { values } = parseArgs({
  options: {
    chromium: { type: 'string', default: '/usr/bin/chromium' },
    pose: { type: 'string', multiple: true, default: ['holding', 'asleep', 'puzzled'] },
    out: { type: 'string', default: fileURLToPath(new URL('../../pictures/home', import.meta.url)) },
  },
})

/** Drawn larger than it is shown, so that edges are smooth. */
const drawn = { width: 1440, height: 1200 }
const widths = [240, 480, 720]

type DrawPanda = (pose: PandaPose, width: number, height: number) => Promise<string>

const drawIn = async (page: Page, pose: PandaPose): Promise<Buffer> => {
  const png = await page.evaluate(
    ({ pose, width, height }) => (window as unknown as { drawPanda: DrawPanda }).drawPanda(pose, width, height),
    { pose, ...drawn },
  )
  return Buffer.from(png, 'base64')
}

const writePictures = async (pose: PandaPose, png: Buffer): Promise<void> => {
  for (const width of widths) {
    const picture = sharp(png).resize(width)
    const path = join(values.out, `panda-${pose}-${width}`)
    await writeFile(`${path}.webp`, await picture.webp({ quality: 82, effort: 6 }).toBuffer())
    await writeFile(`${path}.avif`, await picture.avif({ quality: 58, effort: 6 }).toBuffer())
  }
}

await mkdir(values.out, { recursive: true })
const browser = await openBrowser(values.chromium)
const page = await browser.newPage()
await page.addScriptTag({ content: await bundlePage('panda-page.ts') })
for (const pose of values.pose as PandaPose[]) {
  const png = await drawIn(page, pose)
  await writePictures(pose, png)
  console.log(pose)
}
await browser.close()
