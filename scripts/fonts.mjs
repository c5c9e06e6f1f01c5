// Cuts the shop's fonts out of their packages: npm run fonts. What it writes is committed (packages/ui/src/fonts).
// A first view waits for these files, and the whole ones carry weights, widths and figures that no screen shows.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(new URL('../packages/ui/package.json', import.meta.url))

const folder = new URL('../packages/ui/src/fonts/', import.meta.url)

/** What a browser applies unasked; the rest are alternates that the stylesheet never switches on. */
const keepFeatures = ['ccmp', 'locl', 'mark', 'mkmk', 'rlig', 'liga', 'clig', 'calt', 'kern', 'rvrn', 'rclt']

/** Weights and widths between the least and the most of tokens.css and css/type.css. */
const sansAxes = { wght: { min: 400, max: 800, default: 400 }, wdth: { min: 100, max: 118, default: 100 } }

const fonts = [
  {
    to: 'shop-sans-latin.woff2',
    from: '@fontsource-variable/mona-sans/files/mona-sans-latin-standard-normal.woff2',
    variationAxes: sansAxes,
  },
  {
    to: 'shop-sans-ext.woff2',
    from: '@fontsource-variable/mona-sans/files/mona-sans-latin-ext-standard-normal.woff2',
    variationAxes: sansAxes,
  },
  {
    to: 'shop-mono-latin.woff2',
    from: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    // The only weight of type-mono.
    variationAxes: { wght: 440 },
  },
]

/** A font that was changed may not go by the reserved name "Mona" (OFL 1.1, condition 3). Lengths stay the same. */
const renamed = (truetype) => {
  const file = Buffer.from(truetype)
  for (const encoding of ['latin1', 'utf16be']) {
    const bytes = (text) =>
      encoding === 'latin1' ? Buffer.from(text, encoding) : Buffer.from(text, 'utf16le').swap16()
    for (let at = file.indexOf(bytes('Mona')); at >= 0; at = file.indexOf(bytes('Mona'), at)) {
      bytes('Shop').copy(file, at)
    }
  }
  return file
}

const wholeFont = { keepAllGlyphs: true, targetFormat: 'woff2' }

for (const { from, to, variationAxes } of fonts) {
  const file = await readFile(require.resolve(from))
  const cut = await subsetFont(file, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    noHinting: true,
    keepFeatures,
    variationAxes,
  })
  const font = await subsetFont(renamed(cut), undefined, wholeFont)
  await writeFile(new URL(to, folder), font)
  console.log(`${to}: ${file.length} → ${font.length} bytes`)
}
