import { readToken } from '@pandrop/api-client/session-marker'

const address = '/api/user/notifications/live'

// What the page itself needs comes first.
const beginMilliseconds = 2000

const retryMilliseconds = 3000

/** Reads one stream to its end. @returns whether asking again makes sense */
const hear = async (onNews: () => void, signal: AbortSignal): Promise<boolean> => {
  // EventSource sends no token, and a session is cookie and token together (docs/behaviour/wire.md#two-halves).
  const answer = await fetch(address, { headers: { authorization: `Bearer ${readToken() ?? ''}` }, signal })
  if (!answer.ok || !answer.body) return answer.status >= 500
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  let unread = ''
  for (;;) {
    const { done, value = '' } = await reader.read()
    if (done) return true
    const events = (unread + value).split('\n\n')
    unread = events.pop() ?? ''
    if (events.some((event) => event.startsWith('event: notification'))) onNews()
  }
}

/**
 * Hears while a page is looked at that its customer was told something, or has read it elsewhere. A hidden page keeps
 * no connection; what it missed is heard of when it is looked at again.
 * @returns a function that ends it
 */
export const followNotifications = (onNews: () => void): (() => void) => {
  let listening: AbortController | undefined
  let waiting: number | undefined
  const rest = () => {
    window.clearTimeout(waiting)
    listening?.abort()
    listening = undefined
  }
  const listen = async () => {
    const controller = new AbortController()
    listening = controller
    const again = await hear(onNews, controller.signal).catch(() => true)
    if (!again || listening !== controller) return
    waiting = window.setTimeout(() => {
      // Whatever was told in between was told to nobody.
      onNews()
      void listen()
    }, retryMilliseconds)
  }
  const lookOrRest = () => {
    rest()
    if (document.visibilityState === 'visible') waiting = window.setTimeout(() => void listen(), beginMilliseconds)
  }
  lookOrRest()
  document.addEventListener('visibilitychange', lookOrRest)
  return () => {
    document.removeEventListener('visibilitychange', lookOrRest)
    rest()
  }
}
