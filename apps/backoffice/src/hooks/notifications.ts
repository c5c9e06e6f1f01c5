import { useSyncExternalStore } from 'react'
import { notificationTexts } from '../texts/notifications.ts'

/**
 * Whether this browser tells of what is new: on, off, refused by the browser (or by an address without https), or
 * nothing that it can do.
 */
type NotificationsState = 'on' | 'off' | 'refused' | 'impossible'

// Of the browser, not of the person: it is the browser that was asked.
const storageKey = 'pandrop-desk-notifications'

const listeners = new Set<() => void>()

// Browsers of telephones know notifications and show none to a page; that is learnt by trying.
let isImpossible = false

const notificationsState = (): NotificationsState => {
  if (isImpossible || !('Notification' in window)) return 'impossible'
  if (Notification.permission === 'denied') return 'refused'
  return Notification.permission === 'granted' && localStorage.getItem(storageKey) === 'on' ? 'on' : 'off'
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const changed = (): void => {
  for (const listener of listeners) listener()
}

/** Whether this browser tells of what is new, as it changes. */
export const useNotificationsState = (): NotificationsState => useSyncExternalStore(subscribe, notificationsState)

interface Message {
  /** of several notifications with one tag, from whatever tabs, the newest is shown */
  tag: string
  title: string
  text: string
  onOpen?: () => void
}

const show = ({ tag, title, text, onOpen }: Message): void => {
  try {
    const shown = new Notification(title, { tag: `pandrop-${tag}`, body: text })
    shown.onclick = () => {
      window.focus()
      shown.close()
      onOpen?.()
    }
  } catch (cause) {
    // What a browser throws that has notifications for service workers alone.
    if (!(cause instanceof TypeError)) throw cause
    isImpossible = true
    changed()
  }
}

/** Shows a message, where this browser was asked to and nobody is looking at the page. */
export const notify = (message: Message): void => {
  if (notificationsState() === 'on' && !document.hasFocus()) show(message)
}

/** Asks the browser, and shows at once what one looks like. */
export const switchNotificationsOn = async (): Promise<void> => {
  if ((await Notification.requestPermission()) === 'granted') {
    localStorage.setItem(storageKey, 'on')
    show({ tag: 'on', title: notificationTexts.onTitle, text: notificationTexts.onText })
  }
  changed()
}

export const switchNotificationsOff = (): void => {
  localStorage.removeItem(storageKey)
  changed()
}
