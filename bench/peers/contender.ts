import type { IncomingHttpHeaders } from 'node:http'
import type pg from 'pg'
import type { Server } from '../server.ts'

/** A request as both clients send it, autocannon and our own. */
export interface PeerRequest {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

/** An answer, read to its end. */
export interface PeerAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** parsed; undefined where it is none */
  json: unknown
}

export type Call = (request: PeerRequest) => Promise<PeerAnswer>

/** Where buyers wait for each other before they pay. */
export type Gate = () => Promise<void>

/** One purchase of one buyer. */
export interface Checkout {
  /** of this purchase, never given twice in a run */
  number: number
  /** the item of which there is one; otherwise any that is left */
  lastUnit?: boolean
  gate?: Gate
}

/** What came of ten presses of one button. */
export interface Presses {
  /** answers that said yes */
  accepted: number
  /** orders that the database holds for it, and payments or bookings of them */
  orders: number
  payments: number
}

/** A running shop with a way to make the same work of it. */
export interface Contender {
  server: Server
  /** requests of a whole checkout */
  requestsPerOrder: number
  list(index: number): PeerRequest
  item(index: number): PeerRequest
  search(index: number): PeerRequest
  /** a cart with one item, asked for by one of so many connections, each for itself */
  cart(index: number, connection: number): PeerRequest
  /** how many items a page of a list or of a search has, and how many there are in all */
  foundIn(json: unknown): { items: number; total: number }
  /** @returns the order's name; throws with the reason where it was refused */
  checkout(call: Call, checkout: Checkout): Promise<string>
  /** puts one unit of the contested item on sale again */
  resetLastUnit(): Promise<void>
  /** one buyer presses Pay ten times at once */
  pressTenTimes(call: Call, number: number): Promise<Presses>
  stop(): Promise<void>
}

/** What a contender is started with. */
export interface ContenderOptions {
  port: number
  /** of its own database, under the superuser's login */
  pool: pg.Pool
  databaseUrl: string
}
