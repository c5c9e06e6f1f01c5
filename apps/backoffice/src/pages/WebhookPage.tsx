import { asFailure } from '@pandrop/api-client/errors'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { WebhookBadge } from '../features/webhooks/WebhookBadge.tsx'
import { WebhookView } from '../features/webhooks/WebhookView.tsx'
import { webhookQuery } from '../features/webhooks/webhookQueries.ts'
import { paths } from '../paths.ts'
import { Page } from '../shell/Page.tsx'
import { pageNames } from '../texts/shell.ts'
import { webhookTexts as texts } from '../texts/webhooks.ts'
import { LoadFailed } from '../ui/LoadFailed.tsx'

const trail = [{ name: pageNames.programs, to: paths.webhooks }]

/** One address that is told of what happens, and what it was sent. */
export const WebhookPage = () => {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const { data: webhook, error, isFetching, refetch } = useQuery(webhookQuery(id))
  if (webhook)
    return (
      <Page title={webhook.name} trail={trail} mark={<WebhookBadge webhook={webhook} />}>
        <WebhookView webhook={webhook} />
      </Page>
    )
  // An id that is none is refused by the call's contract.
  const isMissing = ['webhook_not_found', 'invalid_input'].includes(asFailure(error).code ?? '')
  return (
    <Page title={pageNames.webhook} trail={trail}>
      {!error && (
        <div role="status" aria-label={texts.loading} className="grid grid-cols-2 gap-3 tight:grid-cols-1">
          <Skeleton className="h-64 rounded-large" />
          <Skeleton className="h-64 rounded-large" />
        </div>
      )}
      {error && isMissing && (
        <EmptyState
          title={texts.missing}
          text={texts.missingText}
          action={<Link to={paths.webhooks}>{texts.back}</Link>}
        />
      )}
      {error && !isMissing && (
        <LoadFailed title={texts.failed} error={error} isFetching={isFetching} refetch={refetch} />
      )}
    </Page>
  )
}
