import type { Refused } from '@pandrop/contract/result'
import { listBankFiles } from '@pandrop/contract/staff/bank'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { envelopeOf } from '../../../http/envelope.ts'
import { limitOf } from '../../../http/pace.ts'
import { admitStaff, staffOf } from '../../../http/staff-access.ts'
import type { Shop } from '../../../shop.ts'
import { networkOf } from '../../identity/accounts/attempts.ts'
import { audited } from '../../identity/audit/audit.ts'
import { bankFileContent } from './bank-file.ts'

const sendRefusal = (reply: FastifyReply, refused: Refused): FastifyReply => {
  const { status, body } = envelopeOf(refused, 'en')
  return reply.code(status).header('cache-control', 'no-store').send(body)
}

/**
 * A file for the bank as it was made: /api/staff/bank-files/12/content. It names account numbers, so who fetched it is
 * written down like a change, although nothing changes.
 */
export const bankFileContentRoute = (app: FastifyInstance, shop: Shop): void => {
  const rateLimit = {
    max: limitOf('secret', shop.env.RATE_LIMIT_FACTOR),
    timeWindow: 60_000,
    keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
  }
  const options = { schema: { hide: true }, config: { rateLimit } }
  const path = '/api/staff/bank-files/:id(^[1-9]\\d{0,8}$)/content'

  app.get<{ Params: { id: string } }>(path, options, async (request, reply) => {
    const staff = await staffOf(shop, request)
    const refused = admitStaff(listBankFiles, staff, shop.clock.now())
    if (refused) return sendRefusal(reply, refused)
    const staffId = staff?.staffId ?? null
    const fileId = Number(request.params.id)
    const noted = {
      staffId,
      action: 'fetchBankFile',
      path: `/api/staff/bank-files/${fileId}/content`,
      input: {},
      address: request.ip,
    }
    const found = await audited(shop, noted, { work: () => bankFileContent(shop, fileId), who: () => staffId })
    if (!found.ok) return sendRefusal(reply, found)
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${found.value.messageId}.xml"`)
      .send(found.value.xml)
  })
}
