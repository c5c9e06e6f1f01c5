import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Page, test } from '@playwright/test'

/** Folder for pictures of all that the tests look at (npm run gallery); unset: none are made. */
const folder = process.env.GALLERY

/** How much of a long page a picture shows, px. */
const heightMax = 2400

/** Of each test, its last picture and how many it has. */
const kept = new Map<string, { last: Buffer; count: number }>()

/**
 * Keeps a picture of what the page shows now, with where it was taken, for `npm run gallery`.
 * @param whole a picture of all of the page (JPEG), where there is one already
 * @param differing names of the test's attachments that say how it differs from its kept picture, to stand beside it
 */
export const keepPicture = async (page: Page, whole?: Buffer, differing: readonly string[] = []): Promise<void> => {
  if (!folder) return
  const { testId, title, file, project, attachments } = test.info()
  const shown = await page.evaluate(() => ({
    path: window.location.pathname,
    language: document.documentElement.lang,
    width: window.innerWidth,
    height: document.querySelector('dialog[open], [role=dialog]')
      ? window.innerHeight
      : document.documentElement.scrollHeight,
  }))
  const clip = { x: 0, y: 0, width: shown.width, height: Math.min(shown.height, heightMax) }
  const last = whole ?? (await page.screenshot({ type: 'jpeg', quality: 75, fullPage: true, clip }))
  const before = kept.get(testId)
  if (before?.last.equals(last)) return
  const count = (before?.count ?? 0) + 1
  kept.set(testId, { last, count })
  const picture = `${testId}-${String(count).padStart(2, '0')}.jpg`
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, picture), last)
  const differences: string[] = []
  for (const { name, path } of attachments.filter((one) => differing.includes(one.name))) {
    if (!path) continue
    const difference = `${picture}-${name}`
    await copyFile(path, join(folder, difference))
    differences.push(difference)
  }
  const from = { file: file.split('/e2e/').at(-1), project: project.name }
  await writeFile(
    join(folder, `${picture}.json`),
    JSON.stringify({ ...shown, picture, title, ...from, count, differences }),
  )
}
