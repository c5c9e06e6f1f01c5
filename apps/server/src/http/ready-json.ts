import type { FastifyReply } from 'fastify'
import { AnswerCache } from './answer-cache.ts'
import type { ReadyAnswerer } from './ready-answers.ts'

/** The bytes of a public answer and the head that they are sent with, as a flat list of names and values. */
export interface ReadyJson {
  /** ends with the length of the body */
  head: string[]
  body: Buffer
}

// What a head and its entry take beside the body.
const headBytes = 1024

// No text in JSON can hold it: its quotes would be escaped.
const metaName = '"meta":'

/** The same answer with other numbers: its `meta` stands last in it. */
const withMeta = ({ head, body }: ReadyJson, meta: object): ReadyJson => {
  const shown = body.subarray(0, body.lastIndexOf(metaName))
  const anew = Buffer.concat([shown, Buffer.from(`${metaName}${JSON.stringify(meta)}}`)])
  return { head: [...head.slice(0, -1), String(anew.length)], body: anew }
}

/**
 * Ready answers of public calls, by address as it was asked for. Ten minutes at most: an item also says when it can be
 * traded on, counted from now.
 */
export const createJsonCache = (): AnswerCache<ReadyJson> =>
  new AnswerCache({
    entriesMax: 20_000,
    // 2,000 items with what stands below them; documents and answers share 60 MB (docs/decisions/0009-memory.md).
    bytesMax: 40 * 1024 * 1024,
    bytesOf: ({ body }) => body.length + headBytes,
    secondsMax: 600,
    lateSecondsMax: 1,
    withMeta,
  })

/**
 * The headers that every answer of ours carries (headers.ts), as a flat list.
 * @param without name of a header that the answer sets by itself
 */
export const sharedHead = (reply: FastifyReply, without?: string): string[] =>
  Object.entries(reply.raw.getHeaders()).flatMap(([name, value]) => (name === without ? [] : [name, String(value)]))

/** Sends what is ready for exactly this address. */
export const answerReadyJson =
  (cache: AnswerCache<ReadyJson>): ReadyAnswerer =>
  (request, response) => {
    const ready = cache.get(request.url ?? '')
    if (!ready) return false
    response.writeHead(200, ready.answer.head)
    response.end(ready.answer.body)
    return true
  }
