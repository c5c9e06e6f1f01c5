import { IconButton } from '@pandrop/ui/IconButton'
import { IconCopy } from '@tabler/icons-react'

interface CopyButtonProps {
  /** what it does: "Copy the float" */
  label: string
  /** what it copies */
  value: string
}

/** Copies a value. The page hears its click (useCopyClicks), so it works also in parts that have no script yet. */
export const CopyButton = ({ label, value }: CopyButtonProps) => (
  <IconButton kind="plain" label={label} data-copy={value}>
    <IconCopy aria-hidden="true" size={18} stroke={1.6} />
  </IconButton>
)
