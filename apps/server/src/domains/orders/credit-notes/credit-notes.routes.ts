import { creditNoteFile } from '@pandrop/contract/purchase'
import { ok, refuse } from '@pandrop/contract/result'
import type { FastifyInstance } from 'fastify'
import type { Serve } from '../../../http/route.ts'
import { byNumber } from '../../../http/staff-file.ts'
import type { Shop } from '../../../shop.ts'
import { paperRoute } from '../papers/papers.routes.ts'
import { creditNotePaper } from './credit-notes.ts'

/** A customer's own credit notes, as PDF in their language. */
export const creditNoteRoutes = (serve: Serve, shop: Shop): void => {
  serve(
    creditNoteFile,
    async ({ params: { id }, customer: { customerId }, language }) => {
      const file = await creditNotePaper(shop, { id, customerId }, language)
      return file ? ok(new File([file.content], file.name, { type: 'application/pdf' })) : refuse('not_found')
    },
    // Each one is drawn anew, fonts and all.
    { pace: 'money' },
  )
}

/** A credit note as PDF, for the back office: /api/staff/credit-notes/7. */
export const creditNoteFileRoute = (app: FastifyInstance, shop: Shop): void =>
  paperRoute(app, shop, `/api/staff/credit-notes/${byNumber}`, (id) => creditNotePaper(shop, { id: Number(id) }, 'en'))
