import {
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconCircleXFilled,
  IconInfoCircleFilled,
  IconX,
} from '@tabler/icons-react'
import { IconButton } from './IconButton.tsx'
import { type SkinImage, SkinPicture } from './SkinPicture.tsx'
import type { ToastKind } from './toasts.ts'

const icons = {
  success: { Icon: IconCircleCheckFilled, colour: 'text-success-on-bone' },
  warning: { Icon: IconAlertTriangleFilled, colour: 'text-warn-on-bone' },
  error: { Icon: IconCircleXFilled, colour: 'text-danger-on-bone' },
  info: { Icon: IconInfoCircleFilled, colour: 'text-info-on-bone' },
} as const

interface ToastViewProps {
  kind: ToastKind
  text: string
  /** a second line: what it is about */
  detail?: string
  /** of what it is about; it stands in the place of the icon */
  picture?: SkinImage
  /** takes back what the message tells */
  undo?: { label: string; run: () => void }
  closeLabel: string
  onClose: () => void
}

/** One message on bone: picture, or icon by kind (none for `default`), text, the way back, close button. */
export const ToastView = ({ kind, text, detail, picture, undo, closeLabel, onClose }: ToastViewProps) => {
  const icon = kind === 'default' ? undefined : icons[kind]
  return (
    <div
      data-surface="bone"
      className="rises flex min-h-[50px] w-full items-center rounded-large bg-linear-to-b from-bone-0 to-bone pl-4
        text-ink-0 shadow-toast"
    >
      {picture && (
        <SkinPicture image={picture} size="thumb" sizes="60px" priority className="mr-3 -ml-1 w-15 flex-none" />
      )}
      {icon && !picture && <icon.Icon aria-hidden="true" size={20} className={`mr-3 flex-none ${icon.colour}`} />}
      <p className="min-w-0 flex-1 py-3 text-[14px]/[20px] font-[560] wrap-anywhere">
        {text}
        {detail && <span className="block font-[440] text-bone-grey">{detail}</span>}
      </p>
      {undo && (
        <button
          type="button"
          onClick={undo.run}
          className="ml-2 min-h-10 flex-none rounded-button px-3 text-[14px] font-[640] underline underline-offset-4
            hover:bg-ink-0/10"
        >
          {undo.label}
        </button>
      )}
      <IconButton
        kind="plain"
        label={closeLabel}
        onClick={onClose}
        className="mx-1 text-bone-grey hover:bg-ink-0/10 hover:text-ink-0"
      >
        <IconX aria-hidden="true" size={18} stroke={1.6} />
      </IconButton>
    </div>
  )
}
