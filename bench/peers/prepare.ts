import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { catalogueFile } from './catalogue.ts'
import type { PeersDatabase } from './database.ts'
import { inFolder, makeFolder } from './folder.ts'

/** The shops beside ours. */
export type PeerName = 'vendure' | 'medusa'

interface Peer {
  /** the package whose version says which one it is */
  main: string
  dependencies: Record<string, string>
  overrides?: Record<string, string>
  /** our files and where they stand in its folder */
  files: Record<string, string>
  /** phases of commands of node that make its tables and sell the catalogue; the first begins with an empty database */
  seed: string[][][]
}

const vendure = '3.7.3'
const medusa = '2.21.2'
const medusaProgram = 'node_modules/@medusajs/cli/cli.js'

const peers: Record<PeerName, Peer> = {
  vendure: {
    main: '@vendure/core',
    dependencies: { '@vendure/core': vendure, '@vendure/asset-server-plugin': vendure, pg: '8.23.1' },
    // The newest of these could not be installed when these versions were chosen.
    overrides: { '@graphql-tools/delegate': '12.2.1', '@graphql-tools/batch-execute': '10.2.0' },
    files: {
      'config.cjs': 'config.cjs',
      'seed.cjs': 'seed.cjs',
      'index.cjs': 'index.cjs',
      'server.cjs': 'server.cjs',
    },
    seed: [[['seed.cjs']], [['index.cjs']]],
  },
  medusa: {
    main: '@medusajs/medusa',
    dependencies: {
      '@medusajs/medusa': medusa,
      '@medusajs/framework': medusa,
      '@medusajs/cli': medusa,
      '@swc/core': '1.15.3',
    },
    files: { 'medusa-config.cjs': 'medusa-config.js', 'seed.cjs': 'src/scripts/seed.js' },
    seed: [
      [
        [medusaProgram, 'db:migrate', '--skip-scripts', '--execute-safe-links'],
        [medusaProgram, 'exec', './src/scripts/seed.js'],
      ],
    ],
  },
}

interface Command {
  program: string
  parameters: string[]
  cwd: string
  env?: Record<string, string>
  minutesMax: number
}

/** Runs a program to its end; what it says goes into a file, which is named where it fails or takes too long. */
const run = async ({ program, parameters, cwd, env, minutesMax }: Command): Promise<void> => {
  const log = join(cwd, 'prepare.log')
  const output = openSync(log, 'a')
  const signal = AbortSignal.timeout(minutesMax * 60_000)
  const child = spawn(program, parameters, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    signal,
  })
  const [code] = await once(child, 'exit').catch(() => [`none within ${minutesMax} minutes`])
  if (code !== 0) throw new Error(`${program} ${parameters.join(' ')} ended with code ${code}: see ${log}`)
}

const installedVersion = (name: PeerName): string | undefined => {
  const file = inFolder(name, 'node_modules', peers[name].main, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined
}

const install = async (name: PeerName): Promise<void> => {
  const { dependencies, overrides, main } = peers[name]
  if (installedVersion(name) === dependencies[main]) return
  const folder = makeFolder(name)
  const manifest = { name: `peer-${name}`, version: '0.0.0', private: true, dependencies, overrides }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  console.log(`Installing ${name} ${dependencies[main]} into ${folder} …`)
  const parameters = ['install', '--ignore-scripts', '--no-audit', '--no-fund']
  await run({ program: 'npm', parameters, cwd: folder, minutesMax: 15 })
}

/** Of every process of a peer. */
export const peerEnvironment = { NODE_ENV: 'production', MEDUSA_DISABLE_TELEMETRY: 'true' }

const infoFile = (name: PeerName): string => inFolder(name, 'seed-info.json')

/** Exists when a phase is done; one of an older catalogue counts as none: all contenders sell the same. */
const phaseFile = (name: PeerName, phase: number): string => inFolder(name, `phase-${phase + 1}.done`)

const isDone = (name: PeerName, phase: number): boolean => {
  const file = phaseFile(name, phase)
  return existsSync(file) && statSync(file).mtimeMs > statSync(catalogueFile()).mtimeMs
}

const seed = async (name: PeerName, database: PeersDatabase): Promise<void> => {
  const env = {
    ...peerEnvironment,
    DATABASE_URL: database.urlOf(name),
    PEER_CATALOGUE: catalogueFile(),
    PEER_INFO: infoFile(name),
  }
  const cwd = inFolder(name)
  for (const [phase, commands] of peers[name].seed.entries()) {
    if (isDone(name, phase)) continue
    console.log(`Seeding ${name} through its own services, phase ${phase + 1} of ${peers[name].seed.length} …`)
    if (phase === 0) await database.makeAnew(name)
    for (const parameters of commands) {
      const tables = { PEER_SYNC: phase === 0 ? '1' : '0' }
      await run({ program: process.execPath, parameters, cwd, env: { ...env, ...tables }, minutesMax: 45 })
    }
    writeFileSync(phaseFile(name, phase), '')
  }
}

const copyFiles = (name: PeerName): void => {
  for (const [from, to] of Object.entries(peers[name].files)) {
    const target = inFolder(name, to)
    mkdirSync(dirname(target), { recursive: true })
    copyFileSync(join(import.meta.dirname, name, from), target)
  }
}

/** Installs and seeds a peer where an earlier run has not done it. @returns its version */
export const preparePeer = async (name: PeerName, database: PeersDatabase): Promise<string> => {
  await install(name)
  copyFiles(name)
  await seed(name, database)
  return installedVersion(name) ?? ''
}

/** What its seed wrote down: ids that its calls need. */
export const seedInfo = <Info>(name: PeerName): Info => JSON.parse(readFileSync(infoFile(name), 'utf8'))
