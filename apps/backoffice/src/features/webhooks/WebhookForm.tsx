import { changeWebhook, createWebhook } from '@pandrop/contract/staff/routes/webhooks'
import type { WebhookEvent } from '@pandrop/contract/staff/webhook-events'
import { type Webhook, webhookNameMax, webhookUrlMax } from '@pandrop/contract/staff/webhooks'
import { TextField } from '@pandrop/ui/TextField'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { webhookTexts as texts } from '../../texts/webhooks.ts'
import type { OnceShown } from '../../ui/ShownOnce.tsx'
import { EventChoice } from './EventChoice.tsx'
import { webhooksChanged } from './webhookQueries.ts'

interface Typed {
  name: string
  url: string
  events: readonly string[]
}

interface FieldsProps {
  title: string
  text?: string
  submit: string
  begin: Typed
  call: { running: boolean; failureText: string | undefined; fieldErrors: Record<string, string> }
  onClose: () => void
  onSubmit: (typed: Typed) => void
}

const Fields = ({ title, text, submit, begin, call, onClose, onSubmit }: FieldsProps) => {
  const [typed, setTyped] = useState(begin)
  const [tried, setTried] = useState(false)
  const { fieldErrors: errors } = call
  const name = typed.name.trim()
  const url = typed.url.trim()
  const isAddress = URL.canParse(url)
  const send = (): void => {
    setTried(true)
    if (name && isAddress && typed.events.length > 0) onSubmit({ name, url, events: typed.events })
  }
  return (
    <FormDialog
      open
      wide
      onClose={onClose}
      title={title}
      text={text}
      submitLabel={submit}
      busy={call.running}
      failure={Object.keys(errors).length > 0 ? undefined : call.failureText}
      onSubmit={send}
    >
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        autoComplete="off"
        maxLength={webhookNameMax}
        error={tried && !name ? texts.nameMissing : errors.name}
        value={typed.name}
        onChange={({ target }) => setTyped({ ...typed, name: target.value })}
      />
      <TextField
        label={texts.url}
        hint={texts.urlHint}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={webhookUrlMax}
        error={tried && !isAddress ? texts.urlMissing : errors.url}
        value={typed.url}
        onChange={({ target }) => setTyped({ ...typed, url: target.value })}
      />
      <EventChoice
        chosen={typed.events}
        error={tried && typed.events.length === 0 ? texts.eventsMissing : errors.events}
        onChange={(events) => setTyped({ ...typed, events })}
      />
    </FormDialog>
  )
}

// What the browser chose from the contract's list; the server looks again.
const wireOf = ({ name, url, events }: Typed) => ({ name, url, events: events as WebhookEvent[] })

interface AddWebhookProps {
  onClose: () => void
  onAdded: (made: OnceShown) => void
}

/** Asks for a new webhook's name, address and events. */
export const AddWebhook = ({ onClose, onAdded }: AddWebhookProps) => {
  const call = useCall(createWebhook, {
    failed: texts.createFailed,
    quiet: true,
    onDone: ({ endpoint: { name }, secret }) => {
      void webhooksChanged()
      onAdded({ title: texts.secretTitle, text: texts.secretText(name), secret })
    },
  })
  return (
    <Fields
      title={texts.createTitle}
      text={texts.createText}
      submit={texts.create}
      begin={{ name: '', url: '', events: [] }}
      call={call}
      onClose={onClose}
      onSubmit={(typed) => void call.run({ body: wireOf(typed) })}
    />
  )
}

/** The same of one that is there. */
export const ChangeWebhook = ({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) => {
  const call = useCall(changeWebhook, {
    failed: texts.saveFailed,
    quiet: true,
    done: ({ endpoint }) => texts.saved(endpoint.name),
    onDone: async () => {
      await webhooksChanged()
      onClose()
    },
  })
  const { id, is_on: isOn } = webhook
  return (
    <Fields
      title={texts.changeTitle(webhook.name)}
      submit={texts.save}
      begin={webhook}
      call={call}
      onClose={onClose}
      onSubmit={(typed) => void call.run({ params: { id }, body: { ...wireOf(typed), is_on: isOn } })}
    />
  )
}
