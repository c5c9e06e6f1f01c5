/** Browsers without the clipboard (a page that is not served over https) still copy a selection. */
const copySelection = (text: string): boolean => {
  const field = document.createElement('textarea')
  field.value = text
  field.setAttribute('aria-hidden', 'true')
  field.className = 'sr-only'
  document.body.append(field)
  const focused = document.activeElement
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return copied
}

/** Puts a text on the clipboard. @returns whether it is there */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelection(text)
  }
}

interface SharedPage {
  title: string
  url: string
}

/**
 * Offers the device's own way of sharing; where it has none, the address is copied.
 * @returns what happened; `shared` also for somebody who thought better of it
 */
export const sharePage = async (page: SharedPage): Promise<'shared' | 'copied' | 'failed'> => {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(page)
      return 'shared'
    } catch (cause) {
      if (cause instanceof DOMException && cause.name === 'AbortError') return 'shared'
    }
  }
  return (await copyText(page.url)) ? 'copied' : 'failed'
}
