import { ok, refuse } from '@pandrop/contract/result'
import type { FastifyInstance } from 'fastify'
import { staffFileRoute } from '../../../http/staff-file.ts'
import type { Shop } from '../../../shop.ts'
import type { PaperFile } from './paper-pdf.ts'

/**
 * Papers as PDF for the back office.
 * @param address with what names the paper as `:id`
 * @param paperOf undefined where there is none
 */
export const paperRoute = (
  app: FastifyInstance,
  shop: Shop,
  address: string,
  paperOf: (id: string) => Promise<PaperFile | undefined>,
): void =>
  staffFileRoute<{ id: string }>(app, shop, {
    address,
    fileOf: async ({ params: { id } }) => {
      const paper = await paperOf(id)
      return paper ? ok({ ...paper, type: 'application/pdf' }) : refuse('not_found')
    },
  })
