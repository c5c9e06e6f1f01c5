import { randomUUID } from 'node:crypto'
import { type Cents, cents } from '@pandrop/money/money'
import { inTransaction } from '@pandrop/server/db/transaction'
import { addCustomer } from '@pandrop/server/domains/identity/accounts/create-customer'
import { openSession, sessionCookie } from '@pandrop/server/domains/identity/sessions/session'
import { giveMoney } from '@pandrop/testkit/money'
import type pg from 'pg'

/** A signed-in customer with money, and what their browser would send. */
export interface Buyer {
  id: number
  headers: Record<string, string>
}

const balance: Cents = cents(1_000_000_000_00)

/** A customer with a session and a very large balance. */
export const createBuyer = async (pool: pg.Pool, origin: string): Promise<Buyer> => {
  const now = new Date()
  const person = {
    name: 'Bench',
    surname: 'Buyer',
    phone: '+386 40 512 809',
    phoneE164: '+38640512809',
    language: 'en',
  }
  const { id, secrets } = await inTransaction(pool, async (tx) => {
    const email = `${randomUUID()}@bench.example`
    const id = await addCustomer(tx, { ...person, email }, { passwordHash: 'none', verified: true, now })
    await giveMoney(tx, id, balance, now)
    return { id, secrets: await openSession(tx, { customerId: id, oldCookie: undefined, now, proven: true }) }
  })
  const csrf = await fetch(`${origin}/sanctum/csrf-cookie`)
  const cookies = csrf.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? ''
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${secrets.token}`,
    cookie: [...cookies, `${sessionCookie}=${secrets.cookie}`].join('; '),
    'x-xsrf-token': decodeURIComponent(token),
  }
  return { id, headers }
}

/** So many of them, one after the other: a pool lets those wait in vain for whom it has no connection in time. */
export const createBuyers = async (pool: pg.Pool, origin: string, count: number): Promise<Buyer[]> => {
  const buyers: Buyer[] = []
  while (buyers.length < count) buyers.push(await createBuyer(pool, origin))
  return buyers
}
