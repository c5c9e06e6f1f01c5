import { creditNoteFile } from '@pandrop/contract/purchase'
import { ok, type Refused, refuse } from '@pandrop/contract/result'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { envelopeOf } from '../../../http/envelope.ts'
import { limitOf } from '../../../http/pace.ts'
import type { Serve } from '../../../http/route.ts'
import { admitStaff, staffOf } from '../../../http/staff-access.ts'
import type { Shop } from '../../../shop.ts'
import { networkOf } from '../../identity/accounts/attempts.ts'
import { creditNotePdf } from './credit-note-pdf.ts'
import { creditNote } from './credit-notes.ts'

const sendRefusal = (reply: FastifyReply, refused: Refused): FastifyReply => {
  const { status, body } = envelopeOf(refused, 'en')
  return reply.code(status).header('cache-control', 'no-store').send(body)
}

/** A customer's own credit notes, as PDF in their language. */
export const creditNoteRoutes = (serve: Serve, shop: Shop): void => {
  serve(
    creditNoteFile,
    async ({ params: { id }, customer: { customerId }, language }) => {
      const note = await creditNote(shop.pool, id, customerId)
      if (!note) return refuse('not_found')
      const pdf = await creditNotePdf(note, language)
      return ok(new File([pdf], `${note.number}.pdf`, { type: 'application/pdf' }))
    },
    // Each one is drawn anew, fonts and all.
    { pace: 'money' },
  )
}

/**
 * A credit note as PDF, for the back office: /api/staff/credit-notes/7. No call of the contract: its answer is a file.
 */
export const creditNoteFileRoute = (app: FastifyInstance, shop: Shop): void => {
  const rateLimit = {
    max: limitOf('write', shop.env.RATE_LIMIT_FACTOR),
    timeWindow: 60_000,
    keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip),
  }
  const options = { schema: { hide: true }, config: { rateLimit } }
  const path = '/api/staff/credit-notes/:id(^[1-9]\\d{0,14}$)'
  app.get<{ Params: { id: string } }>(path, options, async (request, reply) => {
    const refused = admitStaff({ access: 'staff' }, await staffOf(shop, request), shop.clock.now())
    if (refused) return sendRefusal(reply, refused)
    const note = await creditNote(shop.pool, Number(request.params.id))
    if (!note) return sendRefusal(reply, refuse('not_found'))
    return reply
      .type('application/pdf')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="${note.number}.pdf"`)
      .send(await creditNotePdf(note, 'en'))
  })
}
