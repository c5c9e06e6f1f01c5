import type { Passkey } from '@pandrop/contract/passkeys'
import { removePasskey } from '@pandrop/contract/routes/security'
import { Button } from '@pandrop/ui/Button'
import { IconFingerprint } from '@tabler/icons-react'
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { dayOf } from '../../dates.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { usePasskeyChange } from './usePasskeyChange.ts'

const RenamePasskeyDialog = lazy(async () => ({
  default: (await import('./RenamePasskeyDialog.tsx')).RenamePasskeyDialog,
}))

interface PasskeyRowProps {
  passkey: Passkey
  /** no second factor is left without it */
  isLast: boolean
  onRemoved: () => void
}

/** One passkey as its owner tells it from the others, another name for it, and the way to end it. */
export const PasskeyRow = ({ passkey, isLast, onRemoved }: PasskeyRowProps) => {
  const text = useText()
  const [asking, setAsking] = useState(false)
  const removeButton = useRef<HTMLButtonElement>(null)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line py-4">
      <IconFingerprint aria-hidden="true" size={24} stroke={1.6} className="flex-none text-bone-1" />
      <div className="min-w-0 flex-1 basis-48">
        <h3 className="font-[580] [overflow-wrap:anywhere]">{passkey.name}</h3>
        <Dates passkey={passkey} />
      </div>
      {!asking && (
        <span className="flex flex-wrap gap-x-3 compact:ml-10">
          <Rename passkey={passkey} />
          <Button
            ref={removeButton}
            kind="tertiary"
            size={40}
            aria-label={text('passkeys_remove_label', { name: passkey.name })}
            onClick={() => setAsking(true)}
          >
            {text('passkeys_remove')}
          </Button>
        </span>
      )}
      {asking && <Question passkey={passkey} isLast={isLast} onRemoved={onRemoved} onKeep={() => setAsking(false)} />}
      <FocusBack when={!asking} on={removeButton} />
    </li>
  )
}

/** Whoever kept it by keyboard stays where it was asked. */
const FocusBack = ({ when, on }: { when: boolean; on: RefObject<HTMLButtonElement | null> }) => {
  const was = useRef(when)
  useEffect(() => {
    if (when && !was.current) on.current?.focus()
    was.current = when
  }, [when, on])
  return null
}

const dayText = (instant: string): string => dayOf(Date.parse(instant))

const Dates = ({ passkey: { created_at, used_at } }: { passkey: Passkey }) => {
  const text = useText()
  const facts = [
    [text('passkeys_created'), dayText(created_at)],
    [text('passkeys_used'), used_at ? dayText(used_at) : text('passkeys_never_used')],
  ] as const
  return (
    <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-1 type-meta text-bone-2">
      {facts.map(([name, value]) => (
        <div key={name} className="flex gap-1.5">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const Rename = ({ passkey }: { passkey: Passkey }) => {
  const text = useText()
  const [opening, setOpening] = useState(0)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button
        ref={button}
        kind="tertiary"
        size={40}
        aria-label={text('passkeys_rename_label', { name: passkey.name })}
        onClick={() => {
          setOpening(opening + 1)
          setOpen(true)
        }}
      >
        {text('passkeys_rename')}
      </Button>
      {opening > 0 && (
        <Suspense>
          <RenamePasskeyDialog
            key={opening}
            passkey={passkey}
            open={open}
            onClose={() => setOpen(false)}
            finalFocus={() => button.current}
          />
        </Suspense>
      )}
    </>
  )
}

interface QuestionProps extends PasskeyRowProps {
  onKeep: () => void
}

const Question = ({ passkey: { id }, isLast, onRemoved, onKeep }: QuestionProps) => {
  const text = useText()
  const toast = useToasts()
  const change = usePasskeyChange()
  const keepButton = useRef<HTMLButtonElement>(null)
  useEffect(() => keepButton.current?.focus(), [])
  const call = useCall(removePasskey, {
    failed: 'passkeys_remove_failed',
    onDone: ({ payload }) => {
      onRemoved()
      change.done(payload)
      toast.success(text('passkeys_removed'))
    },
    onFailure: change.failed,
  })
  return (
    <div className="flex w-full flex-wrap items-center gap-x-5 gap-y-3 rounded-input bg-ink-2 p-4">
      <p className="min-w-0 flex-1 basis-56">
        {text('passkeys_remove_question')} {isLast && text('passkeys_remove_last')}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button ref={keepButton} kind="tertiary" size={40} onClick={onKeep} disabled={call.running}>
          {text('passkeys_keep')}
        </Button>
        <Button kind="danger" size={40} loading={call.running} onClick={() => void call.run({ body: { id } })}>
          {text('passkeys_remove')}
        </Button>
      </div>
    </div>
  )
}
