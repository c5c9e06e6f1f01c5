import { randomBytes } from 'node:crypto'
import { fastifyCookie } from '@fastify/cookie'
import { type Density, pageParameters } from '@pandrop/contract/document'
import { tagTiming } from '@pandrop/contract/google-tag'
import { isPlain } from './address.ts'
import { AnswerCache } from './answer-cache.ts'
import { bringsSession } from './cookies.ts'
import { securityPolicy } from './headers.ts'
import { currencyCookie, currencyOf, densityCookie, densityOf, languageCookie, languageOf } from './locale.ts'
import type { ReadyAnswerer } from './ready-answers.ts'
import { takesGzip } from './takes-gzip.ts'

/** A document, ready to be sent. */
export interface ReadyDocument {
  status: number
  /** all headers but the policy and those of the encoding, as a flat list of names and values */
  head: string[]
  /** its inline scripts, as its policy names them (headers.ts) */
  scripts: readonly string[]
  /** whether the page may load Google's tag */
  googleTag: boolean
  gzipped: Buffer
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

// What a head and its entry take beside the body.
const headBytes = 2048

/**
 * Ready documents of guests. A minute at most: a home document holds one random draw
 * (docs/behaviour/wire.md#ready-answers).
 */
export const createDocumentCache = (): AnswerCache<ReadyDocument> =>
  new AnswerCache({
    entriesMax: 2000,
    bytesMax: 20 * 1024 * 1024,
    bytesOf: ({ gzipped }) => gzipped.length + headBytes,
    secondsMax: 60,
    lateSecondsMax: 10,
  })

/** What a visitor has chosen, by the cookies that mirror it. */
export const choicesOf = (cookies: Cookies): GuestChoices => ({
  language: languageOf(undefined, cookies[languageCookie]),
  currency: currencyOf(undefined, cookies[currencyCookie]) ?? '',
  density: densityOf(cookies[densityCookie]),
})

/** The cookies of a guest who has chosen so. */
export const cookiesOf = ({ language, currency, density }: GuestChoices): string =>
  `${languageCookie}=${language}; ${currencyCookie}=${currency}; ${densityCookie}=${density}`

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

/**
 * The whole head of one answer, but for the encoding. Where the document may load Google's tag, each answer has a nonce
 * of its own for it, which stands in no markup: the browser tells our script of it (shell/googleTag.ts).
 */
export const headOf = ({ head, scripts, googleTag }: ReadyDocument): string[] => {
  if (!googleTag) return [...head, 'content-security-policy', securityPolicy(scripts)]
  const nonce = randomBytes(nonceBytes).toString('base64')
  const policy = securityPolicy(scripts, nonce)
  return [...head, 'content-security-policy', policy, 'server-timing', `${tagTiming};desc="${nonce}"`]
}

// Drawing one keeps everybody waiting for as long as a thousand ready answers take.
const renewalMilliseconds = 100

/** Draws a guest's document and keeps it, whatever is ready. */
export type DrawDocument = (address: string, choices: GuestChoices) => Promise<unknown>

/** Documents whose numbers are late and that somebody asked for: drawn anew one after the other, at a pace. */
class Renewals {
  readonly #draw: DrawDocument
  readonly #waiting = new Map<string, () => Promise<unknown>>()
  #isAtWork = false

  constructor(draw: DrawDocument) {
    this.#draw = draw
  }

  ask(address: string, choices: GuestChoices): void {
    const key = documentKey(address, choices)
    if (!this.#waiting.has(key)) this.#waiting.set(key, () => this.#draw(address, choices))
    if (!this.#isAtWork) void this.#work()
  }

  async #work(): Promise<void> {
    this.#isAtWork = true
    // One that is asked for meanwhile comes at the end.
    for (const [key, draw] of this.#waiting) {
      await draw()
      this.#waiting.delete(key)
      await new Promise((resolve) => setTimeout(resolve, renewalMilliseconds).unref())
    }
    this.#isAtWork = false
  }
}

/**
 * Sends a guest what is ready, in the one encoding that is kept; whoever has a session or takes no gzip gets the
 * document elsewhere, at a pace. One whose numbers are late is sent all the same, and drawn anew for the next guest.
 */
export const answerReadyDocument = (cache: AnswerCache<ReadyDocument>, draw: DrawDocument): ReadyAnswerer => {
  const renewals = new Renewals(draw)
  return (request, response) => {
    const { url = '' } = request
    if (cache.isEmpty || url.startsWith('/api/') || url.startsWith('/storage/')) return false
    if (!takesGzip(request.headers['accept-encoding'])) return false
    const cookies = fastifyCookie.parse(request.headers.cookie ?? '')
    if (bringsSession(cookies) || !isPlain(url)) return false
    const [address, choices] = [documentAddress(url), choicesOf(cookies)]
    const ready = cache.get(documentKey(address, choices))
    if (!ready) return false
    if (ready.lateTill !== undefined) renewals.ask(address, choices)
    const { status, gzipped } = ready.answer
    const length = String(gzipped.length)
    response.writeHead(status, [...headOf(ready.answer), 'content-encoding', 'gzip', 'content-length', length])
    response.end(gzipped)
    return true
  }
}
