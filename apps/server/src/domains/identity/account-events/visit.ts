import { AsyncLocalStorage } from 'node:async_hooks'

/** What a request tells about who sent it, beside its content. */
interface Visitor {
  /** as the browser names itself; anybody can write anything here */
  userAgent: string
  /** IP address as the server saw it */
  address: string
}

const running = new AsyncLocalStorage<Visitor>()

/** Runs a call of a customer's: what it writes down of an account names the browser and network that made it. */
export const duringVisit = <Answer>(visitor: Visitor, work: () => Promise<Answer>): Promise<Answer> =>
  running.run(visitor, work)

/** Who makes the call that is running; undefined in jobs, on the command line and where staff do it. */
export const visitorNow = (): Visitor | undefined => running.getStore()
