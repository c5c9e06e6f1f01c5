import { apiKeysQuery } from '@pandrop/api-client/customer-queries'
import type { ApiKey } from '@pandrop/contract/api-keys'
import { apiKeysMax } from '@pandrop/contract/limits'
import { Button } from '@pandrop/ui/Button'
import { Panel } from '@pandrop/ui/Panel'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { IconKey } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { FactorNeeded } from '../../forms/FactorNeeded.tsx'
import { useFactorNeed } from '../../forms/useFactorNeed.ts'
import { useApi } from '../../hooks/useApi.ts'
import { useSession } from '../../hooks/useSession.ts'
import { useText } from '../../hooks/useText.ts'
import { ApiKeyRow } from './ApiKeyRow.tsx'
import { PanelFailed } from './PanelFailed.tsx'
import { setUpFactorId } from './setUpFactor.ts'

const ApiKeyDialog = lazy(async () => ({ default: (await import('./ApiKeyDialog.tsx')).ApiKeyDialog }))

/** Keys for the customer's own programs: what there is, a way to a new one, and a way to end each. */
export const ApiKeysPanel = () => {
  const text = useText()
  const { checked, verified } = useSession()
  return (
    <Panel title={text('api_keys_title')}>
      <p className="max-w-[640px] text-bone-1">
        {text(checked && !verified ? 'api_keys_verify_first' : 'api_keys_text')}
      </p>
      {!checked && <KeysSkeleton />}
      {verified && <Keys />}
    </Panel>
  )
}

const KeysSkeleton = () => (
  <div className="mt-5 flex flex-col gap-5">
    <Skeleton className="h-5 w-40" />
    <Skeleton className="h-12 w-44 rounded-button" />
  </div>
)

const Keys = () => {
  const text = useText()
  const reading = useQuery(apiKeysQuery(useApi()))
  const waits = useFactorNeed('api_key')
  if (reading.data && waits !== undefined) return <KeyList keys={reading.data} waits={waits} />
  if (!reading.isError) return <KeysSkeleton />
  return (
    <div className="mt-5">
      <PanelFailed text={text('api_keys_load_failed')} reading={reading} />
    </div>
  )
}

interface KeyListProps {
  keys: readonly ApiKey[]
  /** a second factor comes before a new one */
  waits: boolean
}

const KeyList = ({ keys, waits }: KeyListProps) => {
  const text = useText()
  const createButton = useRef<HTMLButtonElement>(null)
  const full = keys.length >= apiKeysMax
  return (
    <>
      {keys.length === 0 && <p className="mt-5 text-bone-2">{text('api_keys_empty')}</p>}
      {keys.length > 0 && (
        <ul className="mt-5 flex flex-col" aria-label={text('api_keys_title')}>
          {keys.map((apiKey) => (
            // The button that revoked is gone with its row; the next thing to do takes the focus.
            <ApiKeyRow key={apiKey.id} apiKey={apiKey} onRevoked={() => createButton.current?.focus()} />
          ))}
        </ul>
      )}
      {waits ? (
        <div className="mt-5">
          {/* The panel above has the button, and the dialog that it opens. */}
          <FactorNeeded need="api_key" onSetUp={() => document.getElementById(setUpFactorId)?.click()} />
        </div>
      ) : (
        <NewKeyButton buttonRef={createButton} full={full} />
      )}
    </>
  )
}

interface NewKeyButtonProps {
  buttonRef: React.RefObject<HTMLButtonElement | null>
  full: boolean
}

const NewKeyButton = ({ buttonRef, full }: NewKeyButtonProps) => {
  const text = useText()
  // Each opening is a form of its own: nothing typed before, and no key shown before, comes back.
  const [opening, setOpening] = useState(0)
  const [open, setOpen] = useState(false)
  return (
    <div className="mt-5">
      <Button
        ref={buttonRef}
        kind="secondary"
        icon={<IconKey aria-hidden="true" size={20} stroke={1.6} />}
        disabledReason={full ? text('api_keys_full_reason', { max: apiKeysMax }) : undefined}
        onClick={() => {
          setOpening(opening + 1)
          setOpen(true)
        }}
      >
        {text('api_keys_create')}
      </Button>
      {opening > 0 && (
        <Suspense>
          <ApiKeyDialog key={opening} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
