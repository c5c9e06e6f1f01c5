import { closeSync, fdatasyncSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { dirname } from 'node:path'

/** A file of JSON lines that only grows, until it is replaced whole. */
interface Journal {
  /** Lines in the file now. */
  lineCount(): number
  /** Writes one line and returns when the disk has it. Throws, changing nothing, when the disk refuses. */
  append(line: unknown): void
  /** Puts these lines in place of all others; a crash leaves either the old file or the new one. */
  replace(lines: readonly unknown[]): void
  close(): void
}

/**
 * Opens the journal at `path`, creating its folder and file when absent (mode 0700 and 0600).
 * Returns it with every line that it holds, parsed, oldest first. A last line without its line break is what a crash
 * left of a write that was never acknowledged: it is dropped. Throws when any other line is not JSON.
 * Opening changes no line, so a second process that opens the same folder by mistake does no harm before its port
 * turns out to be taken.
 */
export const openJournal = (path: string): { journal: Journal; lines: unknown[] } => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  let file = openSync(path, 'a+', 0o600)
  closeSync(file)
  file = openSync(path, 'r+')
  const bytes = readFileSync(path)
  let size = bytes.lastIndexOf(0x0a) + 1
  const lines = parseLines(bytes.subarray(0, size).toString('utf8'), path)
  let lineCount = lines.length

  const append = (line: unknown): void => {
    const added = Buffer.from(`${JSON.stringify(line)}\n`)
    // Written at the end of the last whole line: what a torn or failed write left behind is overwritten.
    writeWhole(file, added, size)
    fdatasyncSync(file)
    size += added.length
    lineCount += 1
  }

  const replace = (all: readonly unknown[]): void => {
    const whole = Buffer.from(all.map((line) => `${JSON.stringify(line)}\n`).join(''))
    const next = openSync(`${path}.new`, 'w', 0o600)
    writeWhole(next, whole, 0)
    fsyncSync(next)
    renameSync(`${path}.new`, path)
    syncFolder(dirname(path))
    closeSync(file)
    file = next
    size = whole.length
    lineCount = all.length
  }

  return { journal: { lineCount: () => lineCount, append, replace, close: () => closeSync(file) }, lines }
}

const parseLines = (text: string, path: string): unknown[] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line, index) => {
      try {
        return JSON.parse(line)
      } catch {
        throw new Error(`${path} is damaged at line ${index + 1}; nothing was changed`)
      }
    })

const writeWhole = (file: number, bytes: Buffer, position: number): void => {
  let written = 0
  while (written < bytes.length) {
    written += writeSync(file, bytes, written, bytes.length - written, position + written)
  }
}

// A rename is only safe from a power cut once its folder is on the disk too.
const syncFolder = (path: string): void => {
  const folder = openSync(path, 'r')
  fsyncSync(folder)
  closeSync(folder)
}
