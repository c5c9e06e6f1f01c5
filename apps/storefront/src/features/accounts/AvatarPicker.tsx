import { dataAddress } from '@pandrop/api-client/data-address'
import { avatarBytesMax } from '@pandrop/contract/limits'
import type { Profile } from '@pandrop/contract/profile'
import { removeAvatar, uploadAvatar } from '@pandrop/contract/routes'
import { Avatar } from '@pandrop/ui/Avatar'
import { Button, buttonClass } from '@pandrop/ui/Button'
import { FieldNote } from '@pandrop/ui/Field'
import { ProgressTrack } from '@pandrop/ui/ProgressTrack'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { type DragEvent, useId, useRef, useState } from 'react'
import { useCall } from '../../hooks/useCall.ts'
import { useFailureText } from '../../hooks/useFailureText.ts'
import { useKeepProfile } from '../../hooks/useKeepProfile.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { fullName } from './profileTexts.ts'

const kinds = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** What can be said of a file before it is sent; the server looks at its bytes. */
const problemOf = ({ type, size }: File): 'picture_unreadable' | 'picture_too_large' | null => {
  if (!kinds.includes(type)) return 'picture_unreadable'
  return size > avatarBytesMax ? 'picture_too_large' : null
}

/** Settles once a picture can be drawn, or cannot. */
const drawable = async (address: string): Promise<void> => {
  const image = new Image()
  image.src = address
  await image.decode().catch(() => {})
}

/** The customer's picture, with what changes it; a box of the same size while the profile is on its way. */
export const AvatarPicker = ({ profile }: { profile: Profile | undefined }) =>
  profile ? <Picker profile={profile} /> : <Skeleton className="h-[112px] w-full rounded-card compact:h-[210px]" />

const Picker = ({ profile }: { profile: Profile }) => {
  const text = useText()
  const toast = useToasts()
  const failureText = useFailureText()
  const keepProfile = useKeepProfile()
  const noteId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [preview, setPreview] = useState<string>()
  const [error, setError] = useState<string>()
  const [over, setOver] = useState(false)

  const upload = useCall(uploadAvatar, {
    failed: 'avatar_failed',
    quiet: true,
    onFailure: (failure) => setError(failureText(failure, 'avatar_failed')),
  })
  const removal = useCall(removeAvatar, { failed: 'avatar_remove_failed' })
  const busy = upload.running || removal.running

  const send = async (file: File | undefined): Promise<void> => {
    if (!file || busy) return
    const problem = problemOf(file)
    setError(problem ? text(problem) : undefined)
    if (problem) return
    // A file that its disk no longer gives is told as one that cannot be read.
    const address = await dataAddress(file).catch(() => setError(text('picture_unreadable')))
    if (!address) return
    setPreview(address)
    const answer = await upload.run({ file })
    if (answer) {
      await keepProfile(answer.payload)
      toast.success(text('avatar_saved'))
      // The chosen file stays until the kept picture can take its place without a gap.
      if (answer.payload.avatarUrl) await drawable(answer.payload.avatarUrl)
    }
    setPreview(undefined)
  }

  const remove = async (): Promise<void> => {
    if (busy) return
    setError(undefined)
    const answer = await removal.run()
    if (!answer) return
    await keepProfile(answer.payload)
    toast.success(text('avatar_removed'))
    // The button that was pressed is gone.
    input.current?.focus()
  }

  const drag = (event: DragEvent, isOver: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(isOver)
  }

  return (
    <fieldset
      onDragOver={(event) => drag(event, true)}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        drag(event, false)
        void send(event.dataTransfer.files[0])
      }}
      className={`flex flex-wrap items-center gap-x-6 gap-y-4 rounded-card ${
        over ? 'outline-2 outline-offset-8 outline-bone-2 outline-dashed' : ''
      }`}
    >
      <legend className="sr-only">{text('avatar_title')}</legend>
      <div className="flex flex-none flex-col">
        <Avatar name={fullName(profile)} src={preview ?? profile.avatarUrl ?? undefined} size={96} />
        <ProgressTrack label={text('avatar_sending')} idle={!upload.running} className="mt-3" />
      </div>
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap gap-3">
          <label className={buttonClass({ kind: 'secondary', size: 40, className: focusRing })}>
            {text(profile.avatarUrl ? 'avatar_change' : 'avatar_add')}
            <input
              ref={input}
              type="file"
              accept={kinds.join(',')}
              aria-describedby={noteId}
              aria-invalid={error ? true : undefined}
              aria-disabled={busy || undefined}
              onChange={({ currentTarget }) => {
                void send(currentTarget.files?.[0])
                // The same file can be chosen again after a failure.
                currentTarget.value = ''
              }}
              className="sr-only"
            />
          </label>
          {profile.avatarUrl && (
            <Button kind="tertiary" size={40} loading={removal.running} onClick={() => void remove()}>
              {text('avatar_remove')}
            </Button>
          )}
        </div>
        <FieldNote id={noteId} hint={text('avatar_hint')} error={error} />
      </div>
    </fieldset>
  )
}

/** The input itself is not seen, so the label shows that it has the focus. */
const focusRing =
  'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-bamboo'
