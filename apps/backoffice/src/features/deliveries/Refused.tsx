import type { OrderResult } from '@pandrop/contract/staff/deliveries'
import { IconButton } from '@pandrop/ui/IconButton'
import { IconX } from '@tabler/icons-react'
import { deliveryTexts as texts } from '../../texts/deliveries.ts'

interface RefusedProps {
  /** those that were refused; nothing is shown while there are none */
  results: readonly OrderResult[]
  onClose: () => void
}

/** Of many orders those with which nothing was done, each with why. */
export const Refused = ({ results, onClose }: RefusedProps) =>
  results.length > 0 && (
    <div role="alert" className="flex items-start gap-2 rounded-input bg-ink-2 px-3.5 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="font-[560]">{texts.refused}</p>
        <ul className="text-bone-1">
          {results.map(({ id, refusal }) => (
            <li key={id}>{texts.refusedRow(id, refusal?.text ?? '')}</li>
          ))}
        </ul>
      </div>
      <IconButton label={texts.close} onClick={onClose}>
        <IconX aria-hidden="true" size={18} />
      </IconButton>
    </div>
  )
