import type { SkinImage } from './SkinPicture.tsx'

/** docs/behaviour/pages.md#toasts */
export type ToastKind = 'info' | 'success' | 'warning' | 'error' | 'default'

export interface Toast {
  id: number
  kind: ToastKind
  text: string
  /** what it is about, below the text: a skin's name */
  detail?: string
  /** what it is about, as a picture beside the text */
  picture?: SkinImage
  /** address of what has come into the cart */
  href?: string
  /** takes back what the message tells, once */
  undo?: () => void
  /** how long it stays; hovering or focusing stops the clock */
  milliseconds: number
}

const shownMax = 3

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

const replace = (next: readonly Toast[]): void => {
  toasts = next
  for (const listener of listeners) listener()
}

/**
 * Shows a message at the bottom right. Any screen may call it; the one ToastRegion of the app draws it. Of more than
 * three the oldest go, and one that says the same as an older one takes its place. Browser only: on the server one
 * store would serve every visitor.
 * @param toast.milliseconds 2500 by default, the shop's usual time (docs/behaviour/pages.md#toast-time)
 */
export const showToast = (said: Omit<Toast, 'id' | 'milliseconds'> & { milliseconds?: number }): void => {
  lastId += 1
  const others = toasts.filter(({ kind, text }) => kind !== said.kind || text !== said.text)
  replace([...others, { milliseconds: 2500, ...said, id: lastId }].slice(-shownMax))
}

/** Takes a message away; one that is gone already is no error. */
export const dismissToast = (id: number): void => replace(toasts.filter((toast) => toast.id !== id))

/** The messages that are shown now, oldest first. */
export const currentToasts = (): readonly Toast[] => toasts

/**
 * Calls back whenever the messages change.
 * @returns a function that ends it
 */
export const subscribeToToasts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
