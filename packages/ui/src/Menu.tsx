import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { classNames } from './classNames.ts'

interface MenuProps {
  /** names the button: "Account menu" */
  label: string
  /** what the button shows */
  face: ReactNode
  /** look of the button */
  faceClassName?: string
  /** links and buttons with menuItemClass(); a click on one closes the menu */
  children: ReactNode
  className?: string
}

/**
 * The look of an entry.
 * @returns class names for a link or button, 44 px high
 */
export const menuItemClass = (className?: string): string =>
  classNames(
    'flex min-h-11 w-full items-center gap-3 rounded-badge px-3 text-left text-[14px]/5 font-[540] text-bone-0',
    'hover:bg-ink-3 focus-visible:-outline-offset-2',
    className,
  )

/**
 * A button that unfolds a short list of links (disclosure pattern of the ARIA practices, which suits navigation better
 * than role menu). It stands in the header of every page, so it is our own forty lines and not an overlay library.
 */
export const Menu = ({ label, face, faceClassName, children, className }: MenuProps) => {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  useEffect(() => {
    if (!open) return
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(false)
    trigger.current?.focus()
  }
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false)
  }
  const onPanelClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button')) setOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the button and links inside
    <div ref={root} className={classNames('relative', className)} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={trigger}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
        className={classNames('inline-flex min-h-10 items-center gap-2 rounded-button', faceClassName)}
      >
        {face}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it hears its links */}
      <div
        id={panelId}
        hidden={!open}
        onClick={onPanelClick}
        className="rises absolute top-full right-0 z-(--layer-popover) mt-2 min-w-56 rounded-card bg-ink-2 p-1.5
          shadow-popover"
      >
        {children}
      </div>
    </div>
  )
}
