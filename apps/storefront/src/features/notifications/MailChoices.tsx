import { mailChoicesQuery } from '@pandrop/api-client/notification-queries'
import type { MailChoices as Choices, StoppableKind } from '@pandrop/contract/notifications'
import { chooseMails } from '@pandrop/contract/routes/security'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { ErrorState } from '@pandrop/ui/ErrorState'
import { Panel } from '@pandrop/ui/Panel'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../hooks/useApi.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useText } from '../../hooks/useText.ts'

/** Which kinds come by mail as well (docs/behaviour/accounts.md#mails-stopped). */
export const MailChoices = () => {
  const text = useText()
  const reading = useQuery(mailChoicesQuery(useApi()))
  return (
    <Panel title={text('mail_choices_title')}>
      <p className="max-w-[640px] text-bone-1">{text('mail_choices_text')}</p>
      <div className="mt-4">
        {reading.data && <Boxes choices={reading.data} />}
        {!reading.data && !reading.isError && <Skeleton className="h-[240px] w-64 rounded-input" />}
        {!reading.data && reading.isError && (
          <ErrorState
            title={text('mail_choices_load_failed')}
            retryLabel={text('account_retry')}
            onRetry={() => void reading.refetch()}
            retrying={reading.isFetching}
          />
        )}
      </div>
    </Panel>
  )
}

const Boxes = ({ choices }: { choices: Choices }) => {
  const text = useText()
  const queryClient = useQueryClient()
  const { queryKey } = mailChoicesQuery(useApi())
  const keep = (payload: Choices) => queryClient.setQueryData(queryKey, payload)
  const choosing = useCall(chooseMails, {
    failed: 'mail_choices_failed',
    onDone: ({ payload }) => keep(payload),
    // The box shows again what is true.
    onFailure: () => void queryClient.invalidateQueries({ queryKey }),
  })
  const choose = (kind: StoppableKind, mailed: boolean) => {
    keep(choices.map((choice) => (choice.kind === kind ? { kind, mailed } : choice)))
    void choosing.run({ body: { kind, mailed } })
  }
  return (
    <ul aria-label={text('mail_choices_title')}>
      {choices.map(({ kind, mailed }) => (
        <li key={kind}>
          <CheckboxField
            label={text(`notifications_kind_${kind}`)}
            checked={mailed}
            aria-disabled={choosing.running}
            onChange={({ target }) => !choosing.running && choose(kind, target.checked)}
          />
        </li>
      ))}
    </ul>
  )
}
