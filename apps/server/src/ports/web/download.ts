import { lookup as resolve } from 'node:dns'
import { request as askInPlain } from 'node:http'
import { request as ask } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { FetchFailure } from '@pandrop/contract/staff/currencies'
import { isPublicAddress } from './public-address.rules.ts'

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

const addressRefused = 'ADDRESS_REFUSED'

/** Every address that a name has must be public: the connection is made to one of these, not asked for once more. */
const lookUpPublic: LookupFunction = (host, options, answer) =>
  resolve(host, { ...options, all: true }, (error, found) => {
    const refused = found?.some(({ address }) => !isPublicAddress(address))
    const problem = refused ? Object.assign(new Error(`${host} is no public address`), { code: addressRefused }) : error
    const [first] = found ?? []
    if (problem || !first) answer(problem ?? new Error(`${host} has no address`), '', 0)
    else if (options.all) (answer as (error: null, found: object[]) => void)(null, found)
    else answer(null, first.address, first.family)
  })

/**
 * Makes the way to what lies on other machines, bounded in size and time; redirects are not followed.
 * @param options.anyAddress also of this machine and its network and without TLS: for tests
 */
export const createDownload =
  ({ anyAddress }: { anyAddress: boolean }): Download =>
  async (address, { bytesMax, millisecondsMax }) => {
    const url = URL.canParse(address) ? new URL(address) : undefined
    if (!url || !isAllowed(url, anyAddress)) return failed('address_refused')
    const signal = AbortSignal.timeout(millisecondsMax)
    try {
      return await read(url, { bytesMax, signal, anyAddress })
    } catch (error) {
      if (signal.aborted) return failed('too_slow')
      return failed((error as NodeJS.ErrnoException).code === addressRefused ? 'address_refused' : 'unreachable')
    }
  }

const failed = (failure: DownloadFailure) => ({ ok: false, failure }) as const

const isAllowed = ({ protocol, hostname, username }: URL, anyAddress: boolean): boolean => {
  if (anyAddress) return protocol === 'https:' || protocol === 'http:'
  const host = hostname.replace(/^\[|\]$/g, '')
  // What is typed as a number is not looked up.
  return protocol === 'https:' && username === '' && (isIP(host) === 0 || isPublicAddress(host))
}

interface Reading {
  bytesMax: number
  signal: AbortSignal
  anyAddress: boolean
}

const read = (url: URL, { bytesMax, signal, anyAddress }: Reading): Promise<Fetched<string, DownloadFailure>> =>
  new Promise((done, fail) => {
    const options = { signal, agent: false, headers: { accept: '*/*', 'user-agent': 'Pandrop' } }
    const request = (url.protocol === 'https:' ? ask : askInPlain)(
      url,
      anyAddress ? options : { ...options, lookup: lookUpPublic },
      (answer) => {
        const end = (result: Fetched<string, DownloadFailure>): void => {
          done(result)
          answer.destroy()
        }
        const status = answer.statusCode ?? 0
        if (status >= 300 && status < 400) return end(failed('redirected'))
        if (status !== 200) return end(failed('status'))
        const parts: Buffer[] = []
        let bytes = 0
        answer.on('data', (part: Buffer) => {
          bytes += part.length
          if (bytes > bytesMax) return end(failed('too_large'))
          parts.push(part)
        })
        answer.on('end', () => done({ ok: true, value: Buffer.concat(parts).toString('utf8') }))
        answer.on('error', fail)
      },
    )
    request.on('error', fail)
    request.end()
  })
