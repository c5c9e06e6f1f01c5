import { documentBytesMax } from '@pandrop/contract/lifecycle/verification'
import { buttonClass } from '@pandrop/ui/Button'
import { FieldNote } from '@pandrop/ui/Field'
import { ProgressTrack } from '@pandrop/ui/ProgressTrack'
import { type Ref, useId } from 'react'
import { useText } from '../../hooks/useText.ts'

const kinds = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf']

/** What can be said of a file before it is sent; the server looks at its bytes. */
const problemOf = ({ type, size }: File): 'document_unreadable' | 'document_too_large' | null => {
  if (!kinds.includes(type)) return 'document_unreadable'
  return size > documentBytesMax ? 'document_too_large' : null
}

interface DocumentInputProps {
  ref: Ref<HTMLInputElement>
  /** something is on its way: nothing else is begun */
  isBusy: boolean
  /** a document is */
  isSending: boolean
  isFull: boolean
  error: string | undefined
  onChoose: (file: File) => void
  onProblem: (problem: string) => void
}

/** The button that a document is chosen with, what is under way, and what went wrong. */
export const DocumentInput = ({ ref, isBusy, isSending, isFull, error, onChoose, onProblem }: DocumentInputProps) => {
  const text = useText()
  const noteId = useId()
  const isOff = isBusy || isFull
  const choose = (file: File) => {
    const problem = problemOf(file)
    if (problem) onProblem(text(problem))
    else onChoose(file)
  }
  return (
    <div className="min-w-0 pt-6 compact:pt-0">
      <label
        className={buttonClass({
          kind: 'secondary',
          className: isFull ? 'cursor-not-allowed opacity-60' : focusRing,
        })}
      >
        {text('identity_add')}
        <input
          ref={ref}
          type="file"
          accept={kinds.join(',')}
          aria-describedby={noteId}
          aria-invalid={error ? true : undefined}
          aria-disabled={isOff || undefined}
          onClick={(event) => isOff && event.preventDefault()}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file && !isOff) choose(file)
            // The same file can be chosen again after a failure.
            currentTarget.value = ''
          }}
          className="sr-only"
        />
      </label>
      <ProgressTrack label={text('identity_sending')} idle={!isSending} className="mt-2 w-40" />
      <FieldNote id={noteId} error={error ?? (isFull ? text('verification_documents_full') : undefined)} />
    </div>
  )
}

/** The input itself is not seen, so the label shows that it has the focus. */
const focusRing =
  'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-bamboo'
