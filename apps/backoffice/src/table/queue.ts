/** The list that somebody opened a row of, as it stood then: what they came from, and what comes next. */
export interface Queue {
  /** of the list, with its filters */
  address: string
  /** where its rows lead, in their order */
  hrefs: readonly string[]
  /** the one that was looked at last */
  at: number
  /** whether a row of it was looked at since the list was */
  isLeft: boolean
}

// Of the tab: a reload keeps it, another tab has its own.
const storageKey = 'desk_queue'

/** The queue of this tab; null before a row of any was opened. */
export const readQueue = (): Queue | null => {
  const kept = sessionStorage.getItem(storageKey)
  return kept === null ? null : (JSON.parse(kept) as Queue)
}

export const keepQueue = (queue: Queue): void => sessionStorage.setItem(storageKey, JSON.stringify(queue))

/** The list above a page, with the filters under which it was left. */
export const addressOf = (list: string): string => {
  const queue = readQueue()
  return queue?.address.split('?')[0] === list ? queue.address : list
}

let steppedTo: string | null = null

/** Somebody walks on to the next of their queue: what can be done with it gets the focus, not its title. */
export const stepTo = (href: string): void => {
  steppedTo = href
}

/** Whether a page was come to by walking on; asked once. */
export const wasSteppedTo = (href: string): boolean => {
  const was = steppedTo === href
  if (was) steppedTo = null
  return was
}
