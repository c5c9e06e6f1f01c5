import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorProblem } from './operator-problem.ts'

/** Whether a text is a key: 32 bytes in base64. */
export const isKey = (text: string): boolean => {
  const key = Buffer.from(text, 'base64')
  return key.length === 32 && key.toString('base64') === text
}

/** Whether a key may have come from a source of chance: zeros and a word repeated are known to everybody. */
export const isDrawnByLot = (text: string): boolean => new Set(Buffer.from(text, 'base64')).size >= 16

/** The key, in base64, that a shop makes for itself where it is given none: kept in its folder, for its owner alone. */
export const keptKey = (dataDir: string): string => {
  const path = join(dataDir, 'encryption.key')
  const text = readKey(path) ?? makeKey(dataDir, path)
  if (!isKey(text)) throw new OperatorProblem(`${path} is damaged: 32 bytes in base64 belong there.`)
  return text
}

const readKey = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new OperatorProblem(`${path} cannot be read: ${(error as Error).message}`, { cause: error })
  }
}

// A link appears with its content at once and only where none was: of two first starts one makes the key of both.
const makeKey = (dataDir: string, path: string): string => {
  const draft = `${path}.${randomUUID()}`
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(path, 'utf8').trim()
}
