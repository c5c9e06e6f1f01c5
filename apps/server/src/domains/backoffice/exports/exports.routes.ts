import { Readable } from 'node:stream'
import { ok } from '@pandrop/contract/result'
import * as calls from '@pandrop/contract/staff/exports'
import type { FastifyInstance } from 'fastify'
import type { Serve } from '../../../http/route.ts'
import { byNumber, staffFileRoute } from '../../../http/staff-file.ts'
import type { Shop } from '../../../shop.ts'
import { createExport, exportFile, listExports } from './exports.ts'
import { setMonthlyExports } from './monthly-exports.ts'

/** Exports: what there is, a new one, and what is made of every month. */
export const exportRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.listExports, async ({ staff: { role } }) => ok(await listExports(shop.pool, role)))

  serve(
    calls.createExport,
    ({ body: { name, format, from, till, columns }, staff: { by, role } }) =>
      createExport(shop, { name, format, from, till, columns, by, role }),
    // Each reads as much as there is.
    { pace: 'secret' },
  )

  serve(calls.setMonthlyExports, ({ body: { monthly } }) => setMonthlyExports(shop, monthly))
}

/** The file of an export, piece by piece: /api/staff/exports/12/content. It holds what many pages show one by one. */
export const exportFileRoute = (app: FastifyInstance, shop: Shop): void =>
  staffFileRoute<{ id: string }>(app, shop, {
    address: `/api${calls.listExports.path}/${byNumber}/content`,
    auditedAs: 'fetchExport',
    fileOf: async ({ params: { id }, staff: { role } }) => {
      const file = await exportFile(shop, Number(id), role)
      return file.ok ? ok({ ...file.value, content: Readable.from(file.value.content) }) : file
    },
  })
