import { evidenceWordsMax, type StaffEvidence } from '@pandrop/contract/staff/dispute-evidence'
import { saveEvidence, submitEvidence } from '@pandrop/contract/staff/routes/dispute-evidence'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { TextArea } from '@pandrop/ui/TextArea'
import { useState } from 'react'
import { showCount, showMoment } from '../../format.ts'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { evidenceTexts as texts } from '../../texts/dispute-evidence.ts'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { refreshEvidence } from './evidenceQueries.ts'

type Sheet = NonNullable<StaffEvidence['sheet']>

interface EvidenceProps {
  dispute: StaffEvidence
  sheet: Sheet
}

/** What staff add, kept as a draft until somebody submits it; read alone after that, with when and who. */
export const EvidenceForm = ({ dispute, sheet }: EvidenceProps) => {
  const isOpen = sheet.sending_since === null && dispute.answer_due_at !== null
  return (
    <Section title={texts.words}>
      {isOpen ? <Draft dispute={dispute} sheet={sheet} due={dispute.answer_due_at ?? ''} /> : <Kept sheet={sheet} />}
    </Section>
  )
}

const Kept = ({ sheet }: { sheet: Sheet }) => (
  <div className="flex flex-col gap-3">
    <p className="text-bone-1">{standingOf(sheet)}</p>
    {sheet.words !== '' && <p className="break-words whitespace-pre-wrap">{sheet.words}</p>}
  </div>
)

const standingOf = ({ submitted_at: at, submitted_by: by, sending_since: since }: Sheet): string => {
  if (at) return texts.submittedBy(by ?? '', showMoment(at))
  return since ? texts.sending : texts.over
}

const Draft = ({ dispute: { id }, sheet, due }: EvidenceProps & { due: string }) => {
  const [words, setWords] = useState(sheet.words)
  const [asks, setAsks] = useState(false)
  const saving = useCall(saveEvidence, { failed: texts.saveFailed, done: texts.saved, onDone: refreshEvidence })
  const isLate = Date.parse(due) <= Date.now()
  const lateText = isLate ? texts.late(showMoment(due)) : undefined
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        void saving.run({ params: { id }, body: { words } })
      }}
    >
      {lateText && <p className="text-danger">{lateText}</p>}
      <TextArea
        label={texts.words}
        labelHidden
        hint={texts.wordsHint}
        rows={12}
        maxLength={evidenceWordsMax}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <p className="text-[12.5px]/5 text-bone-2">
        {texts.lettersLeft(showCount(evidenceWordsMax - words.length))}
        {sheet.edited_at && ` · ${texts.editedBy(sheet.edited_by ?? '', showMoment(sheet.edited_at))}`}
      </p>
      <div className="flex flex-wrap gap-2">
        <StaffButton type="submit" loading={saving.running}>
          {texts.save}
        </StaffButton>
        <StaffButton kind="primary" disabledReason={lateText} onClick={() => setAsks(true)}>
          {texts.submit}
        </StaffButton>
      </div>
      {asks && <SubmitDialog id={id} words={words} due={due} onClose={() => setAsks(false)} />}
    </form>
  )
}

interface SubmitProps {
  id: string
  words: string
  due: string
  onClose: () => void
}

const SubmitDialog = ({ id, words, due, onClose }: SubmitProps) => {
  const [isRead, setRead] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { run, running, failureText } = useCall(submitEvidence, {
    failed: texts.submitFailed,
    quiet: true,
    done: ({ outcome }) => {
      if (outcome === 'rejected') return ''
      return outcome === 'submitted' ? texts.submitted : texts.doneBefore
    },
    onDone: refreshEvidence,
    onFailure: () => void refreshEvidence(),
  })
  const send = async () => {
    setProblem(undefined)
    const answer = await run({ params: { id }, body: { words } })
    if (answer?.outcome === 'rejected') setProblem(texts.rejected(answer.problem ?? ''))
    else if (answer) onClose()
  }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.submitTitle}
      text={texts.submitText(showMoment(due))}
      submitLabel={texts.submitDo}
      danger
      busy={running}
      failure={problem ?? failureText}
      disabledReason={isRead ? undefined : texts.submitUnread}
      onSubmit={() => void send()}
    >
      <CheckboxField label={texts.submitWords} checked={isRead} onChange={(event) => setRead(event.target.checked)} />
    </FormDialog>
  )
}
