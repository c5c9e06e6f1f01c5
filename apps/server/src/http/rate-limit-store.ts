import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { type RateLimiter, rateWindowMilliseconds } from '../rate-limiter.ts'

/** What the plugin hands to the store of a route; its types say that it is the route alone. */
interface RouteParameters {
  routeInfo: { method: string | string[]; url: string }
  timeWindow: number
}

/** Where `@fastify/rate-limit` counts the calls of each route: with all servers of the shop. */
export const rateLimitStore = (limiter: RateLimiter): FastifyRateLimitStoreCtor =>
  class RateLimitStore implements FastifyRateLimitStore {
    #route = ''

    incr: FastifyRateLimitStore['incr'] = (key, callback, _timeWindow, max) => {
      callback(null, { current: limiter.count(`${this.#route} ${key}`, max), ttl: limiter.millisecondsLeft() })
    }

    child(parameters: object): RateLimitStore {
      const { routeInfo, timeWindow } = parameters as RouteParameters
      if (timeWindow !== rateWindowMilliseconds) throw new Error(`${routeInfo.url} has a pace that is not of a minute`)
      const store = new RateLimitStore()
      store.#route = `${[routeInfo.method].flat().join()} ${routeInfo.url}`
      return store
    }
  }
