import { IconSearch } from '@tabler/icons-react'
import { type Dispatch, lazy, type SetStateAction, Suspense, useEffect, useState } from 'react'
import { shellTexts } from '../texts/shell.ts'
import { KeyHint } from '../ui/KeyHint.tsx'

const SearchDialog = lazy(async () => ({ default: (await import('../features/search/SearchDialog.tsx')).SearchDialog }))

/** Whoever types on while the field is still coming finds their letters in it, and no key of the page is pressed. */
const useEarlyLetters = (open: boolean, setTyped: Dispatch<SetStateAction<string>>) => {
  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      const isOurs = event.target instanceof Element && event.target.closest('[role=dialog], dialog') !== null
      if (isOurs || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopImmediatePropagation()
      setTyped((before) => before + event.key)
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [open, setTyped])
}

/** Opens the search over orders, offers, customers, items and payouts (Ctrl K). */
export const SearchBox = () => {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  useEarlyLetters(open, setTyped)
  const close = () => {
    setOpen(false)
    setTyped('')
  }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
      // The browser's own search field has this key too; and what is asked in a dialog is answered first.
      event.preventDefault()
      if (!document.querySelector('[role=dialog], [role=alertdialog], dialog[open]')) setOpen(true)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <>
      <button
        type="button"
        aria-label={shellTexts.searchOpen}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="flex h-10 w-[320px] min-w-0 items-center gap-2.5 rounded-button bg-ink-0 px-3 text-left text-bone-2
          shadow-[inset_0_0_0_1px_var(--color-line-ui)] hover:text-bone-0 tight:w-10 tight:justify-center"
      >
        <IconSearch aria-hidden="true" size={18} stroke={1.6} className="flex-none" />
        <span className="min-w-0 flex-1 truncate tight:hidden">{shellTexts.search}</span>
        <span className="tight:hidden">
          <KeyHint>{shellTexts.searchKeys}</KeyHint>
        </span>
      </button>
      {open && (
        <Suspense>
          <SearchDialog typed={typed} onType={setTyped} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
