import type { FastifyBaseLogger } from 'fastify'
import { MinuteCounts } from '../../../minute-counts.ts'
import type { RateLimiter } from '../../../rate-limiter.ts'
import { networkOf } from '../../identity/accounts/attempts.ts'

/** Notices with a wrong signature: counted by network, and told once a minute however many come. */
export interface ForgedNotices {
  /** @param problem what was wrong with it */
  count(address: string, problem: string): void
  /** whether so many came from there in this minute that no more are looked at */
  isOver(address: string): boolean
}

interface ForgedNoticesParts {
  log: FastifyBaseLogger
  limiter: RateLimiter
  forgedMax: number
}

/**
 * Checking a signature costs up to a megabyte of hashing, and a log that strangers can fill at will is none.
 * @param parts.forgedMax of one network in a minute; genuine notices are never counted
 */
export const createForgedNotices = ({ log, limiter, forgedMax }: ForgedNoticesParts): ForgedNotices => {
  const subjectOf = (address: string) => `forged notices ${networkOf(address)}`
  const told = new MinuteCounts(1)
  let times = 0
  return {
    count: (address, problem) => {
      times += 1
      limiter.count(subjectOf(address), forgedMax)
      if (!told.count('all')) return
      log.warn({ problem, times }, 'webhooks were refused: the newest problem, and how many since the last such line')
      times = 0
    },
    isOver: (address) => limiter.isOver(subjectOf(address), forgedMax),
  }
}
