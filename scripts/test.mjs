// npm test: from a fresh clone to a verdict.
import { mkdir, rm } from 'node:fs/promises'
import { build } from './build.mjs'
import { conclude, everyday, hard } from './checks.mjs'
import { findChromium } from './chromium.mjs'
import { installDependencies } from './install.mjs'

try {
  await installDependencies()
  const isHard = process.argv.includes('--hard')
  const chromium = await findChromium()
  await build()
  await rm('.cache', { recursive: true, force: true })
  await mkdir('.cache')
  conclude(isHard ? await hard(chromium) : await everyday(chromium))
} catch (error) {
  console.error(`\n${error.message}`)
  process.exit(1)
}
