import { randomUUID } from 'node:crypto'
import { inTransaction } from '@pandrop/server/db/transaction'
import { addCustomer } from '@pandrop/server/domains/identity/accounts/create-customer'
import { openSession, sessionCookie } from '@pandrop/server/domains/identity/sessions/session'
import { giveMoney } from '@pandrop/testkit/money'
import { Visitor } from '@pandrop/testkit/visitor'
import type pg from 'pg'

/** A signed-in customer with money. */
export interface Buyer {
  id: number
  browser: Visitor
}

const person = { name: 'Marta', surname: 'Kovač', phone: '+386 40 512 809', phoneE164: '+38640512809', language: 'en' }

/**
 * Makes a customer who is signed in, with money on the balance.
 * @returns the buyer at the server of an address: servers of one database know the same session
 */
export const createBuyer = async (pool: pg.Pool, balanceCents: number): Promise<(origin: string) => Buyer> => {
  const { id, secrets } = await inTransaction(pool, async (tx) => {
    const now = new Date()
    const email = `${randomUUID()}@example.org`
    const customerId = await addCustomer(tx, { ...person, email }, { passwordHash: 'none', verified: true, now })
    await giveMoney(tx, customerId, balanceCents, now)
    return { id: customerId, secrets: await openSession(tx, { customerId, oldCookie: undefined, now, proven: true }) }
  })
  return (origin) => {
    const browser = new Visitor(origin)
    browser.cookies.set(sessionCookie, secrets.cookie)
    browser.token = secrets.token
    return { id, browser }
  }
}
