import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { constants, setPriority, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { catalogueFile } from '@pandrop/catalogue/files'
import type { Env } from '../../env.ts'
import type { Draughtsman, DrawingFile, DrawingOrder } from './draughtsman.ts'

/** Where Debian and others put it; the one without windows first. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

const secondsMax = 300

// Asked to end, it closes its browser; what does not listen is ended all the same.
const secondsToEnd = 5

const megabytesMax = 1024

/** Characters of what it printed that are worth reading: the last ones say what went wrong. */
const printedMax = 2000

const contentTypes = { avif: 'image/avif', webp: 'image/webp' } as const

/** What runs the program that draws, which is TypeScript; undefined where only the shop is installed. */
const loaderOf = (program: string): string | undefined => {
  try {
    const { resolve } = createRequire(program)
    resolve('playwright-core')
    resolve('rolldown')
    return pathToFileURL(resolve('tsx')).href
  } catch {
    return undefined
  }
}

const run = (parameters: string[]): Promise<void> =>
  new Promise((settle, fail) => {
    // Of the shop's settings, secrets above all, it needs none.
    const env = { PATH: '/usr/local/bin:/usr/bin:/bin', HOME: tmpdir() }
    const child = spawn(process.execPath, parameters, { stdio: ['ignore', 'ignore', 'pipe'], env })
    // Whoever buys something meanwhile comes first; the browser that it starts inherits that.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
    let printed = ''
    let tooLong = false
    child.stderr.on('data', (chunk) => {
      printed = `${printed}${chunk}`.slice(-printedMax)
    })
    const end = setTimeout(() => {
      tooLong = true
      child.kill('SIGTERM')
    }, secondsMax * 1000)
    const kill = setTimeout(() => child.kill('SIGKILL'), (secondsMax + secondsToEnd) * 1000)
    const done = (error?: Error) => {
      clearTimeout(end)
      clearTimeout(kill)
      if (error) fail(error)
      else settle()
    }
    child.once('error', done)
    child.once('close', (code) => {
      if (code === 0) return done()
      done(new Error(tooLong ? `it took longer than ${secondsMax} seconds` : reasonIn(printed)))
    })
  })

/** The line that names the error; what comes before and after it is where in the code it was. */
const reasonIn = (printed: string): string => {
  const lines = printed.split('\n').map((line) => line.trim())
  return lines.find((line) => /^(?:\w+: )*\w*Error: /.test(line)) ?? (lines.find(Boolean) || 'it ended without a word')
}

const drawnBy = async (program: string[], { skin, look, widths }: DrawingOrder): Promise<DrawingFile[]> => {
  const into = await mkdtemp(join(tmpdir(), 'pandrop-drawing-'))
  try {
    const { id, ...facts } = skin
    const order = {
      skin: { ...facts, skin: id },
      look: { exterior: look.exterior, variant: look.variant, paint_seed: look.paintSeed },
      widths,
      into,
    }
    const file = join(into, 'order.json')
    await writeFile(file, JSON.stringify(order))
    await run([...program, '--order', file])
    const files = widths.flatMap((width) => (['avif', 'webp'] as const).map((ending) => ({ width, ending })))
    return await Promise.all(
      files.map(async ({ width, ending }) => {
        const name = `${width}.${ending}`
        return { name, bytes: await readFile(join(into, name)), contentType: contentTypes[ending] }
      }),
    )
  } finally {
    await rm(into, { recursive: true, force: true })
  }
}

/** The Chromium that a shop draws with, by its path; none: it was told to draw nothing; undefined: there is none. */
export const findBrowser = ({ CHROMIUM }: Pick<Env, 'CHROMIUM'>): string | undefined =>
  CHROMIUM ?? places.find((place) => existsSync(place))

/**
 * Who draws for this shop: a process of its own with a browser in it (`npm run artwork` is the same program), at the
 * lowest priority and for five minutes at most.
 * @returns undefined where there is no Chromium, where CHROMIUM is none, or where only what runs the shop is installed
 */
export const chooseDraughtsman = (env: Pick<Env, 'CHROMIUM'>): Draughtsman | undefined => {
  const chromium = findBrowser(env)
  const main = catalogueFile('src/render/main.ts')
  const loader = loaderOf(main)
  if (chromium === undefined || chromium === 'none' || !loader || !existsSync(dirname(main))) return undefined
  const program = [`--max-old-space-size=${megabytesMax}`, '--import', loader, main, '--chromium', chromium]
  return { draw: (order) => drawnBy(program, order) }
}
