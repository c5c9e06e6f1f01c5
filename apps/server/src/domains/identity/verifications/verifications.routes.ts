import type { Refusal } from '@pandrop/contract/refusals'
import { ok, type Result } from '@pandrop/contract/result'
import * as desk from '@pandrop/contract/staff/verifications'
import * as own from '@pandrop/contract/verifications'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { approveVerification, rejectVerification } from './decide-verification.ts'
import { addDocument, openDocument, removeDocument } from './documents.ts'
import { ownVerification, sendRequest, withdrawRequest } from './own-verification.ts'
import { staffVerification, staffVerifications } from './staff-verifications.ts'

/** A customer's own verification. */
export const verificationRoutes = (serve: Serve, shop: Shop): void => {
  /** How it stands after something was done. */
  const standing = async <R extends Refusal>(customerId: number, done: Result<unknown, R> = ok(null)) =>
    done.ok ? ok({ payload: await ownVerification(shop, customerId) }) : done

  serve(own.getOwnVerification, ({ customer: { customerId } }) => standing(customerId))

  serve(
    own.addVerificationDocument,
    async ({ query: { kind }, customer: { customerId }, file: { bytes } }) =>
      standing(customerId, await addDocument(shop, { customerId, kind, bytes })),
    // Eight megabytes are read before the verb counts its hourly limit.
    { pace: 'secret' },
  )

  serve(own.removeVerificationDocument, async ({ body: { id }, customer: { customerId } }) => {
    await removeDocument(shop, { customerId, id })
    return standing(customerId)
  })

  serve(own.sendVerification, async ({ body: { documents }, customer: { customerId } }) =>
    standing(customerId, await sendRequest(shop, { customerId, documents })),
  )

  serve(own.withdrawVerification, async ({ customer: { customerId } }) => {
    await withdrawRequest(shop, customerId)
    return standing(customerId)
  })
}

/** The same at the desk. */
export const verificationStaffRoutes = (serve: Serve, shop: Shop): void => {
  const afterwards = async <R extends Refusal>(id: number, done: Result<unknown, R>) =>
    done.ok ? staffVerification(shop, id) : done

  serve(desk.listVerifications, ({ query }) => staffVerifications(shop, query))

  serve(desk.getVerification, ({ params: { id } }) => staffVerification(shop, id))

  serve(desk.approveVerification, async ({ params: { id }, staff: { staffId } }) =>
    afterwards(id, await approveVerification(shop, { id, staffId })),
  )

  serve(desk.rejectVerification, async ({ params: { id }, body: { reason, message = '' }, staff: { staffId } }) =>
    afterwards(id, await rejectVerification(shop, { id, staffId, reason, message })),
  )

  serve(desk.readVerificationDocument, async ({ params: { id }, reply }) => {
    const found = await openDocument(shop, id)
    if (!found.ok) return found
    // Whatever a browser takes it for, nothing in it runs.
    reply.header('content-security-policy', "sandbox; default-src 'none'")
    return ok(found.value)
  })
}
