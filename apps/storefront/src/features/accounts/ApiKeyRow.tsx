import { apiKeysQuery } from '@pandrop/api-client/customer-queries'
import type { ApiKey } from '@pandrop/contract/api-keys'
import { revokeApiKey } from '@pandrop/contract/routes/security'
import { Button } from '@pandrop/ui/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { dayOf } from '../../dates.ts'
import { useApi } from '../../hooks/useApi.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'

interface ApiKeyRowProps {
  apiKey: ApiKey
  onRevoked: () => void
}

/** One key as its owner tells it from the others, and the way to end it. */
export const ApiKeyRow = ({ apiKey, onRevoked }: ApiKeyRowProps) => (
  <li className="grid gap-x-6 gap-y-4 border-t border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
    <div className="flex min-w-0 flex-col gap-3">
      <Name apiKey={apiKey} />
      <Scopes apiKey={apiKey} />
      <Dates apiKey={apiKey} />
    </div>
    <Revoke apiKey={apiKey} onRevoked={onRevoked} />
  </li>
)

const Name = ({ apiKey: { name, hint } }: { apiKey: ApiKey }) => {
  const text = useText()
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
      <span className="min-w-0 font-[650] [overflow-wrap:anywhere]">{name}</span>
      <span aria-hidden="true" className="type-mono text-bone-2">{`····${hint}`}</span>
      <span className="sr-only">{text('api_keys_hint', { hint })}</span>
    </p>
  )
}

const Scopes = ({ apiKey: { scopes } }: { apiKey: ApiKey }) => {
  const text = useText()
  return (
    <ul aria-label={text('api_keys_may_read')} className="flex flex-wrap gap-1.5">
      {scopes.map((scope) => (
        <li key={scope} className="inline-flex h-[26px] items-center rounded-badge bg-ink-2 px-2.5 type-meta">
          {text(`api_scope_${scope}`)}
        </li>
      ))}
    </ul>
  )
}

const dayText = (instant: string): string => dayOf(Date.parse(instant))

const Dates = ({ apiKey: { created_at, last_used_at, expires_at } }: { apiKey: ApiKey }) => {
  const text = useText()
  const facts = [
    [text('api_keys_created'), dayText(created_at)],
    [text('api_keys_last_used'), last_used_at ? dayText(last_used_at) : text('api_keys_never_used')],
    [text('api_keys_expires'), dayText(expires_at)],
  ] as const
  return (
    <dl className="flex flex-wrap gap-x-5 gap-y-1 type-meta">
      {facts.map(([name, value]) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-bone-2">{name}</dt>
          <dd className="text-bone-1">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const Revoke = ({ apiKey: { id, name }, onRevoked }: ApiKeyRowProps) => {
  const text = useText()
  const toast = useToasts()
  const api = useApi()
  const queryClient = useQueryClient()
  const [asking, setAsking] = useState(false)
  const askButton = useRef<HTMLButtonElement>(null)
  const keepButton = useRef<HTMLButtonElement>(null)
  const asked = useRef(false)
  useEffect(() => {
    // Whoever answers the question by keyboard stays where it was asked.
    if (asking) keepButton.current?.focus()
    else if (asked.current) askButton.current?.focus()
    asked.current = asking
  }, [asking])
  const reread = () => queryClient.invalidateQueries({ queryKey: apiKeysQuery(api).queryKey })
  const call = useCall(revokeApiKey, {
    failed: 'api_keys_revoke_failed',
    onDone: ({ payload }) => {
      queryClient.setQueryData(apiKeysQuery(api).queryKey, payload)
      toast.success(text('api_keys_revoked'))
      onRevoked()
    },
    // It may have been revoked elsewhere: the list says what there is.
    onFailure: () => void reread(),
  })
  if (!asking) {
    return (
      <Button
        ref={askButton}
        kind="tertiary"
        size={40}
        className="-ml-4 justify-self-start sm:-mt-2 sm:-mr-4 sm:ml-0"
        aria-label={text('api_keys_revoke_label', { name })}
        onClick={() => setAsking(true)}
      >
        {text('api_keys_revoke')}
      </Button>
    )
  }
  return (
    <div className="col-span-full flex flex-wrap items-center gap-x-5 gap-y-3 rounded-input bg-ink-2 p-4">
      <p className="min-w-0 flex-1 basis-56">{text('api_keys_revoke_question')}</p>
      <div className="flex flex-wrap gap-3">
        <Button ref={keepButton} kind="tertiary" size={40} onClick={() => setAsking(false)} disabled={call.running}>
          {text('api_keys_revoke_cancel')}
        </Button>
        <Button kind="danger" size={40} loading={call.running} onClick={() => void call.run({ body: { id } })}>
          {text('api_keys_revoke_confirm')}
        </Button>
      </div>
    </div>
  )
}
