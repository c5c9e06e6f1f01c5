import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useCopy } from '../hooks/useCopy.ts'
import { formTexts } from '../texts/forms.ts'
import { StaffButton } from './StaffButton.tsx'

interface CopyButtonProps {
  text: string
  /** what is copied: "Copy the key" */
  label: string
}

/** Puts a text on the clipboard and says so on itself. */
export const CopyButton = ({ text, label }: CopyButtonProps) => {
  const { copied, copy } = useCopy(text)
  const Icon = copied ? IconCheck : IconCopy
  return (
    <span>
      <StaffButton onClick={() => void copy()} icon={<Icon aria-hidden="true" size={18} stroke={1.6} />}>
        {copied ? formTexts.copied : label}
      </StaffButton>
      <span role="status" className="sr-only">
        {copied && formTexts.copied}
      </span>
    </span>
  )
}
