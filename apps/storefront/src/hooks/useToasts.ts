import { showToast, type ToastKind } from '@pandrop/ui/toasts'

interface ToastOptions {
  /** 2500 unless told otherwise; product cart toasts stay 3000 (docs/behaviour/pages.md#toast-time) */
  milliseconds?: number
  /** a second line: which skin it is about */
  detail?: string
}

type ShowKind = (text: string, options?: ToastOptions) => void

const show =
  (kind: ToastKind): ShowKind =>
  (text, options = {}) =>
    showToast({ kind, text, ...options })

const toasts = {
  success: show('success'),
  error: show('error'),
  warning: show('warning'),
  info: show('info'),
  plain: show('default'),
} as const

/** Messages at the bottom right, by kind. For handlers and effects, not for rendering. */
export const useToasts = (): typeof toasts => toasts
