import { Dialog } from '@pandrop/ui/Dialog'
import { useText } from '../../hooks/useText.ts'
import { CurrencyList } from './CurrencyList.tsx'
import { LanguageList } from './LanguageList.tsx'

export type Choice = 'language' | 'currency'

interface ChoiceSheetProps {
  choice: Choice
  onClose: () => void
}

const titles = { language: 'choices_language', currency: 'choices_currency' } as const

/** One of the two lists, opened from the menu of small screens. */
export const ChoiceSheet = ({ choice, onClose }: ChoiceSheetProps) => {
  const text = useText()
  const List = choice === 'language' ? LanguageList : CurrencyList
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={text(titles[choice])}
      closeLabel={text('choices_close')}
    >
      <List titleHidden onChosen={onClose} />
    </Dialog>
  )
}
