// npm test: from a fresh clone to a verdict; with --hard the long tests, with --shard=2/8 one part of those.
import { mkdir, rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { build } from './build.mjs'
import { conclude, everyday, hard } from './checks.mjs'
import { findChromium } from './chromium.mjs'
import { installDependencies } from './install.mjs'

try {
  await installDependencies()
  const { values } = parseArgs({ options: { hard: { type: 'boolean' }, shard: { type: 'string' } } })
  const chromium = await findChromium()
  await build()
  await rm('.cache', { recursive: true, force: true })
  await mkdir('.cache')
  conclude(values.hard ? await hard(chromium, values.shard) : await everyday(chromium))
} catch (error) {
  console.error(`\n${error.message}`)
  process.exit(1)
}
