import { ok } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/mail-templates'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { listMailTemplates, previewMail, sendSampleMail } from './mail-templates.ts'

/** What customers are sent, with sample values. */
export const mailTemplateRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.listMailTemplates, async () => ok({ templates: await listMailTemplates(shop) }))

  serve(calls.previewMail, ({ query }) => previewMail(shop, query))

  serve(calls.sendSampleMail, ({ body, staff: { staffId } }) => sendSampleMail(shop, { ...body, staffId }), {
    pace: 'secret',
  })
}
