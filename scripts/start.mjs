// npm start: from a fresh clone to an open shop.
import { spawn } from 'node:child_process'
import { build } from './build.mjs'
import { installDependencies } from './install.mjs'

const openShop = () => {
  // What the process holds in memory (docs/decisions/0009-memory.md): each thread's arena keeps what it freed, so two
  // are enough, and what a request leaves behind is collected at 4 MB.
  const env = { MALLOC_ARENA_MAX: '2', ...process.env }
  const program = ['--max-semi-space-size=4', 'apps/server/dist/main.mjs']
  const server = spawn(process.execPath, program, { stdio: 'inherit', env })
  // A terminal sends Ctrl-C to both of us; a process manager sends its signal to us alone.
  process.on('SIGINT', () => {})
  process.on('SIGTERM', () => server.kill('SIGTERM'))
  server.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

try {
  await installDependencies()
  await build()
  openShop()
} catch (error) {
  console.error(`\n${error.message}`)
  process.exit(1)
}
