import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What an answer says besides what it should; for tests of what is refused. */
export interface Lies {
  origin?: string
  rpId?: string
  challenge?: string
  /** somebody else than the passkey was made for */
  owner?: string
  /** false: nobody touched the sensor or typed the PIN */
  verified?: boolean
}

interface AskedFor {
  challenge: string
  /** whose it is to be, where one is made */
  user?: { id: string }
}

const text = (data: Buffer | Uint8Array): string => Buffer.from(data).toString('base64url')

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()

// Bits of the authenticator data (WebAuthn, 6.1): user present, user verified, credential data included.
const [userPresent, userVerified, hasCredential] = [1, 4, 64]

/** An authenticator in software: one passkey, as a security key or a phone would have it. */
export class SoftPasskey {
  readonly id = randomBytes(16)
  /** a clone would show the same count twice */
  counter = 0
  /** by which its site knows its owner */
  #owner: string | undefined
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #site: { rpId: string; origin: string }

  /** @param address of the site, as the browser shows it */
  constructor(address: string) {
    const { hostname: rpId, origin } = new URL(address)
    this.#site = { rpId, origin }
  }

  /** Makes the credential, as navigator.credentials.create does; attestation "none". */
  create({ challenge, user }: AskedFor, lies: Lies = {}) {
    this.#owner = user?.id
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    // COSE_Key (RFC 9053): EC2, ES256, P-256, x, y.
    const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, Buffer.from(isoCBOR.encode(key))])
    const authData = Buffer.concat([this.#data(hasCredential, lies), credential])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ])
    return this.#answer({
      clientDataJSON: text(this.#client('webauthn.create', challenge, lies)),
      attestationObject: text(isoCBOR.encode(attestation as never)),
      transports: ['internal'],
    })
  }

  /** Signs what was asked, as navigator.credentials.get does. */
  get({ challenge }: AskedFor, lies: Lies = {}) {
    this.counter += 1
    const authenticatorData = this.#data(0, lies)
    const client = this.#client('webauthn.get', challenge, lies)
    const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), this.#keys.privateKey)
    return this.#answer({
      clientDataJSON: text(client),
      authenticatorData: text(authenticatorData),
      signature: text(signature),
      userHandle: lies.owner ?? this.#owner,
    })
  }

  #answer(response: Record<string, unknown>): Record<string, unknown> {
    const id = text(this.id)
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  #data(bits: number, { rpId = this.#site.rpId, verified = true }: Lies): Buffer {
    const head = Buffer.alloc(5)
    head.writeUInt8(bits | userPresent | (verified ? userVerified : 0))
    head.writeUInt32BE(this.counter, 1)
    return Buffer.concat([sha256(rpId), head])
  }

  #client(type: string, asked: string, { origin = this.#site.origin, challenge = asked }: Lies): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }
}
