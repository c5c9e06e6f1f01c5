import { containerIdOf, mayHoldTag, tagTiming } from '@pandrop/contract/google-tag'
import { currentToasts, showToast, type Toast } from '@pandrop/ui/toasts'
import { readConsent, subscribeToConsent } from './consent.ts'
import { guardDocument } from './documentGuard.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const origin = 'https://www.googletagmanager.com'

const carriedName = 'carriedToasts'

/** Google's cookies on our own host; nobody else here names one like that. */
const tagCookie = /^(_ga|_gid|_gcl|_gat|_gac)/

/** Messages that were still to be read when another document was asked for go on in that one. */
const carryToasts = (): void => sessionStorage.setItem(carriedName, JSON.stringify(currentToasts()))

const unpackToasts = (): void => {
  const carried: Toast[] = JSON.parse(sessionStorage.getItem(carriedName) ?? '[]')
  sessionStorage.removeItem(carriedName)
  for (const { kind, text, milliseconds } of carried) showToast({ kind, text, milliseconds })
}

/** The nonce of this document's policy, which no markup says: it is for the tag alone. */
const tagNonce = (): string => {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return document?.serverTiming.find(({ name }) => name === tagTiming)?.description ?? ''
}

const load = (path: string): void => {
  const script = document.createElement('script')
  script.async = true
  // As an attribute: by it Google's loader finds what it hands on.
  script.setAttribute('nonce', tagNonce())
  script.src = origin + path
  document.head.append(script)
}

// Google reads the arguments object itself and ignores arrays.
const gtag = function (..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer?.push(arguments)
}

/** What Google's two snippets do, without any of the markup that was pasted into the settings. */
const runTag = (id: string): void => {
  window.dataLayer ??= []
  if (id.startsWith('GTM-')) {
    window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    load(`/gtm.js?id=${id}`)
    return
  }
  gtag('js', new Date())
  gtag('config', id)
  load(`/gtag/js?id=${id}`)
}

const forgetTag = (): void => {
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=')
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    if (tagCookie.test(name)) document.cookie = `${name}=; path=/; max-age=0`
  }
  window.location.reload()
}

let begun = false

/**
 * Runs the tag in a document that may hold it. Pages with and pages without it never share a document: what is loaded
 * once cannot be taken away again (docs/behaviour/wire.md#tag-pages).
 * @param markup the setting `google_tag`, of which the container's id is used
 */
export const beginTag = (markup: string): void => {
  const id = containerIdOf(markup)
  if (!id || begun) return
  begun = true
  const here = mayHoldTag(window.location.pathname)
  guardDocument((path) => {
    if (mayHoldTag(path) === here) return true
    carryToasts()
    return false
  })
  unpackToasts()
  if (!here) return
  runTag(id)
  subscribeToConsent(() => readConsent() === 'declined' && forgetTag())
}
