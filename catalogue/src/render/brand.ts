// npx tsx catalogue/src/render/brand.ts: the shop's icons, the head of its mails and its picture for shared links,
// all from the mark (apps/storefront/src/favicon.svg) and the panda (panda.ts draws it first).
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import sharp, { type Sharp } from 'sharp'
import { faceRule, openBrowser } from './draughtsman.ts'

const { values } = parseArgs({ options: { chromium: { type: 'string', default: '/usr/bin/chromium' } } })

const fileAt = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

const ink = '#0b0d0c'
const markFile = fileAt('apps/storefront/src/favicon.svg')
const served = fileAt('apps/storefront/public')
const home = fileAt('catalogue/pictures/home')

/** The mark as a PNG. */
const markOf = (size: number): Promise<Buffer> =>
  sharp(markFile, { density: (72 * size) / 64 })
    .resize(size, size)
    .png()
    .toBuffer()

/**
 * An icon: the mark on ink, so that it can be told from any ground.
 * @param share of the icon that the mark fills
 * @param radius of the corners, as a share of the icon
 */
const iconOf = async (size: number, share: number, radius: number): Promise<Sharp> => {
  const round = size * radius
  const box = `width="${size}" height="${size}"`
  const ground = `<svg ${box}><rect ${box} rx="${round}" fill="${ink}"/></svg>`
  return sharp(Buffer.from(ground))
    .composite([{ input: await markOf(Math.round(size * share)) }])
    .png({ compressionLevel: 9, palette: true })
}

/** An ICO file that holds one PNG: what is asked for where no document names an icon. */
const icoOf = (png: Buffer, size: number): Buffer => {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

const writeIcons = async (): Promise<void> => {
  const roundTile = 0.22
  await writeFile(`${served}/favicon.ico`, icoOf(await markOf(32), 32))
  // Apple cuts the corners itself, and so do launchers that mask: they keep the middle 80 %.
  await (await iconOf(180, 0.72, 0)).toFile(`${served}/apple-touch-icon.png`)
  await (await iconOf(192, 0.76, roundTile)).toFile(`${served}/icon-192.png`)
  await (await iconOf(512, 0.76, roundTile)).toFile(`${served}/icon-512.png`)
  await (await iconOf(512, 0.58, 0)).toFile(`${served}/icon-maskable-512.png`)
}

const dataOf = async (path: string, type: string): Promise<string> =>
  `data:${type};base64,${(await readFile(path)).toString('base64')}`

const style = `
  * { margin: 0; box-sizing: border-box }
  body { position: relative; overflow: hidden; background: ${ink}; color: #f4f1e9; font-family: "Mona Sans" }
  .name { display: flex; align-items: center; font-weight: 800; font-stretch: 116%; letter-spacing: -.03em }
  .drop { position: absolute; border-radius: 50% 10% 50% 50%; background: linear-gradient(#f1ede6, #dad6c9) }
  img.panda { position: absolute }`

interface Poster {
  width: number
  height: number
  /** pixels of the file for one of the page */
  scale: number
  html: string
}

const shoot = async (browser: Browser, { width, height, scale, html }: Poster): Promise<Sharp> => {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale })
  await page.setContent(`<style>${await faceRule()}${style}body{width:${width}px;height:${height}px}</style>${html}`)
  await page.evaluate('document.fonts.ready')
  await page.evaluate('Promise.all([...document.images].map((image) => image.decode()))')
  const png = await page.screenshot({ type: 'png' })
  await page.close()
  return sharp(png)
}

await mkdir(served, { recursive: true })
await writeIcons()

const mark = await dataOf(markFile, 'image/svg+xml')
const panda = await dataOf(`${home}/panda-holding-720.webp`, 'image/webp')
const browser = await openBrowser(values.chromium)

// The panda looks over the edge of the mail's card.
const mailHead = await shoot(browser, {
  width: 560,
  height: 112,
  scale: 2,
  html: `<div class="name" style="position:absolute;left:4px;top:34px;gap:12px;font-size:34px">
<img src="${mark}" width="50" height="50">Pandrop</div>
<div class="drop" style="right:8px;top:10px;width:164px;height:150px"></div>
<img class="panda" src="${panda}" style="right:-3px;top:4px;width:186px">`,
})
await mailHead.png({ compressionLevel: 9, palette: true, quality: 90 }).toFile(`${served}/mail-head.png`)

const share = await shoot(browser, {
  width: 1200,
  height: 630,
  scale: 1,
  html: `<div class="drop" style="right:64px;top:84px;width:500px;height:470px"></div>
<img class="panda" src="${panda}" style="right:2px;top:56px;width:626px">
<div class="name" style="position:absolute;left:64px;top:212px;gap:22px;font-size:84px">
<img src="${mark}" width="108" height="108">Pandrop</div>
<p style="position:absolute;left:68px;top:352px;width:480px;font:500 34px/44px 'Mona Sans';color:#c6c6be">
CS2 skins at a fixed price. Only the skins have colour.</p>`,
})
await share.jpeg({ quality: 76, mozjpeg: true }).toFile(`${home}/share.jpg`)
await browser.close()
