import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useCopy } from '../hooks/useCopy.ts'
import { formTexts } from '../texts/forms.ts'

interface CopyTextProps {
  /** an id, such as the provider's */
  text: string
  /** the button's name: "Copy the session" */
  label: string
}

/** An id in mono, and a button that puts it on the clipboard. */
export const CopyText = ({ text, label }: CopyTextProps) => {
  const { copied, copy } = useCopy(text)
  const Icon = copied ? IconCheck : IconCopy
  return (
    <span className="inline-flex max-w-full items-start gap-1.5">
      <span className="min-w-0 type-mono text-[12px]/6 break-all">{text}</span>
      <button
        type="button"
        aria-label={label}
        onClick={() => void copy()}
        className="grid size-6 flex-none place-items-center rounded-check text-bone-2 hover:text-bone-0"
      >
        <Icon aria-hidden="true" size={15} stroke={1.6} />
      </button>
      <span role="status" className="sr-only">
        {copied && formTexts.copied}
      </span>
    </span>
  )
}
