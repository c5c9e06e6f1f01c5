import * as own from '@pandrop/contract/cases'
import { ok, refuse } from '@pandrop/contract/result'
import * as desk from '@pandrop/contract/staff/cases'
import type { FastifyInstance } from 'fastify'
import type { Serve } from '../../../http/route.ts'
import { staffFileRoute } from '../../../http/staff-file.ts'
import type { Shop } from '../../../shop.ts'
import { staffCase, staffCases } from './case-list.ts'
import { addCasePicture, casePictureBytes } from './case-pictures.ts'
import { casesOfOrder, readOwnCase, solveOwnCase, writeInCase } from './own-cases.ts'
import { answerCase, assignCase, noteInCase, takeCaseStep } from './staff-cases.ts'

/** What a customer writes about their orders. */
export const caseRoutes = (serve: Serve, shop: Shop): void => {
  serve(own.getOrderCase, async ({ params: { id: orderId }, customer: { customerId } }) => {
    const found = await casesOfOrder(shop, { orderId, customerId })
    return found.ok ? ok({ payload: found.value }) : found
  })

  serve(own.writeInCase, ({ body, customer: { customerId }, attempt }) =>
    writeInCase(shop, { customerId, writing: body, attempt }),
  )

  serve(own.solveOwnCase, ({ body: { case_id: caseId }, customer: { customerId } }) =>
    solveOwnCase(shop, { caseId, customerId }),
  )

  serve(own.readCase, ({ body: { case_id: caseId, message_id: messageId }, customer: { customerId } }) =>
    readOwnCase(shop, { caseId, customerId, messageId }),
  )

  serve(
    own.addCasePicture,
    ({ customer: { customerId }, file: { bytes } }) => addCasePicture(shop, { customerId, bytes }),
    // Eight megabytes are read before the verb counts its hourly limit.
    { pace: 'secret' },
  )

  serve(own.casePicture, async ({ params: { id }, customer: { customerId }, reply }) => {
    const found = await casePictureBytes(shop, { id, customerId })
    if (!found.ok) return found
    // Whatever a browser takes it for, nothing in it runs.
    reply.header('content-security-policy', "sandbox; default-src 'none'")
    return ok(new File([new Uint8Array(found.value)], `${id}.webp`, { type: 'image/webp' }))
  })
}

/** The same at the desk. */
export const caseStaffRoutes = (serve: Serve, shop: Shop): void => {
  serve(desk.listCases, ({ query, staff: { staffId } }) => staffCases(shop, query, staffId))

  serve(desk.getCase, async ({ params: { id } }) => {
    const found = await staffCase(shop, id)
    return found ? ok({ case: found }) : refuse('case_not_found')
  })

  serve(desk.answerCase, ({ params: { id: caseId }, body, staff: { staffId, by }, key }) => {
    const { message, seen, solves = false } = body
    return answerCase(shop, { caseId, staffId, by, message, seen, solves, key })
  })

  serve(desk.noteInCase, ({ params: { id: caseId }, body: { message }, staff: { staffId, by }, key }) =>
    noteInCase(shop, { caseId, staffId, by, message, key }),
  )

  serve(desk.takeCaseStep, ({ params: { id: caseId }, body: { step }, staff: { staffId, by } }) =>
    takeCaseStep(shop, step, { caseId, staffId, by }),
  )

  serve(desk.assignCase, ({ params: { id: caseId }, body: { mine }, staff: { staffId, by } }) =>
    assignCase(shop, { caseId, staffId, by, mine }),
  )
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Pictures of customers for the back office: /api/staff/cases/pictures/<uuid>. */
export const casePictureRoute = (app: FastifyInstance, shop: Shop): void =>
  staffFileRoute<{ id: string }>(app, shop, {
    address: `/api${desk.listCases.path}/pictures/:id`,
    fileOf: async ({ params: { id } }) => {
      if (!uuid.test(id)) return refuse('not_found')
      const found = await casePictureBytes(shop, { id, customerId: null })
      return found.ok ? ok({ name: `${id}.webp`, type: 'image/webp', content: found.value }) : found
    },
  })
