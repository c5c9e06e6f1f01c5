import { accountDeletionQuery, deletionHindrancesQuery } from '@pandrop/api-client/account-deletion-queries'
import type { DeletionHindrance } from '@pandrop/contract/account-deletion'
import { askAccountDeletion } from '@pandrop/contract/routes/security'
import { Button } from '@pandrop/ui/Button'
import { Dialog } from '@pandrop/ui/Dialog'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { useApi } from '../../hooks/useApi.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useFailureText } from '../../hooks/useFailureText.ts'
import { useSettings } from '../../hooks/useSettings.ts'
import { useText } from '../../hooks/useText.ts'
import { paths } from '../../paths.ts'

interface DeletionDialogProps {
  open: boolean
  onClose: () => void
}

/** Where something can be ended; what we decide is asked about by mail. */
const placeOf = (hindrance: DeletionHindrance, support: string): string => {
  if (hindrance === 'balance') return paths.products()
  if (hindrance === 'offers' || hindrance === 'payouts') return paths.offers()
  if (hindrance === 'orders' || hindrance === 'refunds') return paths.account('orders')
  if (hindrance === 'payments') return paths.account('transactions')
  return hindrance === 'deals' ? paths.account('deals') : `mailto:${support}`
}

const Hindrances = ({ hindrances }: { hindrances: readonly DeletionHindrance[] }) => {
  const text = useText()
  const { support_email: support } = useSettings()
  return (
    <>
      <p>{text('deletion_hindered')}</p>
      <ul className="flex list-disc flex-col gap-2 pl-5">
        {hindrances.map((hindrance) => (
          <li key={hindrance}>
            <a href={placeOf(hindrance, support)} className="text-link underline">
              {text(`deletion_hindrance_${hindrance}`)}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

const parts = [
  ['deletion_goes_title', 'deletion_goes'],
  ['deletion_stays_title', 'deletion_stays'],
  ['deletion_days_title', 'deletion_days'],
] as const

const Consequences = () => {
  const text = useText()
  return parts.map(([title, said]) => (
    <section key={title}>
      <h3 className="font-[640] text-bone-0">{text(title)}</h3>
      <p className="mt-1">{text(said)}</p>
    </section>
  ))
}

/** What goes, what the law keeps, and what has to end before; then the button that has the account deleted. */
export const DeletionDialog = ({ open, onClose }: DeletionDialogProps) => {
  const text = useText()
  const api = useApi()
  const failureText = useFailureText()
  const queryClient = useQueryClient()
  const body = useRef<HTMLDivElement>(null)
  const { data, isError, isFetching, refetch } = useQuery({ ...deletionHindrancesQuery(api), enabled: open })
  const { run, running, failure, forget } = useCall(askAccountDeletion, {
    failed: 'deletion_ask_failed',
    quiet: true,
    onDone: ({ payload }) => {
      onClose()
      queryClient.setQueryData(accountDeletionQuery(api).queryKey, payload)
      window.scrollTo({ top: 0 })
    },
    // Something has begun since this was opened, and is named now.
    onFailure: ({ code }) => void (code === 'account_not_settled' && refetch()),
  })
  const leave = () => {
    onClose()
    forget()
  }
  const isFree = data?.length === 0
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && leave()}
      title={text('deletion_question')}
      closeLabel={text('deletion_close')}
      // Not the button: whoever presses Enter twice has not read it.
      initialFocus={body}
      action={
        <>
          <FormAlert text={failure ? failureText(failure, 'deletion_ask_failed') : undefined} />
          {isFree && (
            <Button wide loading={running} onClick={() => void run({ body: {} })}>
              {text('deletion_confirm')}
            </Button>
          )}
          <Button kind="tertiary" wide disabled={running} onClick={leave}>
            {text('deletion_not_now')}
          </Button>
        </>
      }
    >
      <div ref={body} tabIndex={-1} className="flex flex-col gap-4 text-bone-1 outline-none">
        {data && !isFree && <Hindrances hindrances={data} />}
        {isFree && <Consequences />}
        {!data && !isError && <Skeleton className="h-40 rounded-input" />}
        {!data && isError && (
          <div role="alert" className="flex flex-col items-start gap-4">
            <p>{text('deletion_check_failed')}</p>
            <Button kind="secondary" size={40} loading={isFetching} onClick={() => void refetch()}>
              {text('account_retry')}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
