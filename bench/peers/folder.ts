import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

const folder = resolve(process.env.PEERS_DIR ?? '.data/peers')

/** A place in the folder that keeps installs, databases and seeds from one run to the next (PEERS_DIR). */
export const inFolder = (...names: string[]): string => join(folder, ...names)

/** Makes the folder of a contender, which PostgreSQL's own account must pass through when this runs as root. */
export const makeFolder = (name: string): string => {
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  mkdirSync(inFolder(name), { recursive: true })
  return inFolder(name)
}
