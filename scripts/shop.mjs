// npm run shop -- <verb>: the operator's command line.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { build } from './build.mjs'
import { installDependencies } from './install.mjs'

const cli = 'apps/server/dist/cli.mjs'

if (!existsSync(cli)) {
  await installDependencies()
  await build()
}
const child = spawn(process.execPath, [cli, ...process.argv.slice(2)], { stdio: 'inherit' })
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.once('exit', (code) => process.exit(code ?? 1))
