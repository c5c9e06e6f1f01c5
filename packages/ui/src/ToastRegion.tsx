import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ToastView } from './ToastView.tsx'
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from './toasts.ts'
import { useAboveBar } from './useAboveBar.tsx'
import { useOutOfTheWay } from './useOutOfTheWay.ts'

interface ToastRegionProps {
  /** what the region is: "Notifications" */
  label: string
  closeLabel: string
}

const none: readonly Toast[] = []

/**
 * The place of the messages, once per app: bottom right, or top right where they would cover what they talk about;
 * newest lowest, read out politely, paused under the mouse.
 */
export const ToastRegion = ({ label, closeLabel }: ToastRegionProps) => {
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
        <TimedToast key={toast.id} toast={toast} closeLabel={closeLabel} paused={paused} />
      ))}
    </section>
  )
}

interface TimedToastProps {
  toast: Toast
  closeLabel: string
  paused: boolean
}

const TimedToast = ({ toast, closeLabel, paused }: TimedToastProps) => {
  const { id, kind, text, detail, milliseconds } = toast
  useEffect(() => {
    if (paused) return
    // After a pause the full time runs again: whoever hovered was reading.
    const timer = setTimeout(() => dismissToast(id), milliseconds)
    return () => clearTimeout(timer)
  }, [id, milliseconds, paused])
  return <ToastView kind={kind} text={text} detail={detail} closeLabel={closeLabel} onClose={() => dismissToast(id)} />
}
