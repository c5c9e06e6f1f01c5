import { askOutward, mayAsk, type OutwardFailure, type Reach, readBeginning } from './outward.ts'

/** What a machine answered, or why it did not. */
export type Posted = { ok: true; status: number; answer: string } | { ok: false; failure: OutwardFailure }

interface Letter {
  body: string
  headers: Record<string, string>
  millisecondsMax: number
  /** characters of the answer that are read; what comes after them is thrown away */
  answerMax: number
}

/** Sends JSON to an address that somebody typed. */
export interface Post {
  (address: string, letter: Letter): Promise<Posted>
  /** whether an address may be sent anything, as far as its letters say */
  mayAsk(address: string): boolean
}

// Somebody who has said how it went, and then drips, is not waited for.
const answerMilliseconds = 1000

/** Makes the way to machines that want to be told; what they answer is cut short, and redirects are not followed. */
export const createPost = (reach: Reach): Post => {
  const post = async (address: string, { body, headers, millisecondsMax, answerMax }: Letter): Promise<Posted> => {
    const json = { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
    const asked = { address, method: 'POST', headers: json, body, millisecondsMax } as const
    const answer = await askOutward(asked, reach, async (answered) => {
      const nothing = new Promise<null>((done) => setTimeout(done, answerMilliseconds, null).unref())
      const read = await Promise.race([readBeginning(answered, answerMax), nothing])
      return { status: answered.statusCode ?? 0, answer: read?.bytes.toString('utf8').slice(0, answerMax) ?? '' }
    })
    return answer.ok ? { ok: true, ...answer.value } : answer
  }
  return Object.assign(post, { mayAsk: (address: string) => mayAsk(address, reach) })
}
