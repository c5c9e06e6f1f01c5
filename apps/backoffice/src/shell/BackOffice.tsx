import { ErrorState } from '@pandrop/ui/ErrorState'
import { SkipLink } from '@pandrop/ui/SkipLink'
import { Spinner } from '@pandrop/ui/Spinner'
import { useQuery } from '@tanstack/react-query'
import { Outlet, useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { notify } from '../hooks/notifications.ts'
import { type Queue, type QueueCounts, useQueueCounts } from '../hooks/useStaffCounts.ts'
import { staffSessionQuery } from '../hooks/useStaffSession.ts'
import { concludeProof, isProofAsked, onProofAsked } from '../proof.ts'
import { notificationTexts } from '../texts/notifications.ts'
import { shellTexts } from '../texts/shell.ts'
import { proofTexts, signInTexts } from '../texts/staff.ts'
import { shopEntries, workEntries } from './navigation.ts'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'

const SignInPage = lazy(async () => ({ default: (await import('../pages/SignInPage.tsx')).SignInPage }))

const ProofPage = lazy(async () => ({ default: (await import('../pages/ProofPage.tsx')).ProofPage }))

/**
 * The frame of every page. Nobody signed in: the sign-in stands alone. A session that ends while somebody works is
 * asked for over their page, which stays as it is, so that nothing typed is lost.
 */
export const BackOffice = () => {
  const { data: session, isPending, isError, isFetching, refetch } = useQuery(staffSessionQuery)
  const proofAsked = useSyncExternalStore(onProofAsked, isProofAsked)
  const open = session?.stage === 'open' ? session.staff : null
  const [worker, setWorker] = useState<number | null>(null)

  useEffect(() => {
    if (!open) return
    // What somebody else typed and read is not for the next person.
    if (worker !== null && worker !== open.id) window.location.reload()
    setWorker(open.id)
  }, [open, worker])

  if (isPending) return <Waiting />
  if (isError && session === undefined)
    return (
      <main className="grid min-h-dvh place-items-center p-4">
        <ErrorState
          title={shellTexts.sessionFailed}
          text={shellTexts.sessionFailedText}
          retryLabel={shellTexts.retry}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </main>
    )
  if (!open && worker === null)
    return (
      <Suspense fallback={<Waiting />}>
        <SignInPage session={session ?? null} />
      </Suspense>
    )
  return (
    <>
      <SkipLink target="page">{shellTexts.skip}</SkipLink>
      <div className="roomy:grid roomy:grid-cols-[228px_minmax(0,1fr)]">
        <Sidebar className="tight:hidden" />
        <TopBar className="roomy:hidden" />
        <Notifications />
        <main id="page" tabIndex={-1} className="min-w-0 px-(--gutter) pb-12 outline-none">
          <Suspense fallback={<Waiting />}>
            <Outlet />
          </Suspense>
        </main>
      </div>
      {open && session && proofAsked && (
        <SignInCover label={proofTexts.title} onCancel={() => concludeProof(false)}>
          <Suspense fallback={<Waiting />}>
            <ProofPage factors={session.factors} onEnd={concludeProof} />
          </Suspense>
        </SignInCover>
      )}
      {!open && (
        <SignInCover>
          <Suspense fallback={<Waiting />}>
            <SignInPage session={session ?? null} covering />
          </Suspense>
        </SignInCover>
      )}
    </>
  )
}

const queueEntries = workEntries.concat(shopEntries)

/** Tells of whatever waits in a queue more than before, to somebody who looks elsewhere. */
const Notifications = () => {
  const counts = useQueueCounts()
  const known = useRef<QueueCounts | undefined>(undefined)
  const navigate = useNavigate()
  useEffect(() => {
    const before = known.current
    known.current = counts
    if (!before || !counts) return
    for (const queue of Object.keys(counts) as Queue[]) {
      const { count } = counts[queue]
      const added = count - before[queue].count
      if (added <= 0) continue
      const to = queueEntries.find((entry) => entry.queue === queue)?.to
      notify({
        tag: queue,
        title: notificationTexts.new[queue](added),
        text: shellTexts.waiting(count),
        onOpen: () => void navigate({ to }),
      })
    }
  }, [counts, navigate])
  return null
}

const Waiting = () => (
  <div className="grid min-h-[60dvh] place-items-center">
    <Spinner label={shellTexts.loading} />
  </div>
)

interface SignInCoverProps {
  label?: string
  /** what Escape does; nothing where it is left out: it must not lead back to a page that nobody is signed in to */
  onCancel?: () => void
  children: ReactNode
}

/** Covers page and dialogs alike: the browser makes everything below its own modal dialog inert. */
const SignInCover = ({ label = signInTexts.endedTitle, onCancel, children }: SignInCoverProps) => {
  const cover = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = cover.current
    if (dialog && !dialog.open) dialog.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={cover}
      aria-label={label}
      data-above-dialogs=""
      onCancel={(event) => {
        event.preventDefault()
        onCancel?.()
      }}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto bg-ink-0/95 text-bone-0
        backdrop:bg-transparent"
    >
      {children}
    </dialog>
  )
}
