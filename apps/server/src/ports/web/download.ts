import type { FetchFailure } from '@pandrop/contract/staff/currencies'
import { askOutward, type Reach, readBeginning } from './outward.ts'

export type DownloadFailure = Exclude<FetchFailure, 'unreadable' | 'not_in_it' | 'from_the_future'>

interface Bounds {
  bytesMax: number
  millisecondsMax: number
}

/** What came from another machine, or why nothing did. */
export type Fetched<Value, Failure extends FetchFailure = FetchFailure> =
  | { ok: true; value: Value }
  | { ok: false; failure: Failure }

/** Reads a text from an address that somebody typed. */
export type Download = (address: string, bounds: Bounds) => Promise<Fetched<string, DownloadFailure>>

const failed = (failure: DownloadFailure) => ({ ok: false, failure }) as const

/** Makes the way to what lies on other machines, bounded in size and time; redirects are not followed. */
export const createDownload =
  (reach: Reach): Download =>
  async (address, { bytesMax, millisecondsMax }) => {
    const asked = { address, method: 'GET', headers: {}, millisecondsMax } as const
    const answer = await askOutward(asked, reach, async (answered): Promise<Fetched<string, DownloadFailure>> => {
      const status = answered.statusCode ?? 0
      if (status >= 300 && status < 400) return failed('redirected')
      if (status !== 200) return failed('status')
      const { bytes, isWhole } = await readBeginning(answered, bytesMax)
      return isWhole ? { ok: true, value: bytes.toString('utf8') } : failed('too_large')
    })
    return answer.ok ? answer.value : answer
  }
