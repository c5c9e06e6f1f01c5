import { TextField } from '@pandrop/ui/TextField'
import { orderFormTexts as texts } from '../../texts/order-dialogs.ts'

/** What the operator adds to a step. */
export interface Words {
  note: string
  why: string
}

export const noWords: Words = { note: '', why: '' }

/** The words as a call takes them: an empty one is left out. */
export const sentWords = ({ note, why }: Words) => ({
  ...(note.trim() && { note: note.trim() }),
  ...(why.trim() && { reason: why.trim() }),
})

interface WordFieldsProps {
  words: Words
  onChange: (words: Words) => void
  /** the reason has to be given */
  whyRequired?: boolean
  whyError?: string
}

// As the contract says (staff/orders.ts).
const noteMax = 500
const whyMax = 300

/** Two lines, so that Enter sends the form: what the customer reads, and what the record keeps. */
export const WordFields = ({ words, onChange, whyRequired, whyError }: WordFieldsProps) => (
  <>
    <TextField
      label={texts.note}
      hint={texts.noteHint}
      maxLength={noteMax}
      autoComplete="off"
      value={words.note}
      onChange={(event) => onChange({ ...words, note: event.target.value })}
    />
    <TextField
      label={whyRequired ? texts.reason : texts.why}
      hint={whyRequired ? texts.reasonHint : texts.whyHint}
      error={whyError}
      maxLength={whyMax}
      required={whyRequired}
      autoComplete="off"
      value={words.why}
      onChange={(event) => onChange({ ...words, why: event.target.value })}
    />
  </>
)
