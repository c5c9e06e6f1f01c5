import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { checkPath, type FileStorage } from './storage.ts'

// What customers send in is the shop's business alone.
const folderMode = 0o700
const fileMode = 0o600

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** Writes beside the place and renames: a crash leaves a file of no name that matters, never half a picture. */
const writeWhole = async (place: string, bytes: Uint8Array): Promise<void> => {
  const draft = join(dirname(place), `.${randomUUID()}`)
  try {
    const file = await open(draft, 'wx', fileMode)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(draft, place)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/**
 * Keeps files below a folder of this machine.
 * @param folder absolute path; made with the first file
 */
export const createDiskStorage = (folder: string): FileStorage => {
  const placeOf = (path: string): string => {
    checkPath(path)
    return join(folder, path)
  }
  return {
    put: async (path, bytes) => {
      const place = placeOf(path)
      await mkdir(dirname(place), { recursive: true, mode: folderMode })
      await writeWhole(place, bytes)
    },
    get: async (path) => {
      try {
        return await readFile(placeOf(path))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    remove: async (path) => {
      await rm(placeOf(path), { force: true })
    },
  }
}
