import { showToast } from '@pandrop/ui/toasts'
import { useState } from 'react'
import { formTexts } from '../texts/forms.ts'

/** Puts a text on the clipboard, and knows whether it was; a browser that refuses is told about in a toast. */
export const useCopy = (text: string) => {
  const [copied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      showToast({ kind: 'warning', text: formTexts.copyFailed })
    }
  }
  return { copied, copy }
}
