import { lookup as resolve } from 'node:dns'
import { request as askInPlain, type IncomingMessage } from 'node:http'
import { request as ask } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.rules.ts'

/** Why a machine at an address that somebody typed has not answered. */
export type OutwardFailure = 'address_refused' | 'unreachable' | 'too_slow'

/** Where requests may go: everywhere for tests, else over TLS to the public internet alone. */
export interface Reach {
  /** also of this machine and its network and without TLS: for tests */
  anyAddress: boolean
}

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

/** Whether an address may be asked, as far as its letters say; what its name leads to is looked at when it is. */
export const mayAsk = (address: string, { anyAddress }: Reach): boolean => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url) return false
  const { protocol, hostname, username } = url
  if (anyAddress) return protocol === 'https:' || protocol === 'http:'
  const host = hostname.replace(/^\[|\]$/g, '')
  // What is typed as a number is not looked up.
  return protocol === 'https:' && username === '' && (isIP(host) === 0 || isPublicAddress(host))
}

interface OutwardRequest {
  address: string
  method: 'GET' | 'POST'
  headers: Record<string, string>
  body?: string
  /** for everything together, from the question for the host's address on */
  millisecondsMax: number
}

/**
 * Asks an address that somebody typed; redirects are not followed.
 * @param read what becomes of the answer; it is thrown away once that has settled
 */
export const askOutward = async <Read>(
  { address, method, headers, body, millisecondsMax }: OutwardRequest,
  reach: Reach,
  read: (answer: IncomingMessage) => Promise<Read>,
): Promise<{ ok: true; value: Read } | { ok: false; failure: OutwardFailure }> => {
  if (!mayAsk(address, reach)) return { ok: false, failure: 'address_refused' }
  const url = new URL(address)
  const signal = AbortSignal.timeout(millisecondsMax)
  const options = {
    signal,
    method,
    agent: false,
    headers: { accept: '*/*', 'user-agent': 'Pandrop', ...headers },
    ...(!reach.anyAddress && { lookup: lookUpPublic }),
  }
  try {
    const value = await new Promise<Read>((done, fail) => {
      const request = (url.protocol === 'https:' ? ask : askInPlain)(url, options, (answer) => {
        answer.on('error', fail)
        read(answer)
          .then(done, fail)
          .finally(() => answer.destroy())
      })
      request.on('error', fail)
      request.end(body)
    })
    return { ok: true, value }
  } catch (error) {
    if (signal.aborted) return { ok: false, failure: 'too_slow' }
    const refused = (error as NodeJS.ErrnoException).code === addressRefused
    return { ok: false, failure: refused ? 'address_refused' : 'unreachable' }
  }
}

/**
 * The beginning of an answer.
 * @param bytesMax where reading ends; what came may be longer than that by its last piece
 * @returns isWhole: nothing came after it
 */
export const readBeginning = (
  answer: IncomingMessage,
  bytesMax: number,
): Promise<{ bytes: Buffer; isWhole: boolean }> =>
  new Promise((done, fail) => {
    const parts: Buffer[] = []
    let length = 0
    answer.on('data', (part: Buffer) => {
      length += part.length
      parts.push(part)
      if (length > bytesMax) done({ bytes: Buffer.concat(parts), isWhole: false })
    })
    answer.on('end', () => done({ bytes: Buffer.concat(parts), isWhole: true }))
    answer.on('close', () => fail(new Error('the answer broke off')))
  })
