import type { Env } from '../../../env.ts'
import { type RelyingParty, relyingPartyAt } from '../passkeys/webauthn.ts'

/** The back office as passkeys know it: they belong to its host and answer its pages alone. */
export const relyingPartyOf = ({ PUBLIC_URL, DESK_URL }: Env): RelyingParty => {
  if (!DESK_URL) return relyingPartyAt(PUBLIC_URL)
  // A back office with an address of its own is opened there, also on one's own machine.
  const { hostname: rpID, origin } = new URL(DESK_URL)
  return { rpID, origin }
}

/** Where the back office is opened; on one's own machine by its name, so that passkeys work there too. */
export const backOfficeAddressOf = (env: Env): string => `${relyingPartyOf(env).origin}/backoffice`
