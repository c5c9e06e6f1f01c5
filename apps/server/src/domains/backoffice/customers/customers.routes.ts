import type { Refusal } from '@pandrop/contract/refusals'
import { ok, type Result } from '@pandrop/contract/result'
import { listCustomerAccountEvents } from '@pandrop/contract/staff/account-events'
import * as corrections from '@pandrop/contract/staff/customer-corrections'
import * as deletions from '@pandrop/contract/staff/customer-deletions'
import type { CustomerNote } from '@pandrop/contract/staff/customer-notes'
import * as notes from '@pandrop/contract/staff/customer-notes'
import * as calls from '@pandrop/contract/staff/customers'
import * as removals from '@pandrop/contract/staff/factor-removals'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { accountEventsOf } from '../../identity/account-events/account-events.ts'
import {
  approveDeletion,
  deletionPreview,
  proposeDeletion,
  rejectDeletion,
} from '../../identity/deletions/proposed-deletions.ts'
import { correctEmail, correctProfile } from '../../identity/profile/correct-profile.ts'
import { approveRemoval, cancelRemoval, proposeRemoval } from '../../identity/second-factor/lost-factor.ts'
import { approveElsewhere, endApproval } from '../../identity/verifications/decide-verification.ts'
import { blockCustomer, endSessionsOf, unblockCustomer } from './account-steps.ts'
import { staffCustomer } from './customer.ts'
import { depositsForStaff, offersForStaff, ordersForStaff, statementForStaff } from './customer-history.ts'
import { listCustomers } from './customer-list.ts'
import { addNote, notesOf, removeNote, setPin } from './customer-notes.ts'

/** Calls of staff about customers. */
export const customerStaffRoutes = (serve: Serve, shop: Shop): void => {
  /** The customer as they are after a step. */
  const afterStep = async <R extends Refusal>(step: Result<null, R>, customerId: number) => {
    if (!step.ok) return step
    const found = await staffCustomer(shop, customerId)
    return found.ok ? ok({ customer: found.value }) : found
  }

  serve(calls.listCustomers, ({ query }) => listCustomers(shop, query))

  serve(calls.getCustomer, async ({ params }) => {
    const found = await staffCustomer(shop, params.id)
    return found.ok ? ok({ customer: found.value }) : found
  })

  serve(calls.listCustomerStatement, ({ params, query }) =>
    statementForStaff(shop.pool, { ...query, customerId: params.id }),
  )
  serve(calls.listCustomerOrders, ({ params, query }) => ordersForStaff(shop, { ...query, customerId: params.id }))
  serve(listCustomerAccountEvents, ({ params, query }) => accountEventsOf(shop, { ...query, customerId: params.id }))
  serve(calls.listCustomerOffers, ({ params, query }) => offersForStaff(shop.pool, { ...query, customerId: params.id }))
  serve(calls.listCustomerDeposits, ({ params, query }) =>
    depositsForStaff(shop.pool, { ...query, customerId: params.id }),
  )

  serve(calls.blockCustomer, async ({ params: { id: customerId }, body, staff: { by } }) =>
    afterStep(await blockCustomer(shop, { customerId, by, why: body.reason }), customerId),
  )
  serve(calls.unblockCustomer, async ({ params: { id: customerId }, body, staff: { by } }) => {
    const givesEmailBack = body.give_back_email ?? false
    return afterStep(await unblockCustomer(shop, { customerId, by, why: body.reason, givesEmailBack }), customerId)
  })
  serve(calls.endCustomerSessions, async ({ params: { id: customerId }, body, staff: { by } }) =>
    afterStep(await endSessionsOf(shop, { customerId, by, why: body.reason, sessionId: body.session }), customerId),
  )
  serve(corrections.correctCustomer, async ({ params: { id: customerId }, body: change, staff: { by } }) =>
    afterStep(await correctProfile(shop, { customerId, by, change }), customerId),
  )
  serve(
    corrections.correctCustomerEmail,
    async ({ params: { id: customerId }, body: { email, reason }, staff: { by } }) =>
      afterStep(await correctEmail(shop, { customerId, by, email, why: reason }), customerId),
  )
  serve(calls.setCustomerVerification, async ({ params: { id: customerId }, body, staff: { staffId } }) => {
    const set = { approved: approveElsewhere, none: endApproval } as const
    return afterStep(await set[body.status](shop, { customerId, staffId, why: body.reason }), customerId)
  })

  const toWire = <R extends Refusal>(found: Result<CustomerNote[], R>) =>
    found.ok ? ok({ notes: found.value }) : found

  serve(notes.listCustomerNotes, async ({ params }) => toWire(await notesOf(shop, params.id)))
  serve(notes.addCustomerNote, async ({ params: { id: customerId }, body, staff: { staffId }, key }) =>
    toWire(await addNote(shop, { customerId, staffId, text: body.text, pinned: body.pinned, key })),
  )
  serve(notes.pinCustomerNote, async ({ params: { id: customerId }, body: { note: noteId, pinned } }) =>
    toWire(await setPin(shop, { customerId, noteId, pinned })),
  )
  serve(notes.removeCustomerNote, async ({ params: { id: customerId }, body: { note: noteId } }) =>
    toWire(await removeNote(shop, { customerId, noteId })),
  )

  serve(removals.proposeFactorRemoval, async ({ params: { id: customerId }, body, staff: { staffId } }) =>
    afterStep(await proposeRemoval(shop, { customerId, staffId, why: body.reason }), customerId),
  )
  serve(removals.approveFactorRemoval, async ({ params: { id: customerId }, staff: { staffId } }) =>
    afterStep(await approveRemoval(shop, { customerId, staffId }), customerId),
  )
  serve(removals.cancelFactorRemoval, async ({ params: { id: customerId }, body, staff: { staffId } }) =>
    afterStep(await cancelRemoval(shop, { customerId, staffId, why: body.reason }), customerId),
  )

  serve(deletions.previewDeletion, async ({ params: { id } }) => {
    const found = await staffCustomer(shop, id)
    return found.ok ? ok({ preview: await deletionPreview(shop.pool, id) }) : found
  })
  serve(deletions.proposeDeletion, async ({ params: { id: customerId }, body, staff: { staffId } }) =>
    afterStep(await proposeDeletion(shop, { customerId, staffId, why: body.reason }), customerId),
  )
  serve(deletions.approveDeletion, async ({ params: { id: customerId }, staff: { staffId } }) =>
    afterStep(await approveDeletion(shop, { customerId, staffId }), customerId),
  )
  serve(deletions.rejectDeletion, async ({ params: { id: customerId }, body, staff: { staffId } }) =>
    afterStep(await rejectDeletion(shop, { customerId, staffId, why: body.reason }), customerId),
  )
}
