import { families } from '@pandrop/artwork/finishes'
import { weapons } from '@pandrop/artwork/weapons'
import { bundlePage, openBrowser } from '@pandrop/catalogue/render/draughtsman'
import type { ComparedLook, CompareStage } from '@pandrop/catalogue/render/stage-page'
import { type Browser, expect, type Page, test } from '@playwright/test'

let browser: Browser | undefined

const openPage = async (executablePath: string | undefined): Promise<Page> => {
  browser = await openBrowser(executablePath ?? '')
  const page = await browser.newPage()
  await page.addScriptTag({ content: await bundlePage('stage-page.ts') })
  return page
}

test.afterEach(() => browser?.close())

const compare = (page: Page, look: ComparedLook) =>
  page.evaluate((wanted) => (window as unknown as { compareStage: CompareStage }).compareStage(wanted), look)

/** The live view has its own way to smooth what it shows small; more than this is another look. */
const apartMax = 9

const colours = ['#1f4fb8', '#d5308f', '#ffd54a', '#e8e6e0', '#101214', '#6a35c9']

const familyNames = [...families.keys()]

/** Graphics in software take seconds for each: of so many weapons and families one. */
const every = 6

/** Weapons of every kind, each in another family. */
const looks = [...weapons.keys()].flatMap((weapon, at): ComparedLook[] => {
  const family = familyNames[at % familyNames.length] ?? ''
  return at % every === 0 ? [{ weapon, recipe: { family, colours, seed: 7 }, exterior: 'FT', float: 0.265 }] : []
})

test('weapons in their finishes stand on the stage as on their pictures, and turn', async ({
  launchOptions: { executablePath },
}) => {
  test.setTimeout(400_000)
  const page = await openPage(executablePath)
  for (const look of looks) {
    const { live, turned } = await compare(page, look)
    const name = `${look.weapon} in ${look.recipe?.family}`
    expect.soft(live, name).toBeLessThan(apartMax)
    expect.soft(turned, `${name}, turned`).toBeGreaterThan(live)
  }
})
