import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { shellTexts } from '../texts/shell.ts'
import { KeyHint } from '../ui/KeyHint.tsx'

const SearchDialog = lazy(async () => ({ default: (await import('../features/search/SearchDialog.tsx')).SearchDialog }))

/** Opens the search over orders, offers, customers, items and payouts (Ctrl K). */
export const SearchBox = () => {
  const [open, setOpen] = useState(false)
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
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
