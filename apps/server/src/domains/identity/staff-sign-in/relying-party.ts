import type { Env } from '../../../env.ts'

// A passkey belongs to a name and never to an address (WebAuthn, 5.1.2), so a shop on one's own machine is opened there
// by its name.
const ownMachine = /^(127\.0\.0\.1|\[::1\])$/

/** The back office as passkeys know it: they belong to its host and answer its pages alone. */
export const relyingPartyOf = ({ PUBLIC_URL, DESK_URL }: Env): { rpID: string; origin: string } => {
  const url = new URL(DESK_URL ?? PUBLIC_URL)
  // A back office with an address of its own is opened there, also on one's own machine.
  if (DESK_URL) return { rpID: url.hostname, origin: url.origin }
  if (ownMachine.test(url.hostname)) url.hostname = 'localhost'
  return { rpID: url.hostname, origin: url.origin }
}

/** Where the back office is opened; on one's own machine by its name, so that passkeys work there too. */
export const backOfficeAddressOf = (env: Env): string => `${relyingPartyOf(env).origin}/backoffice`
