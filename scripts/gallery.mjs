// npm run gallery: one page with a picture of every screen and state that the browser tests look at. Words that follow
// choose tests as Playwright does: npm run gallery -- cart --project=thorough. With --compare alone those of kept
// pictures are run; with --keep, what screens look like now is kept (docs/decisions/0016-kept-pictures.md).
import { execFileSync } from 'node:child_process'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { build } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { installDependencies } from './install.mjs'
import { run } from './run.mjs'

const folder = resolve('gallery')

const keptFolder = resolve('tests/e2e/pictures')

const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => signs[sign])

const captions = { expected: 'Kept', actual: 'now', diff: 'difference' }

/** Numbers and codes of a path do not make another screen. */
const screenOf = (path) => path.replace(/\/[^/]*\d[^/]*/g, '/…') || '/'

/** Its four numbers, as the browser tests hear of them. */
const versionOf = (chromium) =>
  /\d+(\.\d+){3}/.exec(execFileSync(chromium, ['--version', '--no-sandbox'], { encoding: 'utf8' }))?.[0]

const takenOf = async (name) => {
  const taken = JSON.parse(await readFile(`${folder}/${name}`, 'utf8'))
  return { ...taken, screen: screenOf(taken.path) }
}

/** Its kept picture, what is now and their difference beside each other; nothing where it looks as kept. */
const comparison = (differences) => {
  const pictures = ['expected', 'actual', 'diff'].flatMap((part) => {
    const name = differences.find((difference) => difference.includes(`-${part}.`))
    return name ? [`<a href="${escaped(name)}"><img src="${escaped(name)}" alt="${captions[part]}"></a>`] : []
  })
  return pictures.length === 0 ? '' : `<p>${Object.values(captions).join(', ')}:</p><nav>${pictures.join('')}</nav>`
}

const figure = ({ picture, title, file, project, width, language, screen, differences = [] }) => `
<figure data-width="${width}" ${differences.length > 0 ? 'data-differs' : ''}
data-words="${escaped(`${screen} ${title} ${file} ${language}`.toLowerCase())}">
<a href="${escaped(picture)}">
<img src="${escaped(picture)}" width="${width}" alt="${escaped(title)}" loading="lazy"></a>
<figcaption>${width} px · ${escaped(language)} · ${escaped(title)} <small>${escaped(`${project}, ${file}`)}</small>
${comparison(differences)}</figcaption></figure>`

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
figcaption { margin-top: 6px; font-size: 13px } p { margin: 6px 0 } nav { display: flex; gap: 6px }
nav a { flex: 1; min-width: 0 } nav img { image-rendering: pixelated } [data-differs] { outline: 3px solid #ff6b5e }
[hidden] { display: none }
</style><header><h1>${taken.length} pictures of ${sections.length} screens</h1>
<label>Find <input type="search"></label>
<label><input type="checkbox"> differing</label>
<label>Width <select><option value="">all</option>${options.join('')}</select></label></header>
<main>${sections.join('')}</main><script>
const [word, width] = [document.querySelector('input'), document.querySelector('select')]
const differing = document.querySelector('[type=checkbox]')
const choose = () => {
  for (const one of document.querySelectorAll('figure')) one.hidden =
    !one.dataset.words.includes(word.value.toLowerCase()) ||
    (width.value !== '' && one.dataset.width !== width.value) ||
    (differing.checked && !('differs' in one.dataset))
  for (const one of document.querySelectorAll('section')) one.hidden = !one.querySelector('figure:not([hidden])')
}
word.addEventListener('input', choose)
width.addEventListener('change', choose)
differing.addEventListener('change', choose)
</script></html>`
}

try {
  await installDependencies()
  const chromium = await findChromium()
  await build()
  await rm(folder, { recursive: true, force: true })
  const env = { CHROMIUM: chromium, GALLERY: folder }
  const keeps = process.argv.includes('--keep')
  const compares = keeps || process.argv.includes('--compare')
  const chosen = process.argv.slice(2).filter((word) => word !== '--keep' && word !== '--compare')
  // Only what differs is written: another run alone changes no file.
  const keeping = keeps ? ['--update-snapshots=changed'] : []
  const projects = compares ? ['--project=pictures'] : []
  const parameters = ['test', '--reporter=list', ...projects, ...keeping, ...chosen]
  const failure = await run('node_modules/.bin/playwright', parameters, { env }).catch((error) => error)
  if (keeps && chosen.length === 0) await writeFile(`${keptFolder}/chromium.txt`, `${versionOf(chromium)}\n`)
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
