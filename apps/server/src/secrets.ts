import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorProblem } from './operator-problem.ts'

/** Seals what must not be readable in a copy of the database: IBANs and files for the bank. */
export interface Secrets {
  /**
   * Seals a text with AES-256-GCM.
   * @param place table and row that it belongs to, such as `payouts:8f3a…`: it opens nowhere else
   */
  seal(text: string, place: string): Buffer
  /** Opens it again. Another key is an OperatorProblem; a value that was changed or moved throws. */
  open(sealed: Buffer, place: string): string
  /** A digest that nobody can find the text of by trying, who does not have the key; 32 bytes. */
  digest(data: Buffer): Buffer
}

const cipher = 'aes-256-gcm'

// Version, the key's fingerprint, IV (NIST SP 800-38D: 96 bits, never used twice), tag; then the text.
const version = 1
const fingerprintLength = 4
const ivLength = 12
const tagLength = 16
const headLength = 1 + fingerprintLength + ivLength + tagLength

/** The same for a key that is at hand: 32 bytes. */
export const secretsOf = (key: Buffer): Secrets => {
  const fingerprint = createHash('sha256').update('pandrop key\n').update(key).digest().subarray(0, fingerprintLength)
  return {
    seal: (text, place) => {
      const iv = randomBytes(ivLength)
      const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(place))
      const body = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()])
      return Buffer.concat([Buffer.of(version), fingerprint, iv, sealing.getAuthTag(), body])
    },
    digest: (data) => createHmac('sha256', key).update('pandrop digest\n').update(data).digest(),
    open: (sealed, place) => {
      const { iv, tag, body } = partsOf(sealed, fingerprint)
      const opening = createDecipheriv(cipher, key, iv, { authTagLength: tagLength })
      opening.setAAD(Buffer.from(place)).setAuthTag(tag)
      try {
        return Buffer.concat([opening.update(body), opening.final()]).toString('utf8')
      } catch (cause) {
        throw new Error(`what is sealed for ${place} was changed, or belongs elsewhere`, { cause })
      }
    },
  }
}

const partsOf = (sealed: Buffer, fingerprint: Buffer) => {
  if (sealed.length < headLength || sealed[0] !== version) throw new Error('this is no sealed value')
  const ivAt = 1 + fingerprintLength
  if (!sealed.subarray(1, ivAt).equals(fingerprint))
    throw new OperatorProblem(
      'ENCRYPTION_KEY is not the key that payouts were sealed with. Start with the old one (where it is not set: ' +
        'DATA_DIR/encryption.key); without it their IBANs cannot be read.',
    )
  const tagAt = ivAt + ivLength
  return {
    iv: sealed.subarray(ivAt, tagAt),
    tag: sealed.subarray(tagAt, headLength),
    body: sealed.subarray(headLength),
  }
}

/** Where the key comes from, as env.ts names it. */
export interface KeySource {
  ENCRYPTION_KEY?: string | undefined
  DATA_DIR: string
}

/**
 * The secrets of the shop on this DATA_DIR: by ENCRYPTION_KEY or, where that is not set, by a key of its own that the
 * first start makes in DATA_DIR/encryption.key (mode 0600).
 */
export const openSecrets = ({ ENCRYPTION_KEY, DATA_DIR }: KeySource): Secrets =>
  secretsOf(ENCRYPTION_KEY === undefined ? keptKey(DATA_DIR) : Buffer.from(ENCRYPTION_KEY, 'base64'))

/** Whether a text is a key: 32 bytes in base64. */
export const isKey = (text: string): boolean => {
  const key = Buffer.from(text, 'base64')
  return key.length === 32 && key.toString('base64') === text
}

/** Whether a key may have come from a source of chance: zeros and a word repeated are known to everybody. */
export const isDrawnByLot = (text: string): boolean => new Set(Buffer.from(text, 'base64')).size >= 16

const keptKey = (dataDir: string): Buffer => {
  const path = join(dataDir, 'encryption.key')
  const text = readKey(path) ?? makeKey(dataDir, path)
  if (!isKey(text)) throw new OperatorProblem(`${path} is damaged: 32 bytes in base64 belong there.`)
  return Buffer.from(text, 'base64')
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
