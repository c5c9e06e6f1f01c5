import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { showEuro } from '../../format.ts'
import { AmountField } from '../../forms/AmountField.tsx'
import { refundTexts as texts } from '../../texts/order-dialogs.ts'
import { type RefundPart, readPart } from './refundParts.ts'

interface RefundLineProps {
  part: RefundPart
  onChange: (part: RefundPart) => void
}

/** One line of the refund: chosen or not, and how much of it. */
export const RefundLine = ({ part, onChange }: RefundLineProps) => {
  const { line, chosen, amount } = part
  const left = showEuro(line.left)
  const error = chosen && readPart(part) === null ? texts.amountTooMuch(left) : undefined
  return (
    <div className="flex items-start gap-3">
      <CheckboxField
        label={
          <span className="block min-w-0">
            <span className="block break-words">{line.title}</span>
            <span className="block type-meta text-bone-2">{texts.leftOf(left)}</span>
          </span>
        }
        checked={chosen}
        onChange={(event) => onChange({ ...part, chosen: event.target.checked })}
        className="min-w-0 flex-1"
      />
      <AmountField
        label={texts.amountOf(line.title)}
        labelHidden
        error={error}
        value={amount}
        // Typing an amount means this line.
        onChange={(event) => onChange({ ...part, chosen: true, amount: event.target.value })}
        className="w-40 flex-none"
      />
    </div>
  )
}
