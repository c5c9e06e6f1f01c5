import { passkeyAddress } from '@pandrop/api-client/passkey-address'
import { passkeysQuery } from '@pandrop/api-client/passkey-queries'
import { secondFactorQuery } from '@pandrop/api-client/second-factor-queries'
import { passkeysMax } from '@pandrop/contract/limits'
import type { Passkey } from '@pandrop/contract/passkeys'
import { Button } from '@pandrop/ui/Button'
import { Panel } from '@pandrop/ui/Panel'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { IconFingerprint } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, type RefObject, Suspense, useRef, useState } from 'react'
import { useApi } from '../../hooks/useApi.ts'
import { passkeysWork } from '../../hooks/usePasskeyAnswer.ts'
import { useSession } from '../../hooks/useSession.ts'
import { useText } from '../../hooks/useText.ts'
import { PanelFailed } from './PanelFailed.tsx'
import { PasskeyRow } from './PasskeyRow.tsx'

const NewPasskeyDialog = lazy(async () => ({ default: (await import('./NewPasskeyDialog.tsx')).NewPasskeyDialog }))

/** Passkeys: which there are, a way to a new one, and a new name or an end for each. */
export const PasskeysPanel = () => {
  const text = useText()
  const { verified } = useSession()
  return (
    <Panel title={text('passkeys_title')}>
      <p className="max-w-[640px] text-bone-1">{text('passkeys_text')}</p>
      {verified ? <Passkeys /> : <PasskeysSkeleton />}
    </Panel>
  )
}

const PasskeysSkeleton = () => (
  <div className="mt-5 flex flex-col gap-5">
    <Skeleton className="h-5 w-40" />
    <Skeleton className="h-12 w-44 rounded-button" />
  </div>
)

const Passkeys = () => {
  const text = useText()
  const api = useApi()
  const reading = useQuery(passkeysQuery(api))
  // Without it nobody knows whether a passkey is the last second factor, which is said before it is removed.
  const factor = useQuery(secondFactorQuery(api))
  if (reading.data && factor.data) return <PasskeyList passkeys={reading.data} hasApp={factor.data.on} />
  if (!reading.isError && !factor.isError) return <PasskeysSkeleton />
  return (
    <div className="mt-5">
      <PanelFailed text={text('passkeys_load_failed')} reading={reading.isError ? reading : factor} />
    </div>
  )
}

interface PasskeyListProps {
  passkeys: readonly Passkey[]
  /** an authenticator app is a second factor beside them */
  hasApp: boolean
}

const PasskeyList = ({ passkeys, hasApp }: PasskeyListProps) => {
  const text = useText()
  const addButton = useRef<HTMLButtonElement>(null)
  return (
    <>
      {passkeys.length === 0 && <p className="mt-5 text-bone-2">{text('passkeys_empty')}</p>}
      {passkeys.length > 0 && (
        <ul className="mt-5 border-b border-line" aria-label={text('passkeys_title')}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              isLast={!hasApp && passkeys.length === 1}
              // The button that removed is gone with its row; the next thing to do takes the focus.
              onRemoved={() => addButton.current?.focus()}
            />
          ))}
        </ul>
      )}
      <div className="mt-5">
        {passkeyAddress(window.location) ? (
          <Elsewhere />
        ) : (
          <AddButton buttonRef={addButton} full={passkeys.length >= passkeysMax} />
        )}
      </div>
    </>
  )
}

/** Where passkeys work, at an address where no browser makes one. */
const Elsewhere = () => {
  const text = useText()
  const url = passkeyAddress(window.location)?.url
  if (url === undefined) return <p className="text-bone-1">{text('passkeys_need_name')}</p>
  return (
    <p className="text-bone-1">
      {text('passkeys_elsewhere')}{' '}
      <a href={url} className="text-link break-all underline">
        {url}
      </a>
    </p>
  )
}

interface AddButtonProps {
  buttonRef: RefObject<HTMLButtonElement | null>
  full: boolean
}

const AddButton = ({ buttonRef, full }: AddButtonProps) => {
  const text = useText()
  // Each opening is a form of its own: nothing typed before, and no code shown before, comes back.
  const [opening, setOpening] = useState(0)
  const [open, setOpen] = useState(false)
  const why = full ? text('passkeys_full') : text('passkeys_unsupported')
  return (
    <>
      <Button
        ref={buttonRef}
        kind="secondary"
        icon={<IconFingerprint aria-hidden="true" size={20} stroke={1.6} />}
        disabledReason={full || !passkeysWork() ? why : undefined}
        onClick={() => {
          setOpening(opening + 1)
          setOpen(true)
        }}
      >
        {text('passkeys_add')}
      </Button>
      {opening > 0 && (
        <Suspense>
          <NewPasskeyDialog
            key={opening}
            open={open}
            onClose={() => setOpen(false)}
            finalFocus={() => buttonRef.current}
          />
        </Suspense>
      )}
    </>
  )
}
