// npm run artwork: draws the pictures of skins that are missing (docs/artwork.md).
import { findChromium } from './chromium.mjs'
import { installDependencies } from './install.mjs'
import { run } from './run.mjs'

try {
  await installDependencies()
  const chromium = await findChromium()
  const command = ['catalogue/src/render/main.ts', '--chromium', chromium, ...process.argv.slice(2)]
  await run('node_modules/.bin/tsx', command)
} catch (error) {
  console.error(`\n${error.message}`)
  process.exit(1)
}
