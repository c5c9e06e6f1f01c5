import type { FastifyBaseLogger } from 'fastify'
import { networkOf } from '../../identity/accounts/attempts.ts'
import { MinuteCounts } from '../../identity/api-keys/minute-counts.ts'

/** Notices with a wrong signature: counted by network, and told once a minute however many come. */
export interface ForgedNotices {
  /** @param problem what was wrong with it */
  count(address: string, problem: string): void
  /** whether so many came from there in this minute that no more are looked at */
  isOver(address: string): boolean
}

/**
 * Checking a signature costs up to a megabyte of hashing, and a log that strangers can fill at will is none.
 * @param forgedMax of one network in a minute; genuine notices are never counted
 */
export const createForgedNotices = (log: FastifyBaseLogger, forgedMax: number): ForgedNotices => {
  const ofNetwork = new MinuteCounts(forgedMax)
  const told = new MinuteCounts(1)
  let times = 0
  return {
    count: (address, problem) => {
      times += 1
      ofNetwork.count(networkOf(address))
      if (!told.count('all')) return
      log.warn({ problem, times }, 'webhooks were refused: the newest problem, and how many since the last such line')
      times = 0
    },
    isOver: (address) => ofNetwork.isOver(networkOf(address)),
  }
}
