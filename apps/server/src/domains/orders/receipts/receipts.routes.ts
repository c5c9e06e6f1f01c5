import { Readable } from 'node:stream'
import { receiptOfOrder } from '@pandrop/contract/purchase'
import { ok, refuse } from '@pandrop/contract/result'
import { getReceiptMonth, listReceipts } from '@pandrop/contract/staff/receipts'
import { month as monthName } from '@pandrop/contract/staff/reports'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Serve } from '../../../http/route.ts'
import { byNumber, staffFileRoute } from '../../../http/staff-file.ts'
import type { Shop } from '../../../shop.ts'
import { paperRoute } from '../papers/papers.routes.ts'
import { receiptArchive, receiptMonth } from './receipt-months.ts'
import { receiptFile, receiptFileOfOrder, staffReceipts } from './receipts.ts'

/** A customer's own receipts, as PDF in their language; the list of all of them for staff. */
export const receiptRoutes = (serve: Serve, shop: Shop): void => {
  serve(
    receiptOfOrder,
    async ({ params: { id: orderId }, customer: { customerId }, language }) => {
      const file = await receiptFileOfOrder(shop, { orderId, customerId }, language)
      return file ? ok(new File([file.content], file.name, { type: 'application/pdf' })) : refuse('not_found')
    },
    // Each one is drawn anew, fonts and all.
    { pace: 'money' },
  )

  serve(listReceipts, ({ query }) => staffReceipts(shop.pool, query))

  serve(getReceiptMonth, async ({ query: { month } }) => ok(await receiptMonth(shop.pool, month)))
}

/** A receipt as PDF, for the back office: /api/staff/receipts/7. */
export const receiptFileRoute = (app: FastifyInstance, shop: Shop): void =>
  paperRoute(app, shop, `/api${listReceipts.path}/${byNumber}`, (id) => receiptFile(shop, Number(id), 'en'))

/** The receipts of a month as ZIP, for the back office: /api/staff/receipts/months/2026-11/1, part by part. */
export const receiptMonthRoute = (app: FastifyInstance, shop: Shop): void =>
  staffFileRoute<{ month: string; part: string }>(app, shop, {
    address: `/api${listReceipts.path}/months/:month/:part`,
    fileOf: async ({ params: { month, part } }) => {
      const isNamed = z.safeParse(monthName, month).success && /^[1-9]\d{0,3}$/.test(part)
      const archive = isNamed ? await receiptArchive(shop, { month, part: Number(part) }) : undefined
      if (!archive) return refuse('not_found')
      return ok({ name: archive.name, type: 'application/zip', content: Readable.from(archive.content) })
    },
  })
