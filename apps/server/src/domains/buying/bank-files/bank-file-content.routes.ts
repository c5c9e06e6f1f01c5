import { ok } from '@pandrop/contract/result'
import type { FastifyInstance } from 'fastify'
import { staffFileRoute } from '../../../http/staff-file.ts'
import type { Shop } from '../../../shop.ts'
import { bankFileContent } from './bank-file.ts'

/** A file for the bank as it was made: /api/staff/bank-files/12/content. It names account numbers. */
export const bankFileContentRoute = (app: FastifyInstance, shop: Shop): void =>
  staffFileRoute<{ id: string }>(app, shop, {
    address: '/api/staff/bank-files/:id(^[1-9]\\d{0,8}$)/content',
    auditedAs: 'fetchBankFile',
    fileOf: async ({ params: { id } }) => {
      const file = await bankFileContent(shop, Number(id))
      if (!file.ok) return file
      const { messageId, xml } = file.value
      return ok({ name: `${messageId}.xml`, type: 'application/xml; charset=utf-8', content: xml })
    },
  })
