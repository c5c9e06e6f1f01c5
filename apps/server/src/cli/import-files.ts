import { createReadStream } from 'node:fs'
import { basename } from 'node:path'
import { importBytesMax, importFilesMax } from '@pandrop/contract/staff/import-limits'
import type { SentFile } from '../domains/catalogue/imports/imports.ts'
import { OperatorProblem } from '../operator-problem.ts'

const megabytes = importBytesMax / 1024 / 1024

/** Bytes of one file or of what is piped in, up to what is left; stops reading as soon as there are more. */
const bytesOf = async (path: string, pipe: AsyncIterable<unknown>, bytesLeft: number): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of path === '-' ? pipe : createReadStream(path)) {
      const piece = Buffer.from(chunk as Buffer | string)
      bytes += piece.length
      if (bytes > bytesLeft) break
      chunks.push(piece)
    }
  } catch (cause) {
    throw new OperatorProblem(`${path} cannot be read: ${cause instanceof Error ? cause.message : ''}.`, { cause })
  }
  if (bytes > bytesLeft)
    throw new OperatorProblem(`The files of one import have at most ${megabytes} MB together: ${path} is too much.`)
  return Buffer.concat(chunks)
}

/**
 * The files of an import by their paths, `-` for what is piped in: bounded as an upload is.
 * @throws OperatorProblem for too many, too large ones, and those that cannot be read
 */
export const readImportFiles = async (
  paths: readonly string[],
  pipe: AsyncIterable<unknown> = process.stdin,
): Promise<SentFile[]> => {
  if (paths.length > importFilesMax)
    throw new OperatorProblem(`One import has at most ${importFilesMax} files, and these are ${paths.length}.`)
  const files: SentFile[] = []
  let bytesLeft = importBytesMax
  for (const path of paths) {
    const bytes = await bytesOf(path, pipe, bytesLeft)
    bytesLeft -= bytes.length
    files.push({ bytes, name: path === '-' ? '' : basename(path) })
  }
  return files
}
