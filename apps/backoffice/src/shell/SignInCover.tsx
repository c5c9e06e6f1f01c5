import { type ReactNode, useEffect, useRef } from 'react'
import { signInTexts } from '../texts/staff.ts'

interface SignInCoverProps {
  label?: string
  /** what Escape does; nothing where it is left out: it must not lead back to a desk that nobody is signed in at */
  onCancel?: () => void
  children: ReactNode
}

/** Covers page and dialogs alike: the browser makes everything below its own modal dialog inert. */
export const SignInCover = ({ label = signInTexts.endedTitle, onCancel, children }: SignInCoverProps) => {
  const cover = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = cover.current
    if (dialog && !dialog.open) dialog.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={cover}
      aria-label={label}
      data-above-dialogs=""
      onCancel={(event) => {
        event.preventDefault()
        onCancel?.()
      }}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto bg-ink-0/95 text-bone-0
        backdrop:bg-transparent"
    >
      {children}
    </dialog>
  )
}
