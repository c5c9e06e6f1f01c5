import { creditNoteFile } from '@pandrop/contract/routes'
import { classNames } from '@pandrop/ui/classNames'
import { IconDownload } from '@tabler/icons-react'
import { useCall } from '../../hooks/useCall.ts'
import { useText } from '../../hooks/useText.ts'
import { saveFile } from '../../saveFile.ts'
import type { Order } from './orderParts.ts'

interface CreditNoteLinkProps {
  note: NonNullable<Order['refunds'][number]['credit_note']>
}

/** Fetches a credit note: an address alone would open nothing, because personal data needs the page's token too. */
export const CreditNoteLink = ({ note: { id, number } }: CreditNoteLinkProps) => {
  const text = useText()
  const { run, running } = useCall(creditNoteFile, { failed: 'order_credit_note_failed', onDone: saveFile })
  return (
    <button
      type="button"
      aria-busy={running}
      onClick={() => running || void run({ params: { id } })}
      className={classNames(
        'mt-1 flex min-h-8 items-center gap-1.5 text-left type-meta text-bone-0',
        'underline decoration-bone-2 underline-offset-4 hover:decoration-bone-0 aria-busy:cursor-progress',
      )}
    >
      <IconDownload aria-hidden="true" size={16} stroke={1.5} className="flex-none" />
      {text('order_credit_note', { number })}
    </button>
  )
}
