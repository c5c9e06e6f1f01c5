import type { Webhook } from '@pandrop/contract/staff/webhooks'
import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { webhookTexts } from '../../texts/webhooks.ts'

const behindMilliseconds = 5 * 60_000

const isBehind = ({ waiting_since: since }: Webhook): boolean =>
  since !== null && Date.now() - Date.parse(since) > behindMilliseconds

/** Whether a webhook is told of what happens, and whether it takes it. */
export const WebhookBadge = ({ webhook }: { webhook: Webhook }) => {
  const { states } = webhookTexts
  if (webhook.gave_up_at) return <StatusBadge kind="error" label={states.gave_up} />
  if (!webhook.is_on) return <StatusBadge kind="waiting" label={states.off} />
  if (isBehind(webhook)) return <StatusBadge kind="waiting" label={states.behind} />
  return <StatusBadge kind="success" label={states.on} />
}
