import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { type Readable, Transform, type TransformCallback } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import tar from 'tar-stream'
import { z } from 'zod'
import { OperatorProblem } from '../operator-problem.ts'

const entryShape = z.strictObject({
  /** where it lies in the tar */
  path: z.string(),
  bytes: z.int().min(0),
  /** of those bytes, hex */
  sha256: z.string().length(64),
})

const tableShape = entryShape.extend({
  schema: z.enum(['public', 'graphile_worker']),
  table: z.string(),
  /** in the order of the rows' fields */
  columns: z.array(z.string()).min(1),
  rows: z.int().min(0),
})

const manifestShape = z.strictObject({
  /** of everything here; another layout gets another number */
  format: z.literal(1),
  made_at: z.iso.datetime(),
  /** names of the migrations that the database has had */
  migrations: z.array(z.string()).min(1),
  tables: z.array(tableShape),
  sequences: z.array(
    z.strictObject({
      schema: z.enum(['public', 'graphile_worker']),
      name: z.string(),
      last: z.int(),
      called: z.boolean(),
    }),
  ),
  /** what lay in DATA_DIR/storage; null where files lie in S3, which has backups of its own */
  files: z.array(entryShape).nullable(),
  /** fingerprints of the keys that something is sealed with: the keys themselves are in no backup */
  keys: z.array(z.string()),
  /** cents of each account of the books */
  trial_balance: z.record(z.string(), z.int()),
})

/** What a backup says of itself; its first entry. */
export type Manifest = z.infer<typeof manifestShape>

/** A table as it lies in a backup: rows as COPY writes them (PostgreSQL manual, COPY, text format), gzipped. */
export type BackedUpTable = z.infer<typeof tableShape>

/** A file on its way into a backup, with what the manifest says of it. */
export interface Packed {
  entry: z.infer<typeof entryShape>
  /** where its bytes lie now */
  source: string
}

/** Lets bytes through, and knows how many, how many lines, and their SHA-256. */
export class Measured extends Transform {
  bytes = 0
  lines = 0
  readonly #hash = createHash('sha256')

  override _transform(piece: Buffer, _encoding: string, done: TransformCallback): void {
    this.bytes += piece.length
    for (let at = piece.indexOf(10); at !== -1; at = piece.indexOf(10, at + 1)) this.lines += 1
    this.#hash.update(piece)
    done(null, piece)
  }

  sha256(): string {
    return this.#hash.digest('hex')
  }
}

const manifestPath = 'manifest.json'
const manifestBytesMax = 64 * 1024 * 1024

/** Writes a tar: the manifest, then each file. */
export const writeBackup = async (target: string, manifest: Manifest, packed: readonly Packed[]): Promise<void> => {
  const pack = tar.pack()
  const written = pipeline(pack, createWriteStream(target, { mode: 0o600, flags: 'wx', flush: true }))
  const fill = async () => {
    pack.entry({ name: manifestPath }, JSON.stringify(manifest))
    for (const { entry, source } of packed) {
      const place = pack.entry({ name: entry.path, size: entry.bytes })
      await pipeline(createReadStream(source), place)
    }
    pack.finalize()
  }
  await Promise.all([written, fill().catch((error: unknown) => pack.destroy(error as Error))])
}

const damaged = (path: string, what: string): OperatorProblem =>
  new OperatorProblem(`${path} is damaged or no backup of a shop: ${what}. Nothing was changed.`)

const textOf = async (stream: Readable): Promise<string> => {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of stream) {
    bytes += piece.length
    if (bytes > manifestBytesMax) throw new Error('the manifest is too large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

const readManifest = (path: string, text: string): Manifest => {
  try {
    return manifestShape.parse(JSON.parse(text))
  } catch (cause) {
    throw Object.assign(damaged(path, 'its manifest cannot be read'), { cause })
  }
}

/** What reads a backup from its first byte to its last. */
interface BackupReader {
  /** asked before any entry; what it throws ends the reading */
  onManifest?(manifest: Manifest): Promise<void> | void
  /** takes the bytes of an entry, all of them */
  onEntry(path: string, bytes: Readable): Promise<unknown>
}

/** Reads a backup from end to end and changes nothing: every byte is what it was when it was made. */
export const verifyBackup = async (path: string): Promise<Manifest> => {
  const passOver = async (_: string, bytes: Readable) => {
    for await (const _piece of bytes);
  }
  try {
    return await readBackup(path, { onEntry: passOver })
  } catch (cause) {
    if (cause instanceof OperatorProblem) throw cause
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') throw new OperatorProblem(`There is no file ${path}.`)
    throw Object.assign(damaged(path, (cause as Error).message), { cause })
  }
}

/**
 * Reads a backup once. Entries come in the order of the manifest; one that is missing, or other than the manifest says,
 * is an OperatorProblem, as is what is no backup at all.
 */
export const readBackup = async (path: string, { onManifest, onEntry }: BackupReader): Promise<Manifest> => {
  const extract = tar.extract()
  const feeding = pipeline(createReadStream(path), extract)
  // Its failure is seen by whoever reads the entries.
  feeding.catch(() => undefined)
  let manifest: Manifest | undefined
  let wanted: z.infer<typeof entryShape>[] = []
  try {
    for await (const entry of extract) {
      const { name } = entry.header
      if (!manifest) {
        if (name !== manifestPath) throw damaged(path, 'it does not begin with a manifest')
        manifest = readManifest(path, await textOf(entry as unknown as Readable))
        wanted = [...manifest.tables, ...(manifest.files ?? [])]
        await onManifest?.(manifest)
        continue
      }
      const next = wanted.shift()
      if (next?.path !== name || next.bytes !== entry.header.size)
        throw damaged(path, `${name} is not what belongs there`)
      const measured = new Measured()
      await Promise.all([pipeline(entry as unknown as Readable, measured), onEntry(name, measured)])
      if (measured.sha256() !== next.sha256) throw damaged(path, `${name} was changed`)
    }
    await feeding
  } catch (error) {
    extract.destroy()
    if (error instanceof OperatorProblem) throw error
    throw error
  }
  if (!manifest) throw damaged(path, 'it is empty')
  if (wanted.length > 0) throw damaged(path, `it ends before ${wanted[0]?.path}`)
  return manifest
}
