// Installs dependencies when the lock file asks for something else than what is there.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { run, step } from './run.mjs'

const mark = 'node_modules/.pandrop-installed'

const nodeIsRecentEnough = () => {
  const [major, minor] = process.versions.node.split('.').map(Number)
  return major > 20 || (major === 20 && minor >= 19)
}

/** Makes node_modules match package-lock.json; does nothing when it already does. */
export const installDependencies = async () => {
  if (!nodeIsRecentEnough()) throw new Error(`Pandrop needs Node.js 20.19 or newer; this is ${process.versions.node}.`)
  const wanted = createHash('sha256')
    .update(await readFile('package-lock.json'))
    .digest('hex')
  await step('Installing dependencies', async () => {
    if (existsSync(mark) && (await readFile(mark, 'utf8')) === wanted) return 'skipped'
    // Not `npm ci`: it refuses a lock file without the optional packages of other platforms, which a mirror may lack.
    // No package here needs its install script; what PostgreSQL's binaries miss, our launcher adds.
    // The build needs the development packages, which npm would leave out under NODE_ENV=production.
    const options = ['--no-save', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    await run('npm', ['install', ...options], { quiet: true })
    await writeFile(mark, wanted)
    return 'done'
  })
}
