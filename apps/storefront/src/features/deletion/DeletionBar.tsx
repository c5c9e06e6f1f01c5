import { accountDeletionQuery } from '@pandrop/api-client/account-deletion-queries'
import type { AccountDeletion } from '@pandrop/contract/account-deletion'
import { keepAccount } from '@pandrop/contract/routes/security'
import { Button } from '@pandrop/ui/Button'
import { IconHourglass } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { momentOf } from '../../dates.ts'
import { useApi } from '../../hooks/useApi.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useSession } from '../../hooks/useSession.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'

interface WaitingProps {
  deletion: AccountDeletion
  /** the button that had the focus is gone */
  onKept: () => void
}

const Waiting = ({ deletion, onKept }: WaitingProps) => {
  const text = useText()
  const toast = useToasts()
  const queryClient = useQueryClient()
  const { queryKey } = accountDeletionQuery(useApi())
  const keeping = useCall(keepAccount, {
    failed: 'deletion_keep_failed',
    onDone: ({ payload }) => {
      flushSync(() => queryClient.setQueryData(queryKey, payload))
      toast.success(text('deletion_kept'))
      onKept()
    },
  })
  return (
    <section className="raised mt-6 flex flex-wrap items-center gap-x-5 gap-y-4 rounded-modal p-6 compact:p-4">
      <span className="grid size-14 flex-none place-items-center rounded-full bg-ink-2 text-warn">
        <IconHourglass aria-hidden="true" size={26} stroke={1.6} />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="type-h3">{text('deletion_bar', { date: momentOf(Date.parse(deletion.due_at) / 1000) })}</h2>
        <p className="mt-1 text-bone-1">{text('deletion_bar_text')}</p>
      </div>
      <Button className="compact:w-full" loading={keeping.running} onClick={() => void keeping.run({ body: {} })}>
        {text('deletion_keep')}
      </Button>
    </section>
  )
}

/** On every page of the account while it waits to be deleted: until when, and the way back. */
export const DeletionBar = () => {
  const { checked, signedIn } = useSession()
  const place = useRef<HTMLDivElement>(null)
  const { data } = useQuery({ ...accountDeletionQuery(useApi()), enabled: checked && signedIn })
  return (
    <div ref={place} tabIndex={-1} role="status" className="outline-none">
      {data && <Waiting deletion={data} onKept={() => place.current?.focus()} />}
    </div>
  )
}
