import type { Readable } from 'node:stream'
import type { Refusal } from '@pandrop/contract/refusals'
import { type Refused, type Result, refuse } from '@pandrop/contract/result'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from '../domains/identity/accounts/attempts.ts'
import { audited } from '../domains/identity/audit/audit.ts'
import type { StaffSignedIn } from '../domains/identity/staff-sign-in/staff-session.ts'
import type { Shop } from '../shop.ts'
import { envelopeOf } from './envelope.ts'
import { limitOf } from './pace.ts'
import { admitStaff, staffOf } from './staff-access.ts'

/** A file as it is handed out. */
export interface StaffFile {
  name: string
  /** its media type */
  type: string
  content: Buffer | Readable | string
  /** of a stream, where it is known how long it is */
  bytes?: number
}

interface Asked<Params> {
  params: Params
  query: unknown
  staff: StaffSignedIn
}

interface StaffFileRoute<Params> {
  /** with what is asked for in it; whether it looks right is asked after the sign-in: a guest learns nothing of it */
  address: string
  /** its name in the audit log, where fetching it is written down like a change, although nothing changes */
  auditedAs?: string
  fileOf: (asked: Asked<Params>) => Promise<Result<StaffFile, Refusal>>
}

/** Names something by a number in an address: 7. */
export const byNumber = ':id(^[1-9]\\d{0,14}$)'

// The back office speaks English.
const sendRefusal = (reply: FastifyReply, refused: Refused): FastifyReply => {
  const { status, body } = envelopeOf(refused, 'en')
  return reply.code(status).header('cache-control', 'no-store').send(body)
}

/** Files for the back office. No call of the contract: its answer is a file, and a link leads to it. */
export const staffFileRoute = <Params>(
  app: FastifyInstance,
  shop: Shop,
  { address, auditedAs, fileOf }: StaffFileRoute<Params>,
): void => {
  const rateLimit = {
    max: limitOf(auditedAs === undefined ? 'write' : 'secret', shop.env.RATE_LIMIT_FACTOR),
    timeWindow: 60_000,
    keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
  }
  app.get(address, { schema: { hide: true }, config: { rateLimit } }, async (request, reply) => {
    const staff = await staffOf(shop, request)
    const refused = admitStaff({ access: 'staff' }, staff, shop.clock.now())
    if (refused || !staff) return sendRefusal(reply, refused ?? refuse('staff_not_signed_in'))
    const { staffId } = staff
    const work = () => fileOf({ params: request.params as Params, query: request.query, staff })
    const path = request.url.split('?')[0] ?? ''
    const noted = { staffId, action: auditedAs ?? '', path, input: request.query as object, address: request.ip }
    const found = await (auditedAs === undefined ? work() : audited(shop, noted, { work, who: () => staffId }))
    if (!found.ok) return sendRefusal(reply, found)
    const { name, type, content, bytes } = found.value
    if (bytes !== undefined) reply.header('content-length', bytes)
    return reply
      .type(type)
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(content)
  })
}
