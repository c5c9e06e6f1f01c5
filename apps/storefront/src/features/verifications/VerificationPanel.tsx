import { verificationQuery } from '@pandrop/api-client/verification-queries'
import { isVerificationPending } from '@pandrop/contract/lifecycle/verification'
import { withdrawVerification } from '@pandrop/contract/routes/security'
import type { OwnDocument, OwnVerification } from '@pandrop/contract/verifications'
import { Button } from '@pandrop/ui/Button'
import { ErrorState } from '@pandrop/ui/ErrorState'
import { Panel } from '@pandrop/ui/Panel'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { flushSync } from 'react-dom'
import { dayOf } from '../../dates.ts'
import { fileSize } from '../../fileSize.ts'
import { useApi } from '../../hooks/useApi.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { DocumentForm } from './DocumentForm.tsx'
import { VerificationState } from './VerificationState.tsx'

/** Whether the customer is verified, and how they become so (docs/behaviour/pages.md#verification-tab). */
export const VerificationPanel = ({ limits }: { limits: ReactNode }) => {
  const text = useText()
  const reading = useQuery(verificationQuery(useApi()))
  const { data, isError, isFetching, refetch } = reading
  if (data) return <Known known={data} limits={limits} />
  if (isError)
    return (
      <ErrorState
        title={text('identity_load_failed')}
        retryLabel={text('account_retry')}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  return <Skeleton className="h-96 rounded-modal" />
}

interface KnownProps {
  known: OwnVerification
  /** what can still be done without being verified */
  limits: ReactNode
}

const Known = ({ known, limits }: KnownProps) => {
  const text = useText()
  const toast = useToasts()
  const { queryKey } = verificationQuery(useApi())
  const queryClient = useQueryClient()
  const state = useRef<HTMLDivElement>(null)
  const keep = (payload: OwnVerification) => queryClient.setQueryData(queryKey, payload)
  /** The button that was pressed goes with what it was for: what comes in its place is read out. */
  const replace = (payload: OwnVerification) => {
    flushSync(() => keep(payload))
    state.current?.focus()
  }
  const readAgain = () => void queryClient.invalidateQueries({ queryKey })
  const withdrawing = useCall(withdrawVerification, {
    failed: 'identity_withdraw_failed',
    onDone: ({ payload }) => {
      replace(payload)
      toast.success(text('identity_withdrawn'))
    },
  })
  const { request, document_days: days, again_at: again, may_send: maySend } = known
  const isPending = request !== null && isVerificationPending(request.state)
  return (
    <div className="flex flex-col gap-6">
      <Panel title={text('identity_title')}>
        <p className="max-w-[640px] text-bone-1">{text('identity_why')}</p>
        <p className="mt-3 max-w-[640px] text-bone-1">{text('identity_kept', { days })}</p>
        {limits}
        <VerificationState known={known} place={state} />
        {request && isPending && <Sent documents={request.documents} />}
        {isPending && (
          <Button
            kind="secondary"
            className="mt-5"
            loading={withdrawing.running}
            loadingLabel={text('identity_withdraw')}
            onClick={() => void withdrawing.run({ body: {} })}
          >
            {text('identity_withdraw')}
          </Button>
        )}
        {again && !isPending && (
          <p className="mt-5 text-bone-1">{text('identity_again', { date: dayOf(Date.parse(again)) })}</p>
        )}
      </Panel>
      {maySend && <DocumentForm uploads={known.uploads} onChange={keep} onSent={replace} onFailure={readAgain} />}
    </div>
  )
}

/** What was sent, and is looked at: never the documents themselves. */
const Sent = ({ documents }: { documents: readonly OwnDocument[] }) => {
  const text = useText()
  if (documents.length === 0) return null
  return (
    <>
      <h3 className="mt-5 type-label text-bone-1">{text('identity_sent')}</h3>
      <ul className="mt-2 flex flex-col gap-2">
        {documents.map(({ id, kind, bytes, uploaded_at: at }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-[580]">{text(`identity_kind_${kind}`)}</span>
            <span className="type-meta text-bone-2">
              {text('identity_document', { size: fileSize(bytes), date: dayOf(Date.parse(at)) })}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
