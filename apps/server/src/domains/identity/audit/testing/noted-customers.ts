import { randomUUID } from 'node:crypto'
import { asStaff } from '../../staff/testing/as-staff.ts'
import { approveAt, askedBy, rejectAt } from '../../verifications/testing/verifications.ts'
import type { AtWork, NotedCall } from './noted.ts'

const why = { reason: 'told on the phone' }

const ofCustomer = async ({ shop, operator }: AtWork, path: string, body: object = why) => {
  const { id } = await shop.customer()
  return { id, send: (then = path, also = body) => operator.browser.post(`/api/staff/customers/${id}/${then}`, also) }
}

/** A customer whose second factor somebody else than the operator may let go. */
const ofProtected = async ({ shop, administrator }: AtWork) => {
  const { id } = await shop.customer()
  await shop.database.ownerPool.query(
    `insert into customer_factors (customer_id, totp_sealed, confirmed_at) values ($1, '\\x00', now())`,
    [id],
  )
  const send = (then = 'remove') => administrator.browser.post(`/api/staff/customers/${id}/second-factor/${then}`, why)
  return { id, send }
}

/** A customer whose account administrators may delete. */
const ofLeaving = async ({ shop, administrator }: AtWork) => {
  const { id } = await shop.customer()
  return { id, send: (step: string) => administrator.browser.post(`/api/staff/customers/${id}/deletion/${step}`, why) }
}

const writeNote = ({ browser }: AtWork['operator'], customerId: number) => {
  const headers = { 'idempotency-key': randomUUID() }
  const body = { text: 'Sends from two accounts', pinned: false }
  return browser.post(`/api/staff/customers/${customerId}/notes`, body, { headers })
}

/** Does something to a note that was just written. */
const withNote = async ({ shop, operator }: AtWork, step: string, also: object = {}) => {
  const { id } = await shop.customer()
  const { body } = await writeNote(operator, id)
  const [{ id: note }] = body.notes as [{ id: number }]
  return operator.browser.post(`/api/staff/customers/${id}/notes/${step}`, { note, ...also })
}

const tag = { tag: 'Reseller' }

/** Customers: each call once, so that it changes something. */
export const customerCalls: Readonly<Record<string, NotedCall>> = {
  blockCustomer: { table: 'customers', row: 'changed', make: async (at) => (await ofCustomer(at, 'block')).send() },
  unblockCustomer: {
    table: 'customers',
    row: 'changed',
    make: async (at) => {
      const { send } = await ofCustomer(at, 'block')
      await send()
      return send('unblock')
    },
  },
  proposeFactorRemoval: {
    table: 'factor_removals',
    row: 'made',
    make: async (at) => (await ofProtected(at)).send(),
  },
  approveFactorRemoval: {
    table: 'factor_removals',
    row: 'changed',
    make: async (at) => {
      const { id, send } = await ofProtected(at)
      await send()
      return at.operator.browser.post(`/api/staff/customers/${id}/second-factor/approve`, {})
    },
  },
  cancelFactorRemoval: {
    table: 'factor_removals',
    row: 'changed',
    make: async (at) => {
      const { send } = await ofProtected(at)
      await send()
      return send('cancel')
    },
  },
  endCustomerSessions: {
    table: 'sessions',
    row: 'removed',
    make: async (at) => (await ofCustomer(at, 'sessions/end')).send(),
  },
  correctCustomer: {
    table: 'customers',
    row: 'changed',
    make: async (at) => (await ofCustomer(at, 'profile', { ...why, name: 'Noted' })).send(),
  },
  correctCustomerEmail: {
    table: 'customer_events',
    row: 'made',
    make: async ({ shop, administrator }) => {
      const { id } = await shop.customer()
      const body = { ...why, email: 'other@example.org' }
      return administrator.browser.post(`/api/staff/customers/${id}/email`, body)
    },
  },
  setCustomerVerification: {
    table: 'customers',
    row: 'changed',
    make: async ({ shop, administrator }) => {
      const { id } = await shop.customer()
      return administrator.browser.post(`/api/staff/customers/${id}/verification`, { ...why, status: 'approved' })
    },
  },
  approveVerification: {
    table: 'verifications',
    row: 'changed',
    make: async ({ shop, administrator }) => approveAt(administrator, (await askedBy(shop)).request),
  },
  rejectVerification: {
    table: 'verifications',
    row: 'changed',
    make: async ({ shop, administrator }) => rejectAt(administrator, (await askedBy(shop)).request),
  },
  addCustomerNote: {
    table: 'customer_notes',
    row: 'made',
    make: async ({ shop, operator }) => writeNote(operator, (await shop.customer()).id),
  },
  pinCustomerNote: { table: 'customer_notes', row: 'changed', make: (at) => withNote(at, 'pin', { pinned: true }) },
  removeCustomerNote: { table: 'customer_notes', row: 'removed', make: (at) => withNote(at, 'remove') },
  proposeDeletion: {
    table: 'deletion_proposals',
    row: 'made',
    make: async (at) => (await ofLeaving(at)).send('propose'),
  },
  approveDeletion: {
    table: 'deletion_proposals',
    row: 'changed',
    make: async (at) => {
      const { id, send } = await ofLeaving(at)
      await send('propose')
      const other = await asStaff(at.shop, 'administrator')
      return other.browser.post(`/api/staff/customers/${id}/deletion/approve`, {})
    },
  },
  rejectDeletion: {
    table: 'deletion_proposals',
    row: 'changed',
    make: async (at) => {
      const { send } = await ofLeaving(at)
      await send('propose')
      return send('reject')
    },
  },
  askCustomerCopy: {
    table: 'customer_events',
    row: 'made',
    make: async ({ shop, administrator }) => {
      const { id } = await shop.customer()
      return administrator.browser.post(`/api/staff/customers/${id}/copy`, why)
    },
  },
  addCustomerTag: {
    table: 'customer_tags',
    row: 'made',
    make: async (at) => (await ofCustomer(at, 'tags', tag)).send(),
  },
  removeCustomerTag: {
    table: 'customer_tags',
    row: 'removed',
    make: async (at) => {
      const { send } = await ofCustomer(at, 'tags', tag)
      await send()
      return send('tags/remove')
    },
  },
  adjustBalance: {
    table: 'balance_adjustments',
    row: 'made',
    make: async ({ shop, operator }) => {
      const { id } = await shop.customer()
      const body = { amount: 1, kind: 'goodwill', note: 'Sorry', ...why }
      const headers = { 'idempotency-key': randomUUID() }
      return operator.browser.post(`/api/staff/customers/${id}/adjustments`, body, { headers })
    },
  },
}
