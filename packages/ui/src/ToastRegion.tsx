import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ToastView } from './ToastView.tsx'
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './toasts.ts'
import { useAboveBar } from './useAboveBar.tsx'
import { useOutOfTheWay } from './useOutOfTheWay.ts'

export interface ToastRegionProps {
  /** what the region is: "Notifications" */
  label: string
  closeLabel: string
  /** on the button that takes back what a message tells; without it no message has one */
  undoLabel?: string
}

const none: readonly Toast[] = []

/**
 * The place of the messages, once per app: bottom right, or top right where they would cover what they talk about;
 * newest lowest, read out politely, paused under the mouse.
 */
export const ToastRegion = ({ label, ...labels }: ToastRegionProps) => {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, () => none)
  const [paused, setPaused] = useState(false)
  const region = useRef<HTMLElement>(null)
  useAboveBar(region)
  useOutOfTheWay(region)
  return (
    <section
      ref={region}
      aria-label={label}
      aria-live="polite"
      data-toasts=""
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className="pointer-events-none fixed right-4 bottom-[calc(16px+var(--above-bar,0px))] z-(--layer-toast) flex
        w-[340px] max-w-[calc(100vw-32px)] flex-col gap-3 *:pointer-events-auto desktop:right-6
        data-[place=head]:top-4 data-[place=head]:bottom-auto! desktop:bottom-[calc(24px+var(--above-bar,0px))]"
    >
      {toasts.map((toast) => (
        <TimedToast key={toast.id} toast={toast} paused={paused} {...labels} />
      ))}
    </section>
  )
}

type TimedToastProps = Omit<ToastRegionProps, 'label'> & { toast: Toast; paused: boolean }

const TimedToast = ({ toast, paused, closeLabel, undoLabel }: TimedToastProps) => {
  const { id, kind, text, detail, picture, undo, milliseconds } = toast
  useEffect(() => {
    if (paused) return
    // After a pause the full time runs again: whoever hovered was reading.
    const timer = setTimeout(() => dismissToast(id), milliseconds)
    return () => clearTimeout(timer)
  }, [id, milliseconds, paused])
  const takeBack = () => {
    dismissToast(id)
    undo?.()
  }
  return (
    <ToastView
      kind={kind}
      text={text}
      detail={detail}
      picture={picture}
      undo={undo && undoLabel ? { label: undoLabel, run: takeBack } : undefined}
      closeLabel={closeLabel}
      onClose={() => dismissToast(id)}
    />
  )
}
