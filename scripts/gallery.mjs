// npm run gallery: one page with a picture of every screen and state that the browser tests look at. Words that follow
// choose tests as Playwright does: npm run gallery -- cart --project=thorough.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { installDependencies } from './install.mjs'
import { run } from './run.mjs'

const folder = resolve('gallery')

const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => signs[sign])

/** Numbers and codes of a path do not make another screen. */
const screenOf = (path) => path.replace(/\/[^/]*\d[^/]*/g, '/…') || '/'

const takenOf = async (name) => {
  const taken = JSON.parse(await readFile(`${folder}/${name}`, 'utf8'))
  return { ...taken, screen: screenOf(taken.path) }
}

const figure = ({ picture, title, file, project, width, language, screen }) => `
<figure data-width="${width}" data-words="${escaped(`${screen} ${title} ${file} ${language}`.toLowerCase())}">
<a href="${escaped(picture)}">
<img src="${escaped(picture)}" width="${width}" alt="${escaped(title)}" loading="lazy"></a>
<figcaption>${width} px · ${escaped(language)} · ${escaped(title)} <small>${escaped(`${project}, ${file}`)}</small>
</figcaption></figure>`

const section = ([screen, pictures]) => `
<section><h2>${escaped(screen)} <small>${pictures.length}</small></h2>
<div>${pictures.map(figure).join('')}</div></section>`

const pageOf = (taken) => {
  const screens = new Map(taken.map(({ screen }) => [screen, taken.filter((other) => other.screen === screen)]))
  const sections = [...screens].map(section)
  const widths = [...new Set(taken.map(({ width }) => width))].sort((one, other) => one - other)
  const options = widths.map((width) => `<option value="${width}">${width} px</option>`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery · Pandrop</title><style>
body { margin: 0; background: #0b0d0c; color: #f4f1ea; font: 15px/1.5 system-ui, sans-serif }
header { position: sticky; top: 0; display: flex; gap: 12px; align-items: center }
header { padding: 12px 20px; background: #0b0d0c }
h1 { font-size: 18px; margin: 0 auto 0 0 } h2 { font-size: 16px; margin: 28px 20px 8px } small { color: #9a9c97 }
input, select { font: inherit; padding: 6px 10px }
div { display: flex; gap: 16px; overflow-x: auto; padding: 0 20px 12px; align-items: flex-start }
figure { margin: 0; flex: none; width: 260px } figure[data-width="1440"] { width: 520px }
img { display: block; width: 100%; height: auto; border: 1px solid #2c302e }
figcaption { margin-top: 6px; font-size: 13px }
[hidden] { display: none }
</style><header><h1>${taken.length} pictures of ${sections.length} screens</h1>
<label>Find <input type="search"></label>
<label>Width <select><option value="">all</option>${options.join('')}</select></label></header>
<main>${sections.join('')}</main><script>
const [word, width] = [document.querySelector('input'), document.querySelector('select')]
const choose = () => {
  for (const one of document.querySelectorAll('figure')) one.hidden =
    !one.dataset.words.includes(word.value.toLowerCase()) ||
    (width.value !== '' && one.dataset.width !== width.value)
  for (const one of document.querySelectorAll('section')) one.hidden = !one.querySelector('figure:not([hidden])')
}
word.addEventListener('input', choose)
width.addEventListener('change', choose)
</script></html>`
}

try {
  await installDependencies()
  const chromium = await findChromium()
  await build()
  await rm(folder, { recursive: true, force: true })
  const env = { CHROMIUM: chromium, GALLERY: folder }
  const parameters = ['test', '--reporter=list', ...process.argv.slice(2)]
  const failure = await run('node_modules/.bin/playwright', parameters, { env }).catch((error) => error)
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'))
  if (names.length === 0) throw failure ?? new Error('None of these tests looks at a page.')
  const taken = await Promise.all(names.map(takenOf))
  const order = ({ screen, title, width, count }) => [screen, title, String(width).padStart(5), count].join('\n')
  taken.sort((one, other) => order(one).localeCompare(order(other)))
  await writeFile(`${folder}/index.html`, pageOf(taken))
  console.log(`\n${taken.length} pictures: file://${folder}/index.html`)
  // What failed is in the gallery up to where it did.
  if (failure) throw failure
} catch (error) {
  console.error(`\n${error.message}`)
  process.exit(1)
}
