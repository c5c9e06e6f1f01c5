import { uploadShopPicture } from '@pandrop/contract/staff/routes/settings'
import { FieldNote } from '@pandrop/ui/Field'
import { type ReactNode, useId, useRef, useState } from 'react'
import { useCall } from '../../hooks/useCall.ts'
import { settingsTexts as texts } from '../../texts/settings.ts'
import { StaffButton } from '../../ui/StaffButton.tsx'

interface PictureFieldProps {
  label: string
  /** names the field of the file, for whoever hears it */
  fileLabel: string
  hint: string
  /** what stands there now */
  children: ReactNode
  error?: string | undefined
  disabled: boolean
  /** names of what was kept, as the settings take them */
  onKept: (kept: { square: string; wide: string }) => void
  /** takes it away; absent where there is none */
  clear?: { label: string; onClear: () => void } | undefined
}

// As the contract bounds it (shopPictureBytesMax), which would bring all of its schemas along.
const bytesMax = 1024 * 1024

/** A picture of the shop: uploaded at once, shown to everybody once the section is saved. */
export const PictureField = (props: PictureFieldProps) => {
  const { label, fileLabel, hint, children, error, disabled, onKept, clear } = props
  const note = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const call = useCall(uploadShopPicture, { failed: texts.pictureFailed, quiet: true, onDone: onKept })
  const choose = (file: File | undefined): void => {
    setTooLarge(file !== undefined && file.size > bytesMax)
    if (file && file.size <= bytesMax) void call.run({ file })
  }
  const problem = isTooLarge ? texts.pictureTooLarge : (call.failureText ?? error)
  return (
    <fieldset className="col-span-full" aria-describedby={note}>
      <legend className="type-label">{label}</legend>
      <div className="mt-1 flex flex-wrap items-center gap-3">
        {children}
        {!disabled && (
          <>
            <StaffButton loading={call.running} onClick={() => input.current?.click()}>
              {texts.pictureChoose}
            </StaffButton>
            {clear && (
              <StaffButton kind="tertiary" onClick={clear.onClear}>
                {clear.label}
              </StaffButton>
            )}
            <input
              ref={input}
              type="file"
              accept="image/png,image/jpeg,image/webp,image/avif,image/svg+xml"
              aria-label={fileLabel}
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
      <FieldNote id={note} error={problem} hint={hint} />
    </fieldset>
  )
}
