import { randomUUID } from 'node:crypto'
import { bankStatement } from '../../../buying/bank-files/testing/answers.ts'
import { approvedPayout } from '../../../buying/payouts/testing/approvals.ts'
import { openAccount, requestedPayout } from '../../../buying/payouts/testing/ready-offers.ts'
import type { AtWork, NotedCall } from './noted.ts'

const send = ({ operator }: AtWork, payoutId: string) =>
  operator.browser.post(`/api/staff/payouts/${payoutId}/steps`, { step: 'sent', reason: 'typed at the bank' })

/** Money on its way to customers: each call once, so that it changes something. */
export const moneyCalls: Readonly<Record<string, NotedCall>> = {
  takePayoutStep: {
    table: 'payouts',
    row: 'changed',
    make: async (at) => send(at, (await approvedPayout(at.shop)).payoutId),
  },
  createDeskBankFile: {
    table: 'bank_files',
    row: 'made',
    make: async ({ shop, operator }) => {
      await openAccount(shop)
      await approvedPayout(shop)
      return operator.browser.post('/api/staff/bank-files', {})
    },
  },
  importDeskBankAnswer: {
    table: 'payouts',
    row: 'changed',
    make: async (at) => {
      const { payoutId, endToEndId } = await approvedPayout(at.shop)
      await send(at, payoutId)
      const form = new FormData()
      const file = bankStatement([{ endToEndId }], 'NOTED-CALL')
      form.set('file', new Blob([new Uint8Array(file)]), 'answer.xml')
      return at.operator.browser.call('POST', '/api/staff/bank-answers', { rawBody: form })
    },
  },
  bookBankLine: {
    table: 'bank_line_bookings',
    row: 'made',
    make: async ({ operator, administrator }) => {
      const form = new FormData()
      const file = bankStatement([{ endToEndId: 'NOTPROVIDED', day: '2026-11-20', words: 'Rent' }], 'NOTED-LINE')
      form.set('file', new Blob([new Uint8Array(file)]), 'answer.xml')
      await operator.browser.call('POST', '/api/staff/bank-answers', { rawBody: form })
      const { body } = await operator.browser.get('/api/staff/bank-answers')
      const [answer] = body.rows as { id: number }[]
      const booking = { cost: 'Rent', reason: 'The contract of 2025' }
      return administrator.browser.post(`/api/staff/bank-answers/${answer?.id}/lines/1/book`, booking)
    },
  },
  bookBankOpening: {
    table: 'bank_opening',
    row: 'made',
    make: async ({ administrator }) =>
      administrator.browser.post('/api/staff/bank-opening', {
        amount: 500,
        opens_on: '2026-01-01',
        reason: 'The statement of 2025',
      }),
  },
  noteProviderPayout: {
    table: 'provider_payouts',
    row: 'made',
    make: async ({ administrator }) => {
      const noted = { arrived_on: '2026-11-01', net: 98.25, fee: 1.75, note: 'The provider’s monthly sheet' }
      const headers = { 'idempotency-key': randomUUID() }
      return administrator.browser.post('/api/staff/provider-payouts', noted, { headers })
    },
  },
  rejectProposals: {
    table: 'payout_proposals',
    row: 'changed',
    make: async ({ shop, operator, administrator }) => {
      const { payoutId } = await requestedPayout(shop)
      await operator.browser.post('/api/staff/payouts/propose', { payouts: [payoutId] })
      const { body } = await operator.browser.get(`/api/staff/payouts/${payoutId}`)
      const { proposal } = body.payout as { proposal: { id: number } }
      return administrator.browser.post('/api/staff/payouts/reject', { proposals: [proposal.id], reason: 'The name' })
    },
  },
  rejectAdjustment: {
    table: 'balance_adjustments',
    row: 'changed',
    make: async ({ shop, operator, administrator }) => {
      const { id } = await shop.customer()
      const wish = { amount: 200, kind: 'goodwill', reason: 'a long wait', note: 'Sorry for the wait.' }
      const headers = { 'idempotency-key': randomUUID() }
      const { body } = await operator.browser.post(`/api/staff/customers/${id}/adjustments`, wish, { headers })
      const { adjustment } = body as { adjustment: { id: number } }
      return administrator.browser.post(`/api/staff/adjustments/${adjustment.id}/reject`, { reason: 'too much' })
    },
  },
}
