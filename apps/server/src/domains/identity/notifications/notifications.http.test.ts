import { notificationsPerPage, stoppableKinds } from '@pandrop/contract/notifications'
import { startTestShop, type TestCustomer, type TestShop } from '@pandrop/testkit/shop'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { enqueue } from '../../../db/enqueue.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { cleanUp } from '../../../jobs/clean-up.ts'
import { runDueJobs } from '../../../jobs/runner.ts'
import { devMails } from '../../../ports/mail/dev-mailbox.ts'
import type { MailOrder } from '../../../ports/mail/mail-order.ts'
import type { Shop } from '../../../shop.ts'

let shop: TestShop
let customer: TestCustomer

beforeAll(async () => {
  shop = await startTestShop()
})

beforeEach(async () => {
  customer = await shop.customer()
})

afterAll(() => shop?.stop())

type Shown = Exclude<MailOrder, { template: 'verify_address' }>['template']

const mailOf = (template: Shown, { id, email }: TestCustomer = customer, language = 'en'): MailOrder => {
  const link = `${shop.shop.env.PUBLIC_URL}/account/orders/7`
  const values = { name: 'Marta', order: '7', offer: '7', title: 'AWP', items: 'AWP', amount: '€5.00', link }
  return { template, accountOf: id, to: email, language, values } as MailOrder
}

const runJobs = (running: Shop = shop.shop): Promise<void> => runDueJobs(running, shop.database.serverUrl)

const tell = async (order: MailOrder): Promise<void> => {
  await inTransaction(shop.shop.pool, (tx) => enqueue(tx, 'send_mail', order))
  await runJobs()
}

const tellMany = async (count: number): Promise<void> => {
  await inTransaction(shop.shop.pool, async (tx) => {
    for (let made = 0; made < count; made += 1) await enqueue(tx, 'send_mail', mailOf('order_delivered'))
  })
  await runJobs()
}

const shownTo = async ({ browser }: TestCustomer = customer, before?: number) => {
  const { body } = await browser.get(`/api/user/notifications${before ? `?before=${before}` : ''}`)
  return body.payload as { notifications: { id: number; read: boolean }[]; more: boolean; unread: number }
}

const read = (upTo: number, { browser }: TestCustomer = customer) =>
  browser.post('/api/user/notifications/read', { up_to: upTo })

const choose = (kind: string, mailed: boolean) =>
  customer.browser.call('PUT', '/api/user/mail-choices', { body: { kind, mailed } })

const subjectsTo = async (email = customer.email): Promise<string[]> =>
  (await devMails(shop.shop.pool, email)).map(({ subject }) => subject)

describe('what is mailed to a customer', () => {
  test('is shown in the shop as well, with the subject of the mail, where it leads, and as unread', async () => {
    await tell(mailOf('order_delivered'))
    const [subject] = await subjectsTo()
    expect(await shownTo()).toEqual({
      notifications: [
        {
          id: expect.any(Number),
          kind: 'orders',
          title: subject,
          link: '/account/orders/7',
          at: shop.clock.now().toISOString(),
          read: false,
        },
      ],
      more: false,
      unread: 1,
    })
    const { body } = await customer.browser.get('/api/user/profile')
    expect(body.payload).toMatchObject({ unread_notifications: 1 })
  })

  test('is shown in the language that it is mailed in', async () => {
    await tell(mailOf('order_delivered', customer, 'de'))
    expect((await shownTo()).notifications).toMatchObject([{ title: (await subjectsTo())[0] }])
    expect((await subjectsTo())[0]).toContain('Bestellung')
  })

  test('is shown once and at once, though its mail server does not answer and it is tried again', async () => {
    const silent: Shop = { ...shop.shop, env: { ...shop.shop.env, SMTP_URL: 'smtp://127.0.0.1:9' } }
    await inTransaction(shop.shop.pool, (tx) => enqueue(tx, 'send_mail', mailOf('order_delivered')))
    await runJobs(silent)
    expect((await shownTo()).unread).toBe(1)
    await shop.database.ownerPool.query('update graphile_worker._private_jobs set run_at = now()')
    await runJobs()
    expect([(await shownTo()).unread, (await subjectsTo()).length]).toEqual([1, 1])
  })

  test('that staff send once more is not shown once more', async () => {
    await tell({ ...mailOf('order_delivered'), isAgain: true })
    expect([(await shownTo()).notifications, (await subjectsTo()).length]).toEqual([[], 1])
  })

  test('never leads out of the shop', async () => {
    const { values, ...order } = mailOf('order_delivered')
    await tell({ ...order, values: { ...values, link: 'https://elsewhere.example/account' } } as MailOrder)
    expect((await shownTo()).notifications).toMatchObject([{ link: '/account/notifications' }])
  })

  test('is shown to nobody else, and read by nobody else', async () => {
    await tell(mailOf('order_delivered'))
    const other = await shop.customer()
    expect(await shownTo(other)).toEqual({ notifications: [], more: false, unread: 0 })
    const [{ id } = { id: 0 }] = (await shownTo()).notifications
    expect((await read(id, other)).body).toMatchObject({ unread: 0 })
    expect((await shownTo()).unread).toBe(1)
    expect((await shop.visitor().get('/api/user/notifications')).status).toBe(401)
  })
})

describe('a long list', () => {
  test('comes page by page, newest first, and what is read stays read', async () => {
    await tellMany(notificationsPerPage + 3)
    const first = await shownTo()
    expect([first.notifications.length, first.more, first.unread]).toEqual([20, true, 23])
    const second = await shownTo(customer, first.notifications.at(-1)?.id)
    expect([second.notifications.length, second.more]).toEqual([3, false])
    const ids = [...first.notifications, ...second.notifications].map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].sort((left, right) => right - left))

    expect((await read(ids[1] ?? 0)).body).toMatchObject({ unread: 1 })
    expect((await read(ids[1] ?? 0)).body).toMatchObject({ unread: 1 })
    expect((await shownTo()).notifications.slice(0, 3).map((told) => told.read)).toEqual([false, true, true])
    expect((await read(0)).status).toBe(422)
  })

  test('is forgotten after 400 days', async () => {
    await tell(mailOf('order_delivered'))
    shop.clock.advance({ days: 399 })
    await cleanUp(shop.shop)
    const later = await shop.database.pool.query('select id from notifications where customer_id = $1', [customer.id])
    expect(later.rows).toHaveLength(1)
    shop.clock.advance({ days: 2 })
    await cleanUp(shop.shop)
    const gone = await shop.database.pool.query('select id from notifications where customer_id = $1', [customer.id])
    expect(gone.rows).toEqual([])
  })
})

describe('mails of a kind', () => {
  test('stop when a customer says so, are shown all the same, and come again', async () => {
    const { body } = await choose('orders', false)
    expect(body.payload).toContainEqual({ kind: 'orders', mailed: false })
    expect((await choose('orders', false)).body.payload).toEqual(body.payload)
    await tell(mailOf('order_delivered'))
    expect([(await shownTo()).unread, await subjectsTo()]).toEqual([1, []])
    await tell(mailOf('deal_withdrawn'))
    expect(await subjectsTo()).toHaveLength(1)
    await choose('orders', true)
    expect((await customer.browser.get('/api/user/mail-choices')).body.payload).toContainEqual({
      kind: 'orders',
      mailed: true,
    })
    await tell(mailOf('order_delivered'))
    expect(await subjectsTo()).toHaveLength(2)
  })

  test('come all the same where they confirm, give money back, or are about the safety of the account', async () => {
    for (const kind of stoppableKinds) await choose(kind, false)
    const always = ['order_refunded', 'deposit_refunded', 'payout_failed', 'offer_reversed', 'new_device'] as const
    for (const template of always) await tell(mailOf(template))
    expect(await subjectsTo()).toHaveLength(always.length)
    expect((await choose('security', false)).status).toBe(422)
    expect((await choose('anything', false)).status).toBe(422)
  })

  test('carry a link that stops their kind in one click, without signing in; others carry none', async () => {
    await tell(mailOf('offer_ready'))
    const [mail] = await devMails(shop.shop.pool, customer.email)
    const link = mail?.links.find((address) => address.includes('/unsubscribe?token=')) ?? ''
    const click = () =>
      fetch(`${shop.origin}/unsubscribe${new URL(link).search}`, {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    expect(await (await click()).text()).toBe(
      'Offers: no more mails that can be stopped. You still see everything in your account.',
    )
    expect((await click()).status).toBe(200)
    const token = new URL(link).searchParams.get('token')
    expect((await shop.visitor().post('/api/wishlist/unsubscribe', { token })).body).toMatchObject({
      title: '',
      kind: 'offers',
    })
    expect((await customer.browser.get('/api/user/mail-choices')).body.payload).toEqual(
      stoppableKinds.map((kind) => ({ kind, mailed: kind !== 'offers' })),
    )
    await tell(mailOf('order_refunded'))
    const [last] = await devMails(shop.shop.pool, customer.email)
    expect(last?.links.filter((address) => address.includes('unsubscribe'))).toEqual([])
  })
})

describe('an open page', () => {
  const open = async ({ browser }: TestCustomer = customer, token = browser.token) => {
    const leaving = new AbortController()
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { cookie, ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(`${shop.origin}/api/user/notifications/live`, { signal: leaving.signal, headers })
    let text = ''
    const decoder = new TextDecoder()
    const listen = async () => {
      for await (const chunk of answer.body ?? []) text += decoder.decode(chunk, { stream: true })
    }
    void listen().catch(() => {})
    const events = () => text.match(/^event: notification\ndata: \{\}\n$/gm)?.length ?? 0
    return { status: answer.status, events, leave: () => leaving.abort() }
  }

  test('hears that there is something new, and that another page has read it, and never what', async () => {
    const other = await shop.customer()
    const [page, foreign] = [await open(), await open(other)]
    expect(page.status).toBe(200)
    await tell(mailOf('order_delivered'))
    await expect.poll(page.events).toBe(1)
    const [{ id } = { id: 0 }] = (await shownTo()).notifications
    await read(id)
    await expect.poll(page.events).toBe(2)
    await read(id)
    await tell(mailOf('order_delivered', other))
    await expect.poll(foreign.events).toBe(1)
    expect(page.events()).toBe(2)
    page.leave()
    foreign.leave()
  })

  test('is refused without cookie and token together', async () => {
    expect((await open(customer, '')).status).toBe(401)
    expect((await open(customer, 'x'.repeat(43))).status).toBe(401)
    expect((await shop.visitor().get('/api/user/notifications/live')).body.code).toBe('not_signed_in')
  })
})
