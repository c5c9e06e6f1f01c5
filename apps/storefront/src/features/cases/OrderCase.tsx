import { caseQuery, type OrderCases } from '@pandrop/api-client/case-queries'
import { type CaseState, isSolvedCase, waitsForShop } from '@pandrop/contract/lifecycle/case'
import { readCase, solveOwnCase } from '@pandrop/contract/routes/cases'
import { Button } from '@pandrop/ui/Button'
import { ErrorState } from '@pandrop/ui/ErrorState'
import { Panel } from '@pandrop/ui/Panel'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { dateOf } from '../../dates.ts'
import { useApi } from '../../hooks/useApi.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useProfile } from '../../hooks/useProfile.ts'
import { useText } from '../../hooks/useText.ts'
import { CaseForm } from './CaseForm.tsx'
import { CaseMessages, type OrderCaseEntry } from './CaseMessages.tsx'
import { useCaseDraft } from './useCaseDraft.ts'

interface OrderCaseProps {
  orderId: number
  /** titles of the order's lines, in their order */
  items: readonly string[]
}

/** Writing to the shop about an order, and what it has answered (docs/behaviour/orders.md#case). */
export const OrderCase = ({ orderId, items }: OrderCaseProps) => {
  const text = useText()
  const profile = useProfile()
  const { data, error, isFetching, refetch } = useQuery(caseQuery(useApi(), orderId))
  const [newest] = data?.cases ?? []
  return (
    <Panel
      title={text('case_title')}
      aside={newest && <StateBadge state={newest.state} />}
      className={newest ? undefined : 'print:hidden'}
    >
      {data && profile ? (
        <Conversations orderId={orderId} items={items} told={data} customer={profile.id} />
      ) : error ? (
        <ErrorState
          title={text('case_load_failed')}
          retryLabel={text('account_retry')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <div role="status" aria-label={text('case_loading')} className="flex flex-col gap-4">
          <Skeleton className="h-4 w-80 max-w-full" />
          <Skeleton className="h-12 w-48" />
        </div>
      )}
    </Panel>
  )
}

const StateBadge = ({ state }: { state: CaseState }) => {
  const text = useText()
  return <StatusBadge kind={isSolvedCase(state) ? 'success' : 'waiting'} label={text(`case_state_${state}`)} />
}

/** Says that what is shown was seen, once for each newest message. */
const useSeen = (entry: OrderCaseEntry | undefined): void => {
  const api = useApi()
  const newest = entry?.messages.findLast(({ is_new: isNew }) => isNew)?.id
  const caseId = entry?.id
  useEffect(() => {
    if (caseId === undefined || newest === undefined) return
    // Whoever does not hear of it marks them as new once more: nothing is lost.
    void api.send(readCase, { body: { case_id: caseId, message_id: newest } }).catch(() => undefined)
  }, [api, caseId, newest])
}

interface ConversationsProps extends OrderCaseProps {
  told: OrderCases
  customer: number
}

const Conversations = ({ orderId, items, told, customer }: ConversationsProps) => {
  const text = useText()
  const queryClient = useQueryClient()
  const { queryKey } = caseQuery(useApi(), orderId)
  const place = useRef<HTMLDivElement>(null)
  const typed = useCaseDraft(orderId, customer)
  const [writing, setWriting] = useState(typed.isBegun)
  const [newest, ...earlier] = told.cases
  useSeen(newest)
  // A mail leads here; its place was not there when the page came.
  useEffect(() => {
    if (window.location.hash === '#case') place.current?.scrollIntoView({ block: 'start' })
  }, [])
  const focusHere = () => place.current?.focus({ preventScroll: true })
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey })
    setWriting(false)
    focusHere()
  }
  const isOpen = newest !== undefined && !isSolvedCase(newest.state)
  const begins = { kinds: told.kinds, items }
  const form = { orderId, typed, onSent: refresh, onCancel: () => setWriting(false) }
  return (
    <div ref={place} id="case" tabIndex={-1} className="flex scroll-mt-40 flex-col gap-5 outline-none">
      {!newest && <p className="text-bone-1">{text('case_intro')}</p>}
      {told.answer_hours !== null && (!newest || waitsForShop(newest.state)) && (
        <p className="text-bone-1">{text('case_promise', { count: told.answer_hours })}</p>
      )}
      {earlier.toReversed().map((entry) => (
        <Entry key={entry.id} entry={entry} items={items} />
      ))}
      {newest && <Entry entry={newest} items={items} />}
      {isOpen ? (
        <>
          <CaseForm orderId={orderId} typed={typed} onSent={refresh} />
          <Solve caseId={newest.id} onSolved={refresh} />
        </>
      ) : writing ? (
        <Begun newest={newest} form={form} begins={begins} />
      ) : (
        <div>
          <Button kind="secondary" onClick={() => setWriting(true)}>
            {text(newest?.reopenable_until ? 'case_write_again' : newest ? 'case_another' : 'case_begin')}
          </Button>
        </div>
      )}
    </div>
  )
}

type Form = Omit<Parameters<typeof CaseForm>[0], 'begins' | 'reopens'>

interface BegunProps {
  newest: OrderCaseEntry | undefined
  form: Form
  begins: NonNullable<Parameters<typeof CaseForm>[0]['begins']>
}

/** What was solved is opened again by a word; something else is a conversation of its own. */
const Begun = ({ newest, form, begins }: BegunProps) => {
  const text = useText()
  const [isOther, setOther] = useState(false)
  if (!newest?.reopenable_until || isOther) return <CaseForm {...form} begins={begins} />
  return (
    <>
      <CaseForm {...form} reopens={newest.id} />
      <div>
        <Button kind="tertiary" size={40} onClick={() => setOther(true)}>
          {text('case_another')}
        </Button>
      </div>
    </>
  )
}

const Entry = ({ entry, items }: { entry: OrderCaseEntry; items: readonly string[] }) => {
  const text = useText()
  const { kind, lines, closes_at: closesAt, reopenable_until: reopenable } = entry
  const about = lines.map((line) => items[line - 1] ?? '').join('; ')
  return (
    <section aria-label={text(`case_kind_${kind}`)} className="flex flex-col gap-4">
      <Line>{text(`case_kind_${kind}`)}</Line>
      {about && <Line>{text('case_about', { items: about })}</Line>}
      <CaseMessages entry={entry} />
      {closesAt !== null && <Line>{text('case_closes', { date: dateOf(closesAt) })}</Line>}
      {reopenable !== null && <Line>{text('case_reopenable', { date: dateOf(reopenable) })}</Line>}
    </section>
  )
}

const Line = ({ children }: { children: ReactNode }) => <p className="type-meta break-words text-bone-2">{children}</p>

const Solve = ({ caseId, onSolved }: { caseId: number; onSolved: () => void }) => {
  const text = useText()
  const call = useCall(solveOwnCase, { failed: 'case_solve_failed', onDone: onSolved })
  return (
    <div>
      <Button
        kind="tertiary"
        size={40}
        loading={call.running}
        onClick={() => void call.run({ body: { case_id: caseId } })}
      >
        {text('case_solve')}
      </Button>
    </div>
  )
}
