// npm run dev: the shop in watch mode. Browser code is rebuilt on change, the server restarts by itself.
import { spawn } from 'node:child_process'
import { build } from './build.mjs'
import { installDependencies } from './install.mjs'

const watched = (app) => ['node_modules/vite/bin/vite.js', 'build', app, '--watch', '--logLevel', 'warn']
const storefront = watched('apps/storefront')
// The server reads both when it starts.
const documents = ['apps/storefront/dist/server/entry-server.js', 'apps/backoffice/dist/client/index.html']
const server = ['watch', '--clear-screen=false', ...documents.flatMap((path) => ['--include', path])]

const programs = [
  storefront,
  [...storefront, '--ssr'],
  watched('apps/backoffice'),
  ['node_modules/tsx/dist/cli.mjs', ...server, 'apps/server/src/main.ts'],
]

try {
  await installDependencies()
  // Everything exists once before it is watched, so that the server finds a storefront at its first start.
  await build()
  // One process restarts quickest, and a debugger finds everything in it.
  const env = { WORKERS: '1', ...process.env }
  const children = programs.map((parameters) => spawn(process.execPath, parameters, { stdio: 'inherit', env }))
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    for (const child of children) child.kill('SIGTERM')
  }
  // A terminal sends Ctrl-C to all of us; a second signal would make the watcher kill the server in mid-stop.
  process.on('SIGINT', () => {
    stopping = true
  })
  process.on('SIGTERM', stop)
  for (const child of children) child.once('exit', stop)
} catch (error) {
  console.error(`\n${error.message}`)
  process.exit(1)
}
