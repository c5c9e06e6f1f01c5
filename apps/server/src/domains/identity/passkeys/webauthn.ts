import { textFor } from '@pandrop/dictionaries/languages'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'

/** What browsers make of a passkey; what is in it is checked where it is verified. */
export type PasskeyJson = Record<string, unknown>

/** A site as passkeys know it: they belong to its host and answer its pages alone. */
export interface RelyingParty {
  rpID: string
  origin: string
}

/** A passkey as it is kept: what its answers are checked with. */
export interface KeptPasskey {
  credential_id: string
  public_key: Buffer
  counter: number
  transports: string[]
}

// COSE algorithms that every authenticator has one of: ES256, Ed25519, RS256.
const algorithms = [-7, -8, -257]

// A passkey belongs to a name and never to an address (WebAuthn, 5.1.2), so a shop on one's own machine is opened there
// by its name.
const ownMachine = /^(127\.0\.0\.1|\[::1\])$/

/**
 * The library that checks passkeys. It is loaded when somebody first uses one: every start of the server would wait for
 * its certificates and decoders, a tenth of its time.
 */
const webauthn = () => import('@simplewebauthn/server')

/** The site of an address that people type; on one's own machine by its name. */
export const relyingPartyAt = (address: string): RelyingParty => {
  const url = new URL(address)
  if (ownMachine.test(url.hostname)) url.hostname = 'localhost'
  return { rpID: url.hostname, origin: url.origin }
}

/** Whose passkey is to be made. */
interface NewOwner {
  /** by which authenticators know the person: drawn by lot once, the same for all of their passkeys */
  handle: Buffer
  email: string
  name: string
  /** the passkeys that they have: an authenticator makes no second one */
  passkeys: readonly KeptPasskey[]
}

/**
 * What a browser needs to make a passkey.
 * @param site.discoverable it has to be found without anybody saying who they are
 */
export const askToMake = async (
  { rpID, discoverable }: Pick<RelyingParty, 'rpID'> & { discoverable: boolean },
  { handle, email, name, passkeys }: NewOwner,
) => {
  const { generateRegistrationOptions } = await webauthn()
  return generateRegistrationOptions({
    rpName: textFor('en')('shop_name'),
    rpID,
    userName: email,
    userDisplayName: name,
    userID: new Uint8Array(handle),
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: discoverable ? 'required' : 'preferred', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  })
}

/** An answer of a browser, and what it was asked. */
interface Answered {
  credential: PasskeyJson
  challenge: string
}

/** The credential that a browser made; null where it was not made for what was asked, or nobody was verified. */
export const readMade = async ({ rpID, origin }: RelyingParty, { credential, challenge }: Answered) => {
  const { verifyRegistrationResponse } = await webauthn()
  // The library checks what strangers sent by throwing: an error is an answer that was not accepted.
  const verified = await verifyRegistrationResponse({
    response: credential as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => null)
  return verified?.verified ? verified.registrationInfo.credential : null
}

/**
 * What a browser needs to ask for a passkey.
 * @param passkeys of whoever is known to sit there; none: whichever the person chooses, whoever they are
 */
export const askToSign = async ({ rpID }: Pick<RelyingParty, 'rpID'>, passkeys: readonly KeptPasskey[]) => {
  const { generateAuthenticationOptions } = await webauthn()
  return generateAuthenticationOptions({
    rpID,
    ...(passkeys.length > 0 && {
      allowCredentials: passkeys.map(({ credential_id: id, transports }) => ({ id, transports })),
    }),
    userVerification: 'required',
  })
}

/** An answer that a passkey has signed. */
export interface Signed {
  /** as often as it has signed, as it says; 0 where it does not count */
  counter: number
  /** it counts behind what it said before: two of it are around (WebAuthn, 6.1.1) */
  isCopy: boolean
}

/** What a kept passkey has signed; null for any answer that is not right. */
export const readSigned = async (
  { rpID, origin }: RelyingParty,
  { credential, challenge }: Answered,
  { credential_id: id, public_key: publicKey, counter: before, transports }: KeptPasskey,
): Promise<Signed | null> => {
  const { verifyAuthenticationResponse } = await webauthn()
  // The library checks what strangers sent by throwing. It would throw at a copy as well, which is told apart here.
  const verified = await verifyAuthenticationResponse({
    response: credential as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: { id, publicKey: new Uint8Array(publicKey), counter: 0, transports },
    requireUserVerification: true,
  }).catch(() => null)
  if (!verified?.verified) return null
  const counter = verified.authenticationInfo.newCounter
  return { counter, isCopy: (counter > 0 || before > 0) && counter <= before }
}
