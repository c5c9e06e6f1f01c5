import { useEffect } from 'react'
import { useText } from '../../../hooks/useText.ts'
import { useToasts } from '../../../hooks/useToasts.ts'
import { copyText } from './copyText.ts'

/** Lets every copy button of the page work (CopyButton): it puts its value on the clipboard and says so. */
export const useCopyClicks = (): void => {
  const text = useText()
  const toast = useToasts()
  useEffect(() => {
    const onClick = async ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest('[data-copy]') : null
      if (!button) return
      if (await copyText(button.getAttribute('data-copy') ?? '')) toast.success(text('details_copied'))
      else toast.error(text('details_copy_failed'))
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [text, toast])
}
