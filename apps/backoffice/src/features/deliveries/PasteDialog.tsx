import { type TradeListLine, tradeListLengthMax, tradeListOutcomes } from '@pandrop/contract/staff/deliveries'
import { recordTradeList } from '@pandrop/contract/staff/routes/deliveries'
import { Dialog } from '@pandrop/ui/Dialog'
import { TextArea } from '@pandrop/ui/TextArea'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { outcomeTones, deliveryTexts as texts } from '../../texts/deliveries.ts'
import { formTexts } from '../../texts/forms.ts'
import { refreshAll } from './deliveryQueries.ts'

/** Takes a list of orders and their trades, and answers every line of it. */
export const PasteDialog = ({ onClose }: { onClose: () => void }) => {
  const [list, setList] = useState('')
  const [lines, setLines] = useState<readonly TradeListLine[] | null>(null)
  const call = useCall(recordTradeList, {
    failed: texts.pasteFailed,
    quiet: true,
    onDone: (answer) => {
      setLines(answer.lines)
      void refreshAll()
    },
  })
  if (lines) return <Answered lines={lines} onClose={onClose} />
  return (
    <FormDialog
      open
      wide
      title={texts.pasteTitle}
      text={texts.pasteText}
      submitLabel={texts.pasteSubmit}
      busy={call.running}
      failure={call.failureText}
      disabledReason={list.trim() === '' ? texts.pasteEmpty : undefined}
      onSubmit={() => void call.run({ body: { list } })}
      onClose={onClose}
    >
      <TextArea
        label={texts.pasteLabel}
        hint={texts.pasteHint}
        rows={10}
        maxLength={tradeListLengthMax}
        spellCheck={false}
        value={list}
        onChange={({ target }) => setList(target.value)}
      />
    </FormDialog>
  )
}

const Answered = ({ lines, onClose }: { lines: readonly TradeListLine[]; onClose: () => void }) => (
  <Dialog
    open
    onOpenChange={(open) => !open && onClose()}
    title={texts.pasteResult(lines.filter(({ outcome }) => outcome === 'taken').length, lines.length)}
    closeLabel={formTexts.close}
    width={520}
  >
    <table className="w-full border-collapse">
      <thead>
        <tr className="text-left type-meta text-bone-2 *:py-1 *:font-normal">
          <th scope="col">{texts.pasteLine}</th>
          <th scope="col">{texts.pasteAnswer}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ line, text, outcome, reason }) => (
          <tr key={line} className="align-top shadow-[inset_0_1px_0_var(--color-line)] *:py-1.5">
            <td className="pr-4 type-mono text-[12.5px]/5 break-all">{text}</td>
            <td className={outcomeTones[outcome]}>{texts.outcomeOf(tradeListOutcomes[outcome], reason)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Dialog>
)
