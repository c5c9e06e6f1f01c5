import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { fastifyCookie } from '@fastify/cookie'
import { type Density, pageParameters } from '@pandrop/contract/document'
import { isPlain } from './address.ts'
import { AnswerCache } from './answer-cache.ts'
import { bringsSession } from './cookies.ts'
import { joinGzip, joinPlain, type Pieces } from './gzip-pieces.ts'
import { securityPolicy } from './headers.ts'
import { currencyCookie, currencyOf, densityCookie, densityOf, languageCookie, languageOf } from './locale.ts'
import type { ReadyAnswerer } from './ready-answers.ts'
import { takesGzip } from './takes-gzip.ts'

/** A document cut where the nonce of each answer goes, ready to be sent. */
export interface ReadyDocument {
  status: number
  /** whether the page may load Google's tag */
  googleTag: boolean
  /** all headers but the policy and those of the encoding, as a flat list of names and values */
  head: string[]
  pieces: Pieces
}

/** An answer of one document: its headers, and its body in parts. */
export interface SentDocument {
  head: string[]
  body: Buffer[]
}

/** What decides how a document looks, beside its address. */
export interface GuestChoices {
  /** ISO 639-1 */
  language: string
  /** ISO 4217; empty when none was chosen */
  currency: string
  density: Density
}

type Cookies = Readonly<Record<string, string | undefined>>

const nonceBytes = 16

/** Characters of a nonce: base64 with its padding. */
export const nonceLength = 24

/**
 * Ready documents of guests. A minute at most: a home document holds one random draw
 * (docs/behaviour/wire.md#ready-answers).
 */
export const createDocumentCache = (): AnswerCache<ReadyDocument> =>
  new AnswerCache({
    entriesMax: 2000,
    bytesMax: 22 * 1024 * 1024,
    bytesOf: ({ pieces }) => [...pieces.plain, ...pieces.compressed].reduce((sum, { length }) => sum + length, 0),
    secondsMax: 60,
  })

/** What a visitor has chosen, by the cookies that mirror it. */
export const choicesOf = (cookies: Cookies): GuestChoices => ({
  language: languageOf(undefined, cookies[languageCookie]),
  currency: currencyOf(undefined, cookies[currencyCookie]) ?? '',
  density: densityOf(cookies[densityCookie]),
})

const knownParameters: ReadonlySet<string> = new Set(pageParameters)

/**
 * The address of a document without what no page reads: guests who ask for the same thing share one document.
 * @param requested a plain address (address.ts): its path stays as it is
 */
export const documentAddress = (requested: string): string => {
  // Joined, not resolved: in an address such as "//host/path" the host is part of our path.
  const url = new URL(`http://shop${requested}`)
  for (const name of [...url.searchParams.keys()]) if (!knownParameters.has(name)) url.searchParams.delete(name)
  url.searchParams.sort()
  return url.pathname + url.search
}

/** What is mailed to one person stands in no document that others get, and fills no cache: one visit is all it has. */
const personalParameters = ['token', 'email']

/** The links of mails about an address (domains/identity/emails/mailed-link.routes.ts). */
const mailedPath = /^\/email\/[a-z]+\/[A-Za-z0-9_-]{43}$/

/**
 * Whether guests may share the document of an address.
 * @param address as documentAddress makes it
 */
export const isShared = (address: string): boolean => {
  const { pathname, searchParams } = new URL(`http://shop${address}`)
  return !mailedPath.test(pathname) && !personalParameters.some((name) => searchParams.has(name))
}

// As long as the links that we mail: one of them with something added to it is no page either.
const secretShape = /[A-Za-z0-9_-]{43}/

/** Whether the document of an address may be kept: a page that is not there may be a mailed link gone wrong. */
export const mayBeKept = (address: string, status: number): boolean =>
  status !== 500 && !(status === 404 && secretShape.test(address))

/** The whole address as it was asked for: where somebody is sent on, nothing of it may get lost. */
export const wholeAddress = (requested: string): string => {
  const { pathname, search } = new URL(`http://shop${requested}`)
  return pathname + search
}

/** What guests share a document by. */
export const documentKey = (address: string, { language, currency, density }: GuestChoices): string =>
  `${language} ${currency} ${density} ${address}`

/** Puts a new nonce into a document, in the encoding that the visitor takes. */
export const sendable = ({ head, googleTag, pieces }: ReadyDocument, request: IncomingMessage): SentDocument => {
  const nonce = randomBytes(nonceBytes).toString('base64')
  const gzip = takesGzip(request.headers['accept-encoding'])
  const body = gzip ? joinGzip(pieces, nonce) : joinPlain(pieces, nonce)
  const bytes = body.reduce((sum, { length }) => sum + length, 0)
  return {
    head: [
      ...head,
      'content-security-policy',
      securityPolicy(nonce, { googleTag }),
      'content-length',
      String(bytes),
      ...(gzip ? ['content-encoding', 'gzip'] : []),
    ],
    body,
  }
}

/** Sends a guest what is ready; whoever has a session gets a document of their own elsewhere. */
export const answerReadyDocument =
  (cache: AnswerCache<ReadyDocument>): ReadyAnswerer =>
  (request, response) => {
    const { url = '' } = request
    if (cache.isEmpty || url.startsWith('/api/') || url.startsWith('/storage/')) return false
    const cookies = fastifyCookie.parse(request.headers.cookie ?? '')
    if (bringsSession(cookies) || !isPlain(url)) return false
    const ready = cache.get(documentKey(documentAddress(url), choicesOf(cookies)))
    if (!ready) return false
    const { head, body } = sendable(ready, request)
    response.writeHead(ready.status, head)
    // One system call for all parts, and no copy of them.
    response.cork()
    for (const part of body) response.write(part)
    response.end()
    response.uncork()
    return true
  }
