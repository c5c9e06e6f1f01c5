import { accountDeletionQuery } from '@pandrop/api-client/account-deletion-queries'
import { Button } from '@pandrop/ui/Button'
import { Panel } from '@pandrop/ui/Panel'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useApi } from '../../hooks/useApi.ts'
import { useSession } from '../../hooks/useSession.ts'
import { useText } from '../../hooks/useText.ts'

const DeletionDialog = lazy(async () => ({ default: (await import('./DeletionDialog.tsx')).DeletionDialog }))

/** Has the account deleted; while that waits, the bar above says so, and this is not shown. */
export const DeletionPanel = () => {
  const text = useText()
  const { checked, signedIn } = useSession()
  const api = useApi()
  const { data, isError, isFetching, refetch } = useQuery({
    ...accountDeletionQuery(api),
    enabled: checked && signedIn,
  })
  if (data) return null
  return (
    <Panel title={text('deletion_title')}>
      <p className="max-w-[640px] text-bone-1">{text('deletion_text')}</p>
      <div className="mt-5">
        {data === null && <Opener />}
        {data === undefined && !isError && <Skeleton className="h-12 w-44 rounded-button" />}
        {data === undefined && isError && (
          <div role="alert" className="flex flex-wrap items-center gap-4">
            <p className="text-bone-1">{text('deletion_load_failed')}</p>
            <Button kind="secondary" size={40} loading={isFetching} onClick={() => void refetch()}>
              {text('account_retry')}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  )
}

const Opener = () => {
  const text = useText()
  const [shown, setShown] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <>
      <Button
        kind="secondary"
        icon={<IconTrash aria-hidden="true" size={20} stroke={1.6} />}
        onClick={() => setShown('open')}
      >
        {text('deletion_open')}
      </Button>
      {shown !== 'never' && (
        <Suspense fallback={null}>
          <DeletionDialog open={shown === 'open'} onClose={() => setShown('closed')} />
        </Suspense>
      )}
    </>
  )
}
