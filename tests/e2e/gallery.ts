import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Page, test } from '@playwright/test'

/** Folder for pictures of all that the tests look at (npm run gallery); unset: none are made. */
const folder = process.env.GALLERY

/** How much of a long page a picture shows, px. */
const heightMax = 2400

/** Of each test, its last picture and how many it has. */
const kept = new Map<string, { last: Buffer; count: number }>()

/** Keeps a picture of what the page shows now, with where it was taken, for `npm run gallery`. */
export const keepPicture = async (page: Page): Promise<void> => {
  if (!folder) return
  const { testId, title, file, project } = test.info()
  const shown = await page.evaluate(() => ({
    path: window.location.pathname,
    language: document.documentElement.lang,
    width: window.innerWidth,
    height: document.querySelector('dialog[open], [role=dialog]')
      ? window.innerHeight
      : document.documentElement.scrollHeight,
  }))
  const clip = { x: 0, y: 0, width: shown.width, height: Math.min(shown.height, heightMax) }
  const last = await page.screenshot({ type: 'jpeg', quality: 75, fullPage: true, clip })
  const before = kept.get(testId)
  if (before?.last.equals(last)) return
  const count = (before?.count ?? 0) + 1
  kept.set(testId, { last, count })
  const picture = `${testId}-${String(count).padStart(2, '0')}.jpg`
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, picture), last)
  const taken = { ...shown, picture, title, file: file.split('/e2e/').at(-1), project: project.name, count }
  await writeFile(join(folder, `${picture}.json`), JSON.stringify(taken))
}
