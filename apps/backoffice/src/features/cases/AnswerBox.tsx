import { caseWordsMax } from '@pandrop/contract/lifecycle/case'
import type { StaffCase } from '@pandrop/contract/staff/cases'
import { fillReply } from '@pandrop/contract/staff/reply-holes'
import { answerCase, noteInCase } from '@pandrop/contract/staff/routes/cases'
import { buttonClass } from '@pandrop/ui/Button'
import { Menu, menuItemClass } from '@pandrop/ui/Menu'
import { TextArea } from '@pandrop/ui/TextArea'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { SubmitForm } from '../../forms/SubmitForm.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { caseTexts as texts } from '../../texts/cases.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { casesChanged, savedRepliesQuery } from './caseQueries.ts'
import { withInserted } from './withInserted.ts'

/** What the customer is answered; a saved reply is put in where the cursor stands, and nothing typed is lost. */
export const AnswerBox = ({ about }: { about: StaffCase }) => {
  const [words, setWords] = useState('')
  const [tried, setTried] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const call = useCall(answerCase, {
    failed: texts.sendFailed,
    done: texts.sent,
    quiet: true,
    onDone: casesChanged,
    // What the customer has written meanwhile shows, and what was typed stays.
    onFailure: ({ code }) => code === 'case_moved_on' && void casesChanged(),
  })
  const message = words.trim()
  const send = async (solves: boolean) => {
    setTried(true)
    if (message === '' || call.running) return box.current?.focus()
    const body = { message, seen: about.newest, ...(solves && { solves }) }
    if (!(await call.run({ params: { id: about.id }, body }))) return
    setWords('')
    setTried(false)
  }
  const insert = (reply: string) => {
    const area = box.current
    const next = withInserted(words, reply, area?.selectionStart ?? words.length)
    setWords(next.text)
    // After React has drawn it: whoever goes on writing does so behind what was put in.
    requestAnimationFrame(() => {
      area?.focus()
      area?.setSelectionRange(next.cursor, next.cursor)
    })
  }
  return (
    <SubmitForm onSubmit={() => void send(false)} className="flex flex-col gap-3">
      <TextArea
        ref={box}
        label={texts.answer}
        hint={texts.answerHint}
        error={tried && message === '' ? texts.answerMissing : call.fieldErrors.message}
        rows={5}
        maxLength={caseWordsMax}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <FormAlert text={call.failureText} />
      <div className="flex flex-wrap items-center gap-2">
        <StaffButton type="submit" kind="primary" loading={call.running}>
          {texts.send}
        </StaffButton>
        <StaffButton onClick={() => void send(true)}>{texts.sendAndSolve}</StaffButton>
        <SavedReplies about={about} onChoose={insert} />
      </div>
    </SubmitForm>
  )
}

interface SavedRepliesProps {
  about: StaffCase
  onChoose: (reply: string) => void
}

const SavedReplies = ({ about, onChoose }: SavedRepliesProps) => {
  const { data = [] } = useQuery(savedRepliesQuery)
  const inUse = data.filter(({ archived }) => !archived)
  return (
    <Menu
      label={texts.insert}
      face={texts.insert}
      faceClassName={buttonClass({ kind: 'secondary', size: 40 })}
      className="ml-auto"
    >
      {inUse.length === 0 && <p className="px-3 py-2.5 text-bone-2">{texts.insertNone}</p>}
      <div className="max-h-80 overflow-y-auto">
        {inUse.map(({ id, name, texts: words }) => (
          <button key={id} type="button" onClick={() => onChoose(fillReply(words, about))} className={menuItemClass()}>
            {name}
          </button>
        ))}
      </div>
    </Menu>
  )
}

/** What only staff see. */
export const NoteBox = ({ caseId }: { caseId: number }) => {
  const [words, setWords] = useState('')
  const [tried, setTried] = useState(false)
  const call = useCall(noteInCase, { failed: texts.noteFailed, done: texts.noted, quiet: true, onDone: casesChanged })
  const message = words.trim()
  const keep = async () => {
    setTried(true)
    if (message === '' || call.running) return
    if (!(await call.run({ params: { id: caseId }, body: { message } }))) return
    setWords('')
    setTried(false)
  }
  return (
    <SubmitForm onSubmit={() => void keep()} className="flex flex-col gap-3">
      <TextArea
        label={texts.notes}
        hint={texts.notesHint}
        error={tried && message === '' ? texts.noteMissing : undefined}
        rows={2}
        maxLength={caseWordsMax}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <FormAlert text={call.failureText} />
      <div>
        <StaffButton type="submit" loading={call.running}>
          {texts.addNote}
        </StaffButton>
      </div>
    </SubmitForm>
  )
}
