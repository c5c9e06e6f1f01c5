import { webhookEvents } from '@pandrop/contract/staff/webhook-events'
import type { TestShop } from '@pandrop/testkit/shop'
import type { Reply } from '@pandrop/testkit/visitor'
import { expect } from 'vitest'
import { runDueJobs } from '../../../../jobs/runner.ts'
import { asStaff, type TestStaff } from '../../../identity/staff/testing/as-staff.ts'
import { retryWebhooks } from '../deliver.ts'
import { type Receiver, startReceiver } from './receiver.ts'

/** A webhook that was made, with the secret that is shown once. */
interface Made {
  id: string
  secret: string
}

/** What a webhook was sent, as a list shows it. */
interface Shown {
  id: number
  kind: string
  subject: string
  state: string
  tries: number
}

interface ShownWhole extends Shown {
  body: string
  sendings: { status: number | null; answer: string | null; failure: string | null }[]
}

/** An administrator who looks after webhooks, and somebody's program that is told. */
export interface WebhookDesk {
  administrator: TestStaff
  receiver: Receiver
  /** tells the receiver of everything, or as wished */
  make(wish?: object): Promise<Made>
  post(template: string, id: string | number, body?: object): Promise<Reply>
  standing(id: string): Promise<Record<string, unknown>>
  deliveries(id: string): Promise<Shown[]>
  whole(id: number): Promise<ShownWhole>
  /** does every job that is due */
  work(): Promise<void>
  /** the minute's job, after so much time */
  later(minutes: number): Promise<void>
  /** items on the shelf whose prices nothing keeps from changing */
  someItems(count: number): Promise<number[]>
  setPrice(itemId: number, cents: number): Promise<unknown>
  /** another session: the one before is over after hours */
  signInAnew(): Promise<void>
  close(): Promise<void>
}

const placeOf = (template: string, id: string | number): string => `/api${template.replace(':id', String(id))}`

/** Opens one on a seeded shop. */
export const openWebhookDesk = async (shop: TestShop): Promise<WebhookDesk> => {
  const { clock, database } = shop
  const work = () => runDueJobs(shop.shop, database.serverUrl)
  const read = async <Read>(path: string, name: string): Promise<Read> =>
    (await desk.administrator.browser.get(path)).body[name] as Read
  const desk: WebhookDesk = {
    administrator: await asStaff(shop, 'administrator'),
    receiver: await startReceiver(),
    make: async (wish = {}) => {
      const body = { url: desk.receiver.url, name: 'Books', events: webhookEvents, ...wish }
      const reply = await desk.administrator.browser.post('/api/staff/webhooks', body)
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
      return { id: (reply.body.endpoint as { id: string }).id, secret: String(reply.body.secret) }
    },
    post: (template, id, body = {}) => desk.administrator.browser.post(placeOf(template, id), body),
    standing: (id) => read(placeOf('/staff/webhooks/:id', id), 'endpoint'),
    deliveries: (id) => read(placeOf('/staff/webhooks/:id/deliveries', id), 'rows'),
    whole: (id) => read(placeOf('/staff/webhooks/deliveries/:id', id), 'delivery'),
    work,
    later: async (minutes) => {
      clock.advance({ minutes })
      await retryWebhooks(shop.shop)
      await work()
    },
    someItems: async (count) => {
      const { rows } = await database.ownerPool.query(
        "select id from items where state = 'available' and old_price_cents is null order by id limit $1",
        [count],
      )
      return rows.map(({ id }) => Number(id))
    },
    setPrice: (itemId, cents) =>
      database.ownerPool.query('update items set price_cents = $2, old_price_cents = null where id = $1', [
        itemId,
        cents,
      ]),
    signInAnew: async () => {
      desk.administrator = await asStaff(shop, 'administrator')
    },
    close: async () => {
      await desk.receiver.stop()
      await database.ownerPool.query('delete from webhook_endpoints')
    },
  }
  return desk
}
