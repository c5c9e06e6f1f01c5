import { isReported } from '@pandrop/contract/lifecycle/import'
import { rowsToUndo, wholeChangesMax } from '@pandrop/contract/staff/import-limits'
import type { StaffImport } from '@pandrop/contract/staff/imports'
import { exportImportRows, takeImportStep } from '@pandrop/contract/staff/routes/imports'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { showCount } from '../../format.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { saveFile } from '../../saveFile.ts'
import { runTexts, importTexts as texts, undoTexts } from '../../texts/imports.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { importsChanged } from './importQueries.ts'

interface ActionProps {
  found: StaffImport
}

/** What can be done with an import. */
export const ImportActions = ({ found }: ActionProps) => {
  const [asking, setAsking] = useState<'import' | 'undo' | null>(null)
  const close = () => setAsking(null)
  const ready = (found.counts.new ?? 0) + (found.counts.changed ?? 0)
  const added = rowsToUndo(found)
  return (
    <div className="flex flex-wrap gap-2">
      <WrongRows found={found} />
      {isReported(found.state) && (
        <StaffButton
          kind="primary"
          disabledReason={ready === 0 ? texts.runNothing : undefined}
          onClick={() => setAsking('import')}
        >
          {texts.run(ready)}
        </StaffButton>
      )}
      {found.undo_until && (
        <StaffButton disabledReason={added === 0 ? texts.undoNothing : undefined} onClick={() => setAsking('undo')}>
          {texts.undo}
        </StaffButton>
      )}
      {asking === 'import' && <RunDialog found={found} onClose={close} />}
      {asking === 'undo' && <UndoDialog found={found} onClose={close} />}
    </div>
  )
}

const WrongRows = ({ found }: ActionProps) => {
  const wrong = (found.counts.wrong ?? 0) + (found.settled.refused ?? 0)
  const call = useCall(exportImportRows, {
    failed: texts.wrongFileFailed,
    onDone: ({ file_name: name, csv }) => saveFile(name, csv),
  })
  if (wrong === 0) return null
  return (
    <StaffButton
      loading={call.running}
      icon={<IconDownload aria-hidden="true" size={18} stroke={1.6} />}
      onClick={() => void call.run({ params: { id: found.id } })}
    >
      {texts.wrongFile}
    </StaffButton>
  )
}

interface DialogProps extends ActionProps {
  onClose: () => void
}

const useStep = (onClose: () => void, said: { failed: string; done: string }) =>
  useCall(takeImportStep, {
    ...said,
    quiet: true,
    onDone: async () => {
      await importsChanged()
      onClose()
    },
    onFailure: () => void importsChanged(),
  })

/** Why not all or nothing; undefined: it can be. */
const wholeOff = (left: number, changed: number): string | undefined => {
  if (left > 0) return texts.wholeOff(left)
  return changed > wholeChangesMax ? texts.wholeTooLarge(wholeChangesMax) : undefined
}

const RunDialog = ({ found, onClose }: DialogProps) => {
  const [isWhole, setWhole] = useState(false)
  const [isSure, setSure] = useState(false)
  const { counts, odd } = found
  const ready = (counts.new ?? 0) + (counts.changed ?? 0) - (isSure ? 0 : odd)
  const left = (counts.wrong ?? 0) + (isSure ? 0 : odd)
  const call = useStep(onClose, { failed: texts.runFailed, done: texts.begun })
  const off = isWhole ? wholeOff(left, counts.changed ?? 0) : undefined
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.runTitle(ready)}
      text={runTexts[found.format]}
      submitLabel={texts.run(ready)}
      busy={call.running}
      failure={call.failureText}
      disabledReason={ready === 0 ? texts.runNothing : off}
      onSubmit={() =>
        void call.run({ params: { id: found.id }, body: { step: 'import', whole: isWhole, sure: isSure } })
      }
    >
      <p className="text-bone-1">
        {[counts.new && texts.added(showCount(counts.new)), counts.changed && texts.changed(showCount(counts.changed))]
          .filter(Boolean)
          .join(', ')}
      </p>
      <div>
        {odd > 0 && (
          <CheckboxField label={texts.sure(odd)} checked={isSure} onChange={({ target }) => setSure(target.checked)} />
        )}
        <CheckboxField label={texts.whole} checked={isWhole} onChange={({ target }) => setWhole(target.checked)} />
      </div>
    </FormDialog>
  )
}

const UndoDialog = ({ found, onClose }: DialogProps) => {
  const call = useStep(onClose, { failed: texts.undoFailed, done: texts.undoBegun })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.undoTitle(rowsToUndo(found))}
      text={undoTexts[found.format]}
      submitLabel={texts.undo}
      danger
      busy={call.running}
      failure={call.failureText}
      onSubmit={() => void call.run({ params: { id: found.id }, body: { step: 'undo' } })}
    />
  )
}
