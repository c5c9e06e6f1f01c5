import type { AtWork, NotedCall } from './noted.ts'

const webhooks = '/api/staff/webhooks'

let made = 0

const add = ({ administrator }: AtWork) => {
  made += 1
  const url = `https://noted.example/${made}`
  return administrator.browser.post(webhooks, { url, name: `Noted ${made}`, events: ['order.paid'] })
}

/** A new one, and a way to send something below it. */
const ofNew = async (at: AtWork) => {
  const { endpoint } = (await add(at)).body as { endpoint: { id: string; url: string } }
  const send = (then: string, body: object = {}) =>
    at.administrator.browser.post(`${webhooks}/${endpoint.id}${then}`, body)
  return { ...endpoint, send }
}

/** A delivery that waits; its endpoint may be asked for no more. */
const waiting = async (at: AtWork): Promise<number> => {
  const { send } = await ofNew(at)
  return Number((await send('/test')).body.delivery_id)
}

const keys = '/api/staff/keys'

const makeKey = ({ administrator }: AtWork) => {
  const wish = { name: 'Noted', scopes: ['orders:read'], days: 30, calls_per_minute: 60, addresses: [] }
  return administrator.browser.post(keys, wish)
}

/** What programs outside, and staff in files, are told: each call once, so that it changes something. */
export const programCalls: Readonly<Record<string, NotedCall>> = {
  createExport: {
    table: 'exports',
    row: 'made',
    make: ({ operator }) => {
      const days = { from: '2026-11-01', till: '2026-11-30' }
      return operator.browser.post('/api/staff/exports', { name: 'items', format: 'csv', ...days, columns: ['item'] })
    },
  },
  setMonthlyExports: {
    table: 'monthly_exports',
    row: 'made',
    make: ({ administrator }) =>
      administrator.browser.post('/api/staff/exports/monthly', { monthly: [{ name: 'journal', format: 'csv' }] }),
  },
  createStaffKey: { table: 'staff_keys', row: 'made', make: makeKey },
  revokeStaffKey: {
    table: 'staff_keys',
    row: 'changed',
    make: async (at) => {
      const { staff_key: key } = (await makeKey(at)).body as { staff_key: { id: number } }
      return at.administrator.browser.post(`${keys}/${key.id}/revoke`, {})
    },
  },
  createWebhook: { table: 'webhook_endpoints', row: 'made', make: add },
  changeWebhook: {
    table: 'webhook_endpoints',
    row: 'changed',
    make: async (at) => {
      const { send, url } = await ofNew(at)
      return send('', { url, name: 'Noted anew', events: ['item.sold'], is_on: false })
    },
  },
  renewWebhookSecret: {
    table: 'webhook_endpoints',
    row: 'changed',
    make: async (at) => (await ofNew(at)).send('/secret'),
  },
  deleteWebhook: {
    table: 'webhook_endpoints',
    row: 'removed',
    make: async (at) => (await ofNew(at)).send('/delete'),
  },
  resendWebhook: {
    table: 'webhook_deliveries',
    row: 'changed',
    make: async (at) => {
      const delivery = `${webhooks}/deliveries/${await waiting(at)}`
      await at.administrator.browser.post(`${delivery}/skip`, {})
      return at.administrator.browser.post(`${delivery}/resend`, {})
    },
  },
  skipWebhook: {
    table: 'webhook_deliveries',
    row: 'changed',
    make: async (at) => at.administrator.browser.post(`${webhooks}/deliveries/${await waiting(at)}/skip`, {}),
  },
}
