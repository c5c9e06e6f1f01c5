import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'
import { rolldown } from 'rolldown'
import type { PictureOrder } from './page.ts'

/** Draws in a browser without a window, in software where there is no graphics card. */
export interface Draughtsman {
  /** @returns a PNG on a transparent ground */
  draw: (order: PictureOrder) => Promise<Buffer>
  close: () => Promise<void>
}

/**
 * A module with all that it imports, as one script.
 * @param name of a file beside this one
 */
export const bundlePage = async (name: string): Promise<string> => {
  const input = fileURLToPath(new URL(name, import.meta.url))
  const bundle = await rolldown({ input, platform: 'browser', logLevel: 'warn' })
  const { output } = await bundle.generate({ format: 'iife' })
  await bundle.close()
  return output[0].code
}

const faceFile = '@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2'

/** The shop's own face as a rule of a stylesheet. */
export const faceRule = async (): Promise<string> => {
  const face = (await readFile(createRequire(import.meta.url).resolve(faceFile))).toString('base64')
  const source = `url(data:font/woff2;base64,${face})`
  return `@font-face{font-family:"Mona Sans";font-weight:200 900;font-stretch:75% 125%;src:${source}}`
}

/** Text on skins is set in it. */
const documentWithFace = async (): Promise<string> =>
  `<style>${await faceRule()}</style><body style="font-family:'Mona Sans'">A<b>B</b></body>`

const openPage = async (page: Page): Promise<void> => {
  await page.setContent(await documentWithFace())
  await page.evaluate('document.fonts.ready')
  await page.addScriptTag({ content: await bundlePage('page.ts') })
}

/** @param executablePath of Chromium */
export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    // Root cannot use Chromium's sandbox. WebGL in software is the same on every machine.
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-background-networking',
    ],
  })

/**
 * Starts a browser to draw in; several draw side by side.
 * @param executablePath of Chromium
 */
export const startDraughtsman = async (executablePath: string): Promise<Draughtsman> => {
  const browser = await openBrowser(executablePath)
  const page = await browser.newPage()
  await openPage(page)
  return {
    draw: async (order) => {
      const png = await page.evaluate(
        (wanted) => (window as unknown as { draw: (order: PictureOrder) => Promise<string> }).draw(wanted),
        order,
      )
      return Buffer.from(png, 'base64')
    },
    close: () => browser.close(),
  }
}
