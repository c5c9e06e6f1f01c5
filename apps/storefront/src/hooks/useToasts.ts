import { showToast, type Toast, type ToastKind } from '@pandrop/ui/toasts'

/** Toasts about the cart stay 3000 milliseconds, others 2500 (docs/behaviour/pages.md#toast-time). */
type ToastOptions = Partial<Omit<Toast, 'id' | 'kind' | 'text'>>

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
