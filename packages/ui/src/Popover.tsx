import { Popover as Base } from '@base-ui/react/popover'
import { type ReactNode, type RefObject, useRef } from 'react'

interface PopoverProps {
  open: boolean
  /** called with false on Escape, on a click outside and when the focus leaves */
  onOpenChange: (open: boolean) => void
  /** the button that opens it: it stands below, and gets the focus back */
  anchor: RefObject<HTMLButtonElement | null>
  /** names it for screen readers */
  label: string
  children: ReactNode
}

/**
 * A panel below a button; the page behind stays usable. It takes the focus itself, so that what is in it may still be
 * on its way. Heavy: load it with `lazy(() => import(…))`.
 */
export const Popover = ({ open, onOpenChange, anchor, label, children }: PopoverProps) => {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        // The button closes it by itself: closed by the press already, its click would open it again.
        if (details.event.target instanceof Node && anchor.current?.contains(details.event.target)) details.cancel()
        else onOpenChange(next)
      }}
    >
      <Base.Portal>
        <Base.Positioner anchor={anchor} align="end" sideOffset={8} className="z-(--layer-popover)">
          <Base.Popup
            ref={popup}
            aria-label={label}
            initialFocus={popup}
            finalFocus={anchor}
            className="rounded-card bg-ink-2 p-1.5 shadow-popover transition-[opacity,transform] outline-none
              data-starting-style:opacity-0 data-ending-style:opacity-0 motion-safe:data-starting-style:-translate-y-1"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
