import { IconX } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from './IconButton.tsx'

interface SheetProps {
  open: boolean
  /** called on Escape, on a press beside it and by the close button */
  onClose: () => void
  title: string
  closeLabel: string
  /** buttons that stay in view at the foot while the rest scrolls */
  action: ReactNode
  children: ReactNode
}

/**
 * A sheet from the bottom edge. It is the browser's own modal dialog: focus stays inside and returns to where it was,
 * and it weighs nothing.
 */
export const Sheet = ({ open, onClose, title, closeLabel, action, children }: SheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  // The dialog's own box is covered by its content, so only a press on the backdrop has the dialog as its target.
  const closeBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, and the dialog hears that itself
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeBeside}
      className="rises mx-auto mt-auto mb-0 max-h-[calc(100dvh-48px)] w-full max-w-[640px] flex-col overflow-hidden
        rounded-t-modal bg-ink-1 text-bone-0 shadow-modal open:flex backdrop:bg-overlay backdrop:backdrop-blur-[3px]"
    >
      <div className="relative flex flex-none items-center justify-between px-4 pt-5 pb-2">
        <span aria-hidden="true" className="absolute top-2 left-1/2 h-1 w-10 -translate-x-1/2 rounded-full bg-ink-3" />
        <h2 id={titleId} className="type-h3">
          {title}
        </h2>
        <IconButton kind="plain" label={closeLabel} onClick={onClose} className="-mr-2">
          <IconX aria-hidden="true" size={20} stroke={1.6} />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-1 pb-5">{children}</div>
      <div className="flex-none px-4 pt-3 pb-4 shadow-[inset_0_1px_0_var(--color-line)]">{action}</div>
    </dialog>
  )
}
