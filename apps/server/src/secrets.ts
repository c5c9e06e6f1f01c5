import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { keptKey } from './kept-key.ts'
import { OperatorProblem } from './operator-problem.ts'

/** Seals what must not be read in a copy of the database: IBANs, files for the bank, authenticators, copies of data. */
export interface Secrets {
  /**
   * Seals a text with AES-256-GCM, by the first key.
   * @param place table and row that it belongs to, such as `payouts:8f3a…`: it opens nowhere else
   */
  seal(text: string, place: string): Buffer
  /** The same of bytes. */
  sealBytes(bytes: Uint8Array, place: string): Buffer
  /** Opens it again, by whichever key. An unknown key is an OperatorProblem; what was changed or moved throws. */
  open(sealed: Buffer, place: string): string
  /** The same of bytes. */
  openBytes(sealed: Buffer, place: string): Buffer
  /** A digest that nobody can find the text of by trying, who does not have the key; 32 bytes. */
  digest(data: Buffer): Buffer
  /** Stands for a text in logs: always the same, and nobody who has only the log learns the text; 16 hex digits. */
  pseudonym(text: string): string
  /**
   * Which key a value was sealed with.
   * @param head its first bytes, fingerprintEnd of them
   * @returns its place among the keys, 0 for the one that seals now; null for none of them
   */
  keyOf(head: Buffer): number | null
  /** Whether it is sealed as seal would do it now: with the first key, in the newest form. */
  isFresh(sealed: Buffer): boolean
  /** fingerprints of the keys in their order, hex */
  fingerprints: readonly string[]
}

const cipher = 'aes-256-gcm'

// Version, the key's fingerprint, IV (NIST SP 800-38D: 96 bits, never used twice), tag; then the text. In version 1
// the fingerprint had four bytes and one key did everything; it is read for ever and no longer written.
const newest = 2
const fingerprintLengths: Record<number, number> = { 1: 4, [newest]: 8 }
const ivLength = 12
const tagLength = 16

/** Where the fingerprint of the newest form ends: so many first bytes tell which key a value was sealed with. */
export const fingerprintEnd = 9

interface Key {
  fingerprint: Buffer
  /** the key of version 1, which was the operator's own */
  plain: Buffer
  /** a key for one purpose (RFC 5869): what is learned of one says nothing about another */
  forPurpose(purpose: string): Buffer
}

const keyFrom = (plain: Buffer): Key => {
  const made = new Map<string, Buffer>()
  return {
    plain,
    fingerprint: createHash('sha256').update('pandrop key\n').update(plain).digest().subarray(0, 8),
    forPurpose: (purpose) => {
      const known = made.get(purpose)
      if (known) return known
      const derived = Buffer.from(hkdfSync('sha256', plain, Buffer.alloc(0), `pandrop ${purpose}`, 32))
      made.set(purpose, derived)
      return derived
    },
  }
}

/** Rows of one table share a key, those of another have their own. */
const sealingPurpose = (place: string): string => `seal ${place.split(':', 1)[0]}`

/**
 * The same for keys that are at hand, 32 bytes each.
 * @param plain the one that seals first; the others open what they have sealed
 */
export const secretsOf = (...plain: [Buffer, ...Buffer[]]): Secrets => {
  const keys = plain.map(keyFrom)
  const [first] = keys as [Key, ...Key[]]
  const keyOf = (head: Buffer): number | null => {
    const length = fingerprintLengths[head[0] ?? 0]
    if (length === undefined || head.length < 1 + length) return null
    const found = keys.findIndex(({ fingerprint }) =>
      fingerprint.subarray(0, length).equals(head.subarray(1, 1 + length)),
    )
    return found === -1 ? null : found
  }
  const hmac = (purpose: string, data: Buffer) => createHmac('sha256', first.forPurpose(purpose)).update(data).digest()
  const sealBytes = (bytes: Uint8Array, place: string): Buffer => {
    const iv = randomBytes(ivLength)
    const key = first.forPurpose(sealingPurpose(place))
    const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(place))
    const body = Buffer.concat([sealing.update(bytes), sealing.final()])
    return Buffer.concat([Buffer.of(newest), first.fingerprint, iv, sealing.getAuthTag(), body])
  }
  const openBytes = (sealed: Buffer, place: string): Buffer => {
    const { version, iv, tag, body } = partsOf(sealed)
    const key = keys[keyOf(sealed) ?? -1]
    if (!key) throw new OperatorProblem(unknownKey)
    const used = version === 1 ? key.plain : key.forPurpose(sealingPurpose(place))
    const opening = createDecipheriv(cipher, used, iv, { authTagLength: tagLength })
    opening.setAAD(Buffer.from(place)).setAuthTag(tag)
    try {
      return Buffer.concat([opening.update(body), opening.final()])
    } catch (cause) {
      throw new Error(`what is sealed for ${place} was changed, or belongs elsewhere`, { cause })
    }
  }
  return {
    seal: (text, place) => sealBytes(Buffer.from(text), place),
    sealBytes,
    open: (sealed, place) => openBytes(sealed, place).toString('utf8'),
    openBytes,
    digest: (data) => hmac('digest', data),
    pseudonym: (text) => hmac('pseudonym', Buffer.from(text)).toString('hex', 0, 8),
    keyOf,
    isFresh: (sealed) => sealed[0] === newest && keyOf(sealed) === 0,
    fingerprints: keys.map(({ fingerprint }) => fingerprint.toString('hex')),
  }
}

const unknownKey =
  'ENCRYPTION_KEY is not the key that this was sealed with. Add that one behind the new one, ENCRYPTION_KEYS=new,old ' +
  '(where none was ever set, it is in DATA_DIR/encryption.key); without it IBANs, files for the bank and ' +
  'authenticators of staff cannot be read.'

const partsOf = (sealed: Buffer) => {
  const version = sealed[0] ?? 0
  const ivAt = 1 + (fingerprintLengths[version] ?? Number.POSITIVE_INFINITY)
  const tagAt = ivAt + ivLength
  const bodyAt = tagAt + tagLength
  if (!(sealed.length >= bodyAt)) throw new Error('this is no sealed value')
  return {
    version,
    iv: sealed.subarray(ivAt, tagAt),
    tag: sealed.subarray(tagAt, bodyAt),
    body: sealed.subarray(bodyAt),
  }
}

/** Where the keys come from, as env.ts names them. */
export interface KeySource {
  /** in base64, the one that seals first */
  ENCRYPTION_KEYS?: [string, ...string[]] | undefined
  DATA_DIR: string
}

/**
 * The secrets of the shop on this DATA_DIR: by ENCRYPTION_KEYS or, where none is set, by a key of its own that the
 * first start makes in DATA_DIR/encryption.key (mode 0600).
 */
export const openSecrets = ({ ENCRYPTION_KEYS: typed, DATA_DIR }: KeySource): Secrets => {
  const [first = keptKey(DATA_DIR), ...others] = typed ?? []
  return secretsOf(Buffer.from(first, 'base64'), ...others.map((key) => Buffer.from(key, 'base64')))
}
