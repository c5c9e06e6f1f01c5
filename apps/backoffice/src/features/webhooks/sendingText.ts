import type { WebhookDelivery } from '@pandrop/contract/staff/webhooks'
import { webhookTexts } from '../../texts/webhooks.ts'

/** How a sending ended, in words. */
export const sendingText = ({ status, failure, milliseconds }: NonNullable<WebhookDelivery['last']>): string =>
  failure ? webhookTexts.failures[failure] : webhookTexts.status(status ?? 0, milliseconds)
