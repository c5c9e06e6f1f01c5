import { webhookEvents } from '@pandrop/contract/staff/webhook-events'
import type { Webhook } from '@pandrop/contract/staff/webhooks'
import { showMoment } from '../../format.ts'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { webhookTexts as texts } from '../../texts/webhooks.ts'
import { CopyText } from '../../ui/CopyText.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Section } from '../../ui/Section.tsx'
import { DeliveryList } from './DeliveryList.tsx'
import { WebhookActions } from './WebhookActions.tsx'

/** One webhook: how it stands, what can be done, how its receiver checks what it gets, and what it was sent. */
export const WebhookView = ({ webhook }: { webhook: Webhook }) => (
  <>
    <WebhookActions webhook={webhook} />
    <FormAlert text={webhook.gave_up_at ? texts.gaveUp(showMoment(webhook.gave_up_at)) : undefined} />
    <div className="grid grid-cols-2 items-start gap-3 tight:grid-cols-1">
      <Section title={texts.facts}>
        <Facts
          facts={[
            { term: texts.url, value: <CopyText text={webhook.url} label={texts.copyUrl} /> },
            { term: texts.created, value: showMoment(webhook.created_at), mono: true },
            { term: texts.waiting, value: waitingText(webhook) },
            {
              term: texts.columns.delivered,
              value: webhook.delivered_at ? showMoment(webhook.delivered_at) : texts.never,
              mono: webhook.delivered_at !== null,
            },
            {
              term: texts.oldSecret,
              value: isStill(webhook.old_secret_until) ? showMoment(webhook.old_secret_until ?? '') : null,
              mono: true,
            },
          ]}
        />
        <h3 className="mt-4 mb-2 type-label text-bone-2">{texts.chooseEvents}</h3>
        <ul className="flex flex-wrap gap-1.5">
          {toldOf(webhook).map((event) => (
            <li key={event} className="rounded-badge bg-ink-2 px-2 py-0.5 type-mono text-[12.5px]/5">
              {event}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={texts.check}>
        <p className="text-bone-1">{texts.checkText}</p>
        <p className="mt-3">
          <a href="/api/staff/docs" target="_blank" rel="noopener" className="text-link">
            {texts.checkLink}
          </a>
        </p>
      </Section>
    </div>
    <DeliveryList webhookId={webhook.id} />
  </>
)

/** One by one, unless it is everything. */
const toldOf = ({ events }: Webhook): readonly string[] =>
  events.length === webhookEvents.length ? [texts.all] : events

const isStill = (moment: string | null): boolean => moment !== null && Date.parse(moment) > Date.now()

const waitingText = ({ waiting, waiting_since: since }: Webhook): string =>
  since === null ? texts.nothingWaits : texts.waitingSince(waiting, showMoment(since))
