import { casePictureBytesMax, casePicturesMax } from '@pandrop/contract/lifecycle/case'
import { addCasePicture } from '@pandrop/contract/routes/cases'
import { buttonClass } from '@pandrop/ui/Button'
import { FieldNote } from '@pandrop/ui/Field'
import { IconButton } from '@pandrop/ui/IconButton'
import { ProgressTrack } from '@pandrop/ui/ProgressTrack'
import { IconX } from '@tabler/icons-react'
import { useId, useRef, useState } from 'react'
import { useCall } from '../../hooks/useCall.ts'
import { useFailureText } from '../../hooks/useFailureText.ts'
import { useText } from '../../hooks/useText.ts'
import { CasePicture } from './CasePicture.tsx'

const kinds = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** What can be said of a file before it is sent; the server looks at its bytes. */
const problemOf = ({ type, size }: File): 'picture_unreadable' | 'case_picture_too_large' | null => {
  if (!kinds.includes(type)) return 'picture_unreadable'
  return size > casePictureBytesMax ? 'case_picture_too_large' : null
}

interface PictureFieldProps {
  pictures: readonly string[]
  onAdd: (id: string) => void
  onRemove: (id: string) => void
}

/** Pictures for a message; each is sent as soon as it is chosen, so that the message itself is quick. */
export const PictureField = ({ pictures, onAdd, onRemove }: PictureFieldProps) => {
  const text = useText()
  const failureText = useFailureText()
  const noteId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const upload = useCall(addCasePicture, {
    failed: 'case_picture_failed',
    quiet: true,
    onFailure: (failure) => setError(failureText(failure, 'case_picture_failed')),
  })
  const isFull = pictures.length >= casePicturesMax

  const send = async (files: readonly File[]): Promise<void> => {
    if (upload.running) return
    setError(undefined)
    for (const file of files.slice(0, casePicturesMax - pictures.length)) {
      const problem = problemOf(file)
      if (problem) return setError(text(problem))
      const answer = await upload.run({ file })
      if (!answer) return
      onAdd(answer.id)
    }
  }

  return (
    <div className="flex min-w-0 flex-col gap-3">
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {pictures.map((id, place) => (
            <li key={id} className="flex items-start gap-1">
              <CasePicture id={id} number={place + 1} />
              <IconButton
                label={text('case_picture_remove', { number: place + 1 })}
                onClick={() => {
                  onRemove(id)
                  // The button that was pressed is gone.
                  input.current?.focus()
                }}
              >
                <IconX aria-hidden="true" size={18} stroke={1.75} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <div>
        <label
          className={buttonClass({
            kind: 'secondary',
            size: 40,
            className: isFull ? 'cursor-not-allowed opacity-60' : focusRing,
          })}
        >
          {text('case_pictures_add')}
          <input
            ref={input}
            type="file"
            multiple
            accept={kinds.join(',')}
            aria-describedby={noteId}
            aria-invalid={error ? true : undefined}
            aria-disabled={upload.running || isFull || undefined}
            onClick={(event) => (upload.running || isFull) && event.preventDefault()}
            onChange={({ currentTarget }) => {
              void send([...(currentTarget.files ?? [])])
              // The same file can be chosen again after a failure.
              currentTarget.value = ''
            }}
            className="sr-only"
          />
        </label>
        <ProgressTrack label={text('case_picture_sending')} idle={!upload.running} className="mt-2 w-40" />
        <FieldNote id={noteId} hint={text('case_pictures_hint', { max: casePicturesMax })} error={error} />
      </div>
    </div>
  )
}

/** The input itself is not seen, so the label shows that it has the focus. */
const focusRing =
  'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-bamboo'
