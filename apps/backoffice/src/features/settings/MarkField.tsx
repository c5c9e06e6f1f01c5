import { uploadMark } from '@pandrop/contract/staff/routes/settings'
import { FieldNote } from '@pandrop/ui/Field'
import { PandaFace } from '@pandrop/ui/PandaFace'
import { useId, useRef, useState } from 'react'
import { useCall } from '../../hooks/useCall.ts'
import { settingsTexts as texts } from '../../texts/settings.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'

interface MarkFieldProps {
  /** the beginning of its files' names; empty: the panda */
  mark: string
  disabled: boolean
  onType: (mark: string) => void
}

// As the contract bounds it (markBytesMax), which would bring all of its schemas along.
const bytesMax = 1024 * 1024

const size = 56

/** The picture beside the shop's name: uploaded at once, shown to everybody once the section is saved. */
export const MarkField = ({ mark, disabled, onType }: MarkFieldProps) => {
  const note = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const call = useCall(uploadMark, {
    failed: texts.markFailed,
    quiet: true,
    onDone: ({ mark: kept }) => onType(kept),
  })
  const choose = (file: File | undefined): void => {
    setTooLarge(file !== undefined && file.size > bytesMax)
    if (file && file.size <= bytesMax) void call.run({ file })
  }
  const problem = isTooLarge ? texts.markTooLarge : call.failureText
  return (
    <fieldset className="col-span-full" aria-describedby={note}>
      <legend className="type-label">{texts.fields.mark}</legend>
      <div className="mt-1 flex flex-wrap items-center gap-3">
        {mark ? (
          <img src={`/storage/brand/${mark}-192.png`} alt={texts.markNow} width={size} height={size} />
        ) : (
          <PandaFace size={size} />
        )}
        {!disabled && (
          <>
            <StaffButton loading={call.running} onClick={() => input.current?.click()}>
              {texts.markChoose}
            </StaffButton>
            {mark && (
              <StaffButton kind="tertiary" onClick={() => onType('')}>
                {texts.markPanda}
              </StaffButton>
            )}
            <input
              ref={input}
              type="file"
              accept="image/png,image/jpeg,image/webp,image/avif,image/svg+xml"
              aria-label={texts.markFile}
              className="sr-only"
              tabIndex={-1}
              onChange={({ target }) => {
                choose(target.files?.[0])
                target.value = ''
              }}
            />
          </>
        )}
      </div>
      <FieldNote id={note} error={problem} hint={texts.markHint} />
    </fieldset>
  )
}
