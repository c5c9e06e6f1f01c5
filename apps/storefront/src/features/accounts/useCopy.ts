import { type RefObject, useState } from 'react'

const select = (shown: HTMLElement): void => {
  if (shown instanceof HTMLInputElement) shown.select()
  else getSelection()?.selectAllChildren(shown)
}

/**
 * Copies a text; a page that is not served over https has no clipboard but can copy a selection.
 * @param shown where the text stands: it is selected where nothing else helps
 * @returns copied: whether it worked; null before it was tried
 */
export const useCopy = (shown: RefObject<HTMLElement | null>, content: string) => {
  const [copied, setCopied] = useState<boolean | null>(null)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(content)
      setCopied(true)
    } catch {
      if (!shown.current) return
      select(shown.current)
      setCopied(document.execCommand('copy'))
    }
  }
  return { copied, copy }
}
