import { Readable } from 'node:stream'
import type { Refusal } from '@pandrop/contract/refusals'
import { ok, type Result } from '@pandrop/contract/result'
import type { CustomerCopy } from '@pandrop/contract/staff/customer-copies'
import * as calls from '@pandrop/contract/staff/customer-copies'
import type { Serve } from '../../../http/route.ts'
import type { Shop } from '../../../shop.ts'
import { askCopyFor, copyForStaff } from '../../identity/personal-data/asked-by-staff.ts'
import {
  approveHandover,
  proposeHandover,
  rejectHandover,
  takeHandover,
} from '../../identity/personal-data/handovers.ts'

const toWire = <R extends Refusal>(found: Result<CustomerCopy | null, R>) =>
  found.ok ? ok({ copy: found.value }) : found

/** Copies of customers' data that staff have made, and give to those who cannot fetch them. */
export const copyStaffRoutes = (serve: Serve, shop: Shop): void => {
  serve(calls.getCustomerCopy, async ({ params: { id } }) => toWire(await copyForStaff(shop, id)))

  serve(calls.askCustomerCopy, async ({ params: { id: customerId }, body, staff: { staffId } }) =>
    toWire(await askCopyFor(shop, { customerId, staffId, why: body.reason })),
  )
  serve(calls.proposeHandover, async ({ params: { id: customerId }, body, staff: { staffId } }) =>
    toWire(await proposeHandover(shop, { customerId, staffId, why: body.reason })),
  )
  serve(calls.approveHandover, async ({ params: { id: customerId }, staff: { staffId } }) =>
    toWire(await approveHandover(shop, { customerId, staffId })),
  )
  serve(calls.rejectHandover, async ({ params: { id: customerId }, body, staff: { staffId } }) =>
    toWire(await rejectHandover(shop, { customerId, staffId, why: body.reason })),
  )

  serve(calls.fetchCustomerCopy, async ({ params: { id: customerId }, staff: { staffId } }) => {
    const taken = await takeHandover(shop, { customerId, staffId })
    if (!taken.ok) return taken
    const { name, content } = taken.value
    return ok({ name, type: 'application/zip', content: Readable.from(content) })
  })
}
