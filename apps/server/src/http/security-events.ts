import type { Call } from '@pandrop/contract/call'
import { calls } from '@pandrop/contract/calls'
import type { Refusal } from '@pandrop/contract/refusals'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { hashIfSecret } from '../domains/identity/accounts/secret.ts'
import { deviceCookie } from '../domains/identity/devices/known-device.ts'
import { sessionCookie } from '../domains/identity/sessions/session.ts'
import { staffCookie } from '../domains/identity/staff-sign-in/staff-session.ts'
import type { SecurityEvent, SecurityLog } from '../security-log.ts'
import { isOwnRequest } from './inject.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** why it was refused; set where refusals are sent */
    refusal: Refusal | null
  }
}

/** Calls that are written down whatever comes of them. */
const watched: [Call, SecurityEvent][] = [
  [calls.login, 'sign_in'],
  [calls.register, 'sign_up'],
  [calls.logout, 'sign_out'],
  [calls.requestPasswordReset, 'reset_asked'],
  [calls.resetPassword, 'reset'],
  [calls.closeAccount, 'account_closed'],
  [calls.askAccountDeletion, 'deletion_asked'],
  [calls.keepAccount, 'deletion_taken_back'],
  [calls.changePassword, 'credentials_changed'],
  [calls.confirmSecondFactor, 'factor_changed'],
  [calls.renewRecoveryCodes, 'factor_changed'],
  [calls.endSecondFactor, 'factor_changed'],
  [calls.signInByPasskey, 'sign_in'],
  [calls.addPasskey, 'factor_changed'],
  [calls.removePasskey, 'factor_changed'],
  [calls.giveProof, 'proof'],
  [calls.proveByPasskey, 'proof'],
  [calls.endSession, 'sessions_ended'],
  [calls.endOtherSessions, 'sessions_ended'],
  [calls.askPersonalExport, 'data_asked'],
  [calls.fetchPersonalExport, 'data_fetched'],
  [calls.askCustomerCopy, 'data_asked'],
  [calls.fetchCustomerCopy, 'data_fetched'],
  [calls.approveDeletion, 'deletion_asked'],
  [calls.createApiKey, 'key_made'],
  [calls.revokeApiKey, 'key_revoked'],
  [calls.createStaffKey, 'key_made'],
  [calls.revokeStaffKey, 'key_revoked'],
  [calls.staffSignIn, 'staff_sign_in'],
  [calls.staffGiveCode, 'staff_factor'],
  [calls.staffGivePasskey, 'staff_factor'],
  [calls.staffConfirmTotp, 'staff_factor_changed'],
  [calls.staffAddPasskey, 'staff_factor_changed'],
  [calls.staffRemovePasskey, 'staff_factor_changed'],
  [calls.staffChangePassword, 'staff_credentials_changed'],
  [calls.createStaff, 'staff_team_changed'],
  [calls.changeStaff, 'staff_team_changed'],
  [calls.resetStaff, 'staff_team_changed'],
]

const webhookRoute = '/api/webhooks/stripe'

const eventOfRoute = new Map<string, SecurityEvent>(
  watched.map(([{ method, path }, event]) => [`${method} /api${path}`, event]),
)

/** Refusals that are written down wherever they are given. */
const eventOfRefusal: Partial<Record<Refusal, SecurityEvent>> = {
  csrf_mismatch: 'csrf_mismatch',
  staff_role_missing: 'role_missing',
  api_scope_missing: 'scope_missing',
  key_address_refused: 'scope_missing',
  too_many_requests: 'limit_over',
}

const bringsProof = ({ cookies, headers }: FastifyRequest): boolean =>
  headers.authorization !== undefined || [sessionCookie, staffCookie].some((name) => cookies?.[name] !== undefined)

const eventOf = (request: FastifyRequest): SecurityEvent | undefined => {
  const { refusal, routeOptions, method } = request
  const route = routeOptions.url ?? ''
  if (route === webhookRoute) return refusal ? 'webhook_refused' : undefined
  const event = eventOfRoute.get(`${method} ${route}`) ?? (refusal ? eventOfRefusal[refusal] : undefined)
  if (event) return event
  const isTurnedAway = refusal === 'not_signed_in' || refusal === 'staff_not_signed_in'
  return isTurnedAway && bringsProof(request) ? 'cookie_refused' : undefined
}

/** The address that was typed, of those calls that take one. */
const emailOf = ({ body }: FastifyRequest): string | undefined => {
  const { username, email } = (typeof body === 'object' && body ? body : {}) as { username?: unknown; email?: unknown }
  const typed = username ?? email
  return typeof typed === 'string' ? typed.slice(0, 254) : undefined
}

const deviceOf = ({ cookies }: FastifyRequest): string | undefined => {
  const cookie = cookies?.[deviceCookie]
  return hashIfSecret(cookie)?.toString('hex')
}

/** Writes down, after each answer, what the security log is about. */
export const registerSecurityEvents = (app: FastifyInstance, securityLog: SecurityLog): void => {
  app.decorateRequest('refusal', null)
  app.addHook('onResponse', async (request, reply) => {
    if (isOwnRequest(request.headers)) return
    const event = eventOf(request)
    if (!event) return
    const route = request.routeOptions.url ?? 'unknown'
    securityLog.note({
      event,
      route,
      address: request.ip,
      email: emailOf(request),
      device: deviceOf(request),
      outcome: request.refusal ?? (reply.statusCode < 400 ? 'ok' : String(reply.statusCode)),
      customerId: request.signedIn?.customerId,
      staffId: request.staff?.staffId,
    })
  })
}
