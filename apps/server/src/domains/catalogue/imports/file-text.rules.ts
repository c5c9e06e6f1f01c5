import { ok, type Result, refuse } from '@pandrop/contract/result'
import { importRowsMax } from '@pandrop/contract/staff/import-limits'

/** What is said about a file that would make too many rows. */
export const tooManyRows = `It has more than ${importRowsMax} rows. Part it into several files.`

const startsWith = (bytes: Buffer, ...start: number[]): boolean => start.every((byte, place) => bytes[place] === byte)

// By their first bytes: zip (and spreadsheets, which are zips), gzip, zstd, 7z, xz, bzip2, old spreadsheets.
const packedStarts = [
  [0x50, 0x4b],
  [0x1f, 0x8b],
  [0x28, 0xb5, 0x2f, 0xfd],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0xfd, 0x37, 0x7a, 0x58],
  [0x42, 0x5a, 0x68],
  [0xd0, 0xcf, 0x11, 0xe0],
]

const encodingOf = (bytes: Buffer): 'utf-16le' | 'utf-16be' | 'utf-8' => {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  return startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : 'utf-8'
}

/**
 * The text of a file that somebody sent: UTF-8, or UTF-16 where its first bytes say so. Packed files are not unpacked,
 * so that none can become larger than it came.
 * @returns without its byte order mark; refuses import_empty, import_packed and import_encoding
 */
export const readText = (bytes: Buffer): Result<string, 'import_empty' | 'import_packed' | 'import_encoding'> => {
  if (packedStarts.some((start) => startsWith(bytes, ...start))) return refuse('import_packed')
  const text = decoded(bytes)
  // A text has no zero bytes; UTF-16 that does not say what it is has one beside each letter.
  if (text === null || text.includes('\0')) return refuse('import_encoding')
  return text.trim() === '' ? refuse('import_empty') : ok(text)
}

const decoded = (bytes: Buffer): string | null => {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
