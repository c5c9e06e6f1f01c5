import type { FastifyBaseLogger } from 'fastify'
import { networkOf } from './domains/identity/accounts/attempts.ts'
import { MinuteCounts } from './minute-counts.ts'
import type { Secrets } from './secrets.ts'

/** What is written down about accounts and their protection; docs/security.md says who reads it. */
export type SecurityEvent =
  | 'sign_in'
  | 'sign_up'
  | 'sign_out'
  | 'reset_asked'
  | 'reset'
  | 'account_closed'
  | 'deletion_asked'
  | 'deletion_taken_back'
  | 'credentials_changed'
  | 'factor_changed'
  | 'proof'
  | 'sessions_ended'
  | 'data_asked'
  | 'data_fetched'
  | 'key_made'
  | 'key_revoked'
  | 'staff_sign_in'
  | 'staff_factor'
  | 'staff_factor_changed'
  | 'staff_credentials_changed'
  | 'staff_team_changed'
  | 'cookie_refused'
  | 'csrf_mismatch'
  | 'role_missing'
  | 'scope_missing'
  | 'limit_over'
  | 'webhook_refused'

/** One line of the security log. */
export interface SecurityNote {
  event: SecurityEvent
  /** `ok`, or the refusal by its name */
  outcome: string
  /** IP address as the server saw it; its network is written */
  address: string
  /** route with its parameters unfilled, so that no address with a secret gets into the log */
  route: string
  customerId?: number | undefined
  staffId?: number | undefined
  /** as it was typed; only a keyed digest is written */
  email?: string | undefined
  /** hash of the device cookie, hex; its beginning is written */
  device?: string | undefined
}

/** The log of who tried what at the doors. */
export interface SecurityLog {
  note(note: SecurityNote): void
  /** how often what has happened since the start, also where no line was written */
  counts(): { event: SecurityEvent; outcome: string; times: number }[]
}

// Nobody fills the log: a network writes so many lines a minute, all of them together so many more.
const linesOfNetworkMax = 60
const linesMax = 1200
const deviceDigits = 16

/**
 * Writes one JSON line for each event, `log: "security"`, at level info. No password, code, cookie, token or address of
 * a link is ever in it.
 */
export const createSecurityLog = (log: FastifyBaseLogger, secrets: Pick<Secrets, 'pseudonym'>): SecurityLog => {
  const lines = log.child({ log: 'security' })
  const [ofNetwork, ofAll] = [new MinuteCounts(linesOfNetworkMax), new MinuteCounts(linesMax)]
  const counted = new Map<string, { event: SecurityEvent; outcome: string; times: number }>()
  return {
    note: ({ event, outcome, address, route, customerId, staffId, email, device }) => {
      const name = `${event} ${outcome}`
      const known = counted.get(name) ?? { event, outcome, times: 0 }
      counted.set(name, { ...known, times: known.times + 1 })
      const network = networkOf(address)
      if (!ofNetwork.count(network) || !ofAll.count('all')) return
      lines.info(
        {
          event,
          outcome,
          route,
          network,
          ...(customerId !== undefined && { customer: customerId }),
          ...(staffId !== undefined && { staff: staffId }),
          ...(email !== undefined && { email: secrets.pseudonym(email.trim().toLowerCase()) }),
          ...(device !== undefined && { device: device.slice(0, deviceDigits) }),
          ...(ofNetwork.isOver(network) && { more: 'of this network in this minute is only counted' }),
        },
        `security: ${event} ${outcome}`,
      )
    },
    counts: () => [...counted.values()],
  }
}
