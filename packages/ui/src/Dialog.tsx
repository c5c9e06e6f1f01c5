import { Dialog as Base } from '@base-ui/react/dialog'
import { IconX } from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import { classNames } from './classNames.ts'
import { iconButtonClass } from './IconButton.tsx'

export interface DialogProps {
  open: boolean
  /** called with false on Escape, on a click outside and by the close button */
  onOpenChange: (open: boolean) => void
  title: string
  /** one line below the title */
  text?: ReactNode
  closeLabel: string
  /** px; 520 for selling */
  width?: 480 | 520
  /** a button or two at the bottom; they stay in view while the rest scrolls */
  action?: ReactNode
  /** the field to focus first; the first one that can be focused when absent */
  initialFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null)
  /** where the focus goes at the end, where what opened it may be gone by then; where it was when absent */
  finalFocus?: () => HTMLElement | null
  /** a click outside does not close it: what it holds could not be had again */
  keepOnOutsideClick?: boolean
  children?: ReactNode
}

/**
 * A modal: focus stays inside and returns to where it was, the page behind does not scroll; below 640 px it is a sheet
 * from the bottom. It is the one heavy part of this package: load it with `lazy(() => import(…))`.
 */
export const Dialog = (props: DialogProps) => {
  const { open, onOpenChange, closeLabel, width = 480, action, initialFocus, finalFocus, keepOnOutsideClick } = props
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={keepOnOutsideClick}
      onOpenChange={(next, details) => {
        // A click on a toast is not a click on the page behind; nor are keys and clicks on what lies above the dialog.
        const { target } = details.event
        if (target instanceof Element && target.closest('[data-toasts], [data-above-dialogs]')) details.cancel()
        else onOpenChange(next)
      }}
    >
      <Base.Portal>
        <Base.Backdrop
          className="fixed inset-0 z-(--layer-overlay) bg-overlay backdrop-blur-[3px] transition-opacity
            data-starting-style:opacity-0 data-ending-style:opacity-0"
        />
        <Base.Viewport
          className="fixed inset-0 z-(--layer-modal) grid place-items-center overflow-hidden p-4 compact:items-end
            compact:p-0"
        >
          <Base.Popup
            initialFocus={initialFocus}
            finalFocus={finalFocus}
            className={classNames(
              'relative flex max-h-[calc(100dvh-32px)] w-full flex-col overflow-hidden rounded-modal',
              'bg-ink-1 shadow-modal',
              'transition-[opacity,transform] duration-200 data-starting-style:opacity-0 data-ending-style:opacity-0',
              'motion-safe:data-starting-style:translate-y-2 motion-safe:data-ending-style:translate-y-2',
              'compact:max-h-[calc(100dvh-48px)] compact:max-w-none compact:rounded-b-none',
              width === 520 ? 'max-w-[520px]' : 'max-w-[480px]',
            )}
          >
            <Head {...props} />
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-7 pb-7 compact:px-4 compact:pb-5">
              {props.children}
            </div>
            {action && (
              <div
                className="flex flex-none flex-col gap-3 px-7 pt-1 pb-7 compact:px-4 compact:pt-3 compact:pb-4
                compact:shadow-[inset_0_1px_0_var(--color-line)]"
              >
                {action}
              </div>
            )}
            {/* Last, so that the first field gets the focus and not the way out. */}
            <Base.Close
              aria-label={closeLabel}
              className={iconButtonClass('plain', 'absolute! top-5 right-5 compact:top-4 compact:right-3')}
            >
              <IconX aria-hidden="true" size={20} stroke={1.6} />
            </Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

const Head = ({ title, text }: Pick<DialogProps, 'title' | 'text'>) => (
  <div className="flex-none px-7 pt-7 pr-16 pb-5 compact:px-4 compact:pr-16 compact:pt-6 compact:pb-4">
    <Base.Title className="type-h3">{title}</Base.Title>
    {text && <Base.Description className="mt-1.5 text-bone-1">{text}</Base.Description>}
  </div>
)
