import {
  type WebhookEvent,
  type WebhookSubject,
  webhookEvents,
  webhookEventsOf,
} from '@pandrop/contract/staff/webhook-events'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { FormAlert } from '../../forms/FormAlert.tsx'
import { webhookTexts as texts } from '../../texts/webhooks.ts'

interface EventChoiceProps {
  chosen: readonly string[]
  error: string | undefined
  onChange: (chosen: WebhookEvent[]) => void
}

const subjects = Object.keys(webhookEventsOf) as WebhookSubject[]

const eventsOf = (subject: WebhookSubject): WebhookEvent[] =>
  webhookEvents.filter((event) => event.startsWith(`${subject}.`))

/** What a webhook is told of: everything, or one by one. */
export const EventChoice = ({ chosen, error, onChange }: EventChoiceProps) => {
  const put = (events: readonly WebhookEvent[], isChosen: boolean): void =>
    onChange(webhookEvents.filter((event) => (events.includes(event) ? isChosen : chosen.includes(event))))
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 type-label text-bone-1">{texts.chooseEvents}</legend>
      <CheckboxField
        label={texts.all}
        checked={chosen.length === webhookEvents.length}
        onChange={({ target }) => put(webhookEvents, target.checked)}
      />
      <FormAlert text={error} />
      <div className="mt-2 columns-2 gap-x-6 compact:columns-1">
        {subjects.map((subject) => (
          <fieldset key={subject} className="mb-3 min-w-0 break-inside-avoid">
            <legend className="type-meta text-bone-2">{texts.subjects[subject]}</legend>
            {eventsOf(subject).map((event) => (
              <CheckboxField
                key={event}
                label={<span className="type-mono text-[13px]/5">{event}</span>}
                checked={chosen.includes(event)}
                onChange={({ target }) => put([event], target.checked)}
              />
            ))}
          </fieldset>
        ))}
      </div>
    </fieldset>
  )
}
