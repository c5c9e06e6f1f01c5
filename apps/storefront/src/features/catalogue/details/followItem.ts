import type { ItemNews } from '@pandrop/contract/item'

interface Follower {
  onNews: (news: ItemNews) => void
  /** the page is looked at again and heard nothing before: what it knows may be old */
  onMissed: () => void
}

/**
 * Hears what happens to an item while its page is looked at: state and price at once and with every change
 * (contract/item.ts, ItemNews). A hidden page keeps no connection; the browser itself renews one that breaks.
 * @returns a function that ends it
 */
export const followItem = (itemId: number, { onNews, onMissed }: Follower): (() => void) => {
  let stream: EventSource | undefined
  let heard = true

  const open = () => {
    const opened = new EventSource(`/api/items/${itemId}/live`)
    stream = opened
    heard = false
    opened.addEventListener('item', ({ data }) => {
      heard = true
      onNews(JSON.parse(data))
    })
    // Refused, not interrupted: the browser does not try again, so what is known is asked for once.
    opened.addEventListener('error', () => opened.readyState === EventSource.CLOSED && onMissed())
  }
  const close = () => {
    stream?.close()
    stream = undefined
  }
  const lookOrRest = () => {
    if (document.visibilityState === 'hidden') return close()
    if (!heard) onMissed()
    if (!stream || stream.readyState === EventSource.CLOSED) open()
  }

  if (document.visibilityState === 'visible') open()
  document.addEventListener('visibilitychange', lookOrRest)
  return () => {
    document.removeEventListener('visibilitychange', lookOrRest)
    close()
  }
}
