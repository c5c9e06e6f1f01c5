// Builds what is stale: each part has a fingerprint of its sources beside its output.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { run, step } from './run.mjs'

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

const packages = ['packages/money', 'packages/contract', 'packages/dictionaries']

const parts = [
  {
    name: 'Building the storefront',
    output: 'apps/storefront/dist',
    sources: ['apps/storefront', ...packages, 'packages/api-client', 'packages/ui'],
    build: async () => {
      const vite = ['node_modules/vite/bin/vite.js', 'build', 'apps/storefront', '--logLevel', 'error']
      await run(process.execPath, vite, { quiet: true })
      await run(process.execPath, [...vite, '--ssr'], { quiet: true })
      await compressBelow('apps/storefront/dist/client/assets')
    },
  },
  {
    name: 'Building the back office',
    output: 'apps/backoffice/dist',
    sources: ['apps/backoffice', ...packages, 'packages/api-client', 'packages/ui'],
    build: async () => {
      const vite = ['node_modules/vite/bin/vite.js', 'build', 'apps/backoffice', '--logLevel', 'error']
      await run(process.execPath, vite, { quiet: true })
      await compressBelow('apps/backoffice/dist/client/assets')
    },
  },
  {
    name: 'Building the server',
    output: 'apps/server/dist',
    sources: ['apps/server/src', 'catalogue/src', ...packages],
    build: () =>
      bundle('apps/server', {
        main: 'src/main.ts',
        cli: 'src/cli/main.ts',
        // Threads (src/thread.ts).
        'file-reader': 'src/domains/catalogue/imports/file-reader.ts',
        'paper-thread': 'src/domains/orders/papers/paper-thread.ts',
      }),
  },
  ...['sandbox-pay', 'sandbox-steam'].map((name) => ({
    name: `Building ${name}`,
    output: `apps/${name}/dist`,
    sources: [`apps/${name}/src`, 'packages/sandbox/src'],
    build: () => bundle(`apps/${name}`, { main: 'src/main.ts' }),
  })),
]

/**
 * Our own packages are TypeScript and go into the bundle; so do those of npm that are made of a hundred small ES
 * modules, each of which a start would look for and read. The others stay outside.
 */
const bundled = /^(\.|\/|@pandrop\/|(@opentelemetry\/api|libphonenumber-js|nodemailer|stripe|zod)(\/|$))/

const isExternal = (id) => !bundled.test(id)

const bundle = async (folder, entries) => {
  const { rolldown } = await import('rolldown')
  const input = Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(folder, path)]))
  const bundled = await rolldown({ input, external: isExternal, platform: 'node', logLevel: 'warn' })
  await bundled.write({
    dir: join(folder, 'dist'),
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name].mjs',
    // The process keeps the text of its program in memory.
    comments: false,
    sourcemap: true,
  })
  await bundled.close()
}

/** Puts compressed twins beside the texts of a folder: the server sends them as they are (http/files.ts). */
const compressBelow = async (folder) => {
  const texts = (await readdir(folder)).filter((name) => /\.(js|css|svg)$/.test(name))
  for (const path of texts.map((name) => join(folder, name))) {
    const content = await readFile(path)
    await writeFile(`${path}.br`, await compressBrotli(content))
    await writeFile(`${path}.gz`, await compressGzip(content, { level: 9 }))
  }
}

/** Answers from memory what it was asked before. */
const once = (work) => {
  const known = new Map()
  return (name) => {
    if (!known.has(name)) known.set(name, work(name))
    return known.get(name)
  }
}

// Every start asks whether one of 2,000 files changed. Each is read once, although several parts are made of it, and
// at once: waiting for each took longer than reading them.
const filesBelow = once((folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/(^|\/)(dist|node_modules)\//.test(path) && !/\.test\.tsx?$/.test(path))
    .sort(),
)

const contentOf = once((path) => createHash('sha256').update(readFileSync(path)).digest())

const fingerprint = (sources) => {
  const hash = createHash('sha256')
  for (const path of ['package-lock.json', 'scripts/build.mjs', ...sources.flatMap(filesBelow)])
    hash.update(path).update(contentOf(path))
  return hash.digest('hex')
}

/** Builds every part whose sources changed since its last build. */
export const build = async () => {
  for (const { name, output, sources, build: make } of parts) {
    await step(name, async () => {
      const mark = join(output, '.built-from')
      const wanted = fingerprint(sources)
      if (existsSync(mark) && (await readFile(mark, 'utf8')) === wanted) return 'skipped'
      // A build that breaks off must not pass for the one before it.
      await rm(mark, { force: true })
      await make()
      await mkdir(output, { recursive: true })
      await writeFile(mark, wanted)
      return 'done'
    })
  }
}

// Also a command of its own: npm run build.
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await build()
