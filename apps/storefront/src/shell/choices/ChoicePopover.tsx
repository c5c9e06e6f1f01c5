import { Popover } from '@pandrop/ui/Popover'
import type { RefObject } from 'react'
import { useText } from '../../hooks/useText.ts'
import { CurrencyList } from './CurrencyList.tsx'
import { LanguageList } from './LanguageList.tsx'

interface ChoicePopoverProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  anchor: RefObject<HTMLButtonElement | null>
}

/** Languages and currencies side by side, below the header's button. */
export const ChoicePopover = ({ open, onOpenChange, anchor }: ChoicePopoverProps) => {
  const text = useText()
  const close = () => onOpenChange(false)
  return (
    <Popover open={open} onOpenChange={onOpenChange} anchor={anchor} label={text('choices_title')}>
      <div className="grid w-[360px] grid-cols-2 gap-1.5">
        <LanguageList onChosen={close} />
        <CurrencyList onChosen={close} />
      </div>
    </Popover>
  )
}
