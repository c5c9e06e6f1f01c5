/** A call that waits until whoever sits here has proven who they are. */
type Waiting = (proven: boolean) => void

let waiting: Waiting[] = []
const listeners = new Set<() => void>()

const tell = (): void => {
  for (const listener of listeners) listener()
}

/** Asks whoever sits here to prove who they are; answers whether they did. Several calls are proven by one answer. */
export const askForProof = (): Promise<boolean> =>
  new Promise((resolve) => {
    waiting = [...waiting, resolve]
    tell()
  })

/** Lets the calls that wait go on, or give up. */
export const concludeProof = (proven: boolean): void => {
  const before = waiting
  waiting = []
  for (const resolve of before) resolve(proven)
  tell()
}

/** Whether a call waits. */
export const isProofAsked = (): boolean => waiting.length > 0

/** For useSyncExternalStore. */
export const onProofAsked = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
