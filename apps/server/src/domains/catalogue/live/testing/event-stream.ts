import type { ItemNews } from '@pandrop/contract/item'

/** A page that listens to a stream of an item. */
export interface Listening {
  status: number
  headers: Headers
  /** everything that came so far, as text */
  heard(): string
  /** news in the order in which they came */
  news(): ItemNews[]
  /** settles when the server ends the stream */
  ended: Promise<void>
  /** closes the page */
  leave(): void
}

const newsIn = (text: string): ItemNews[] =>
  [...text.matchAll(/^event: item\ndata: (.*)\n$/gm)].map(([, data = '']) => JSON.parse(data) as ItemNews)

/**
 * Opens a stream as a browser does.
 * @param origin of the server
 * @param id of the item, as text where a test forges it
 */
export const listenTo = async (origin: string, id: number | string): Promise<Listening> => {
  const leaving = new AbortController()
  const answer = await fetch(`${origin}/api/items/${id}/live`, { signal: leaving.signal })
  const decoder = new TextDecoder()
  let text = ''
  const read = async (): Promise<void> => {
    for await (const chunk of answer.body ?? []) text += decoder.decode(chunk, { stream: true })
  }
  return {
    status: answer.status,
    headers: answer.headers,
    heard: () => text,
    news: () => newsIn(text),
    ended: read().catch(() => {}),
    leave: () => leaving.abort(),
  }
}
