import { changeWebhook, deleteWebhook, renewWebhookSecret, testWebhook } from '@pandrop/contract/staff/routes/webhooks'
import type { WebhookEvent } from '@pandrop/contract/staff/webhook-events'
import type { Webhook } from '@pandrop/contract/staff/webhooks'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { paths } from '../../paths.ts'
import { webhookTexts as texts } from '../../texts/webhooks.ts'
import { ActionBar } from '../../ui/ActionBar.tsx'
import { type OnceShown, ShownOnce } from '../../ui/ShownOnce.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { ChangeWebhook } from './WebhookForm.tsx'
import { webhooksChanged } from './webhookQueries.ts'

interface StepProps {
  webhook: Webhook
  onClose: () => void
}

type Step = 'change' | 'renew' | 'turn' | 'remove'

/** What can be done with a webhook; each step but the test asks once more. */
export const WebhookActions = ({ webhook }: Pick<StepProps, 'webhook'>) => {
  const [step, setStep] = useState<Step | null>(null)
  const [made, setMade] = useState<OnceShown | null>(null)
  const test = useCall(testWebhook, { failed: texts.testFailed, done: texts.tested, onDone: webhooksChanged })
  const { id, is_on: isOn } = webhook
  const onClose = (): void => setStep(null)
  return (
    <>
      <ActionBar label={texts.actions}>
        <StaffButton
          kind="primary"
          loading={test.running}
          disabledReason={isOn ? undefined : texts.offNoTest}
          onClick={() => void test.run({ params: { id }, body: {} })}
        >
          {texts.test}
        </StaffButton>
        <StaffButton onClick={() => setStep('change')}>{texts.change}</StaffButton>
        <StaffButton onClick={() => setStep('renew')}>{texts.renew}</StaffButton>
        <StaffButton onClick={() => setStep('turn')}>{isOn ? texts.turnOff : texts.turnOn}</StaffButton>
        <StaffButton kind="danger" onClick={() => setStep('remove')}>
          {texts.remove}
        </StaffButton>
      </ActionBar>
      {step === 'change' && <ChangeWebhook webhook={webhook} onClose={onClose} />}
      {step === 'renew' && <Renew webhook={webhook} onClose={onClose} onMade={setMade} />}
      {step === 'turn' && <Turn webhook={webhook} onClose={onClose} />}
      {step === 'remove' && <Remove webhook={webhook} onClose={onClose} />}
      {made && (
        <ShownOnce
          made={made}
          copyLabel={texts.secretCopy}
          doneLabel={texts.secretDone}
          onClose={() => setMade(null)}
        />
      )}
    </>
  )
}

const Renew = ({ webhook: { id, name }, onClose, onMade }: StepProps & { onMade: (made: OnceShown) => void }) => {
  const call = useCall(renewWebhookSecret, {
    failed: texts.renewFailed,
    quiet: true,
    onDone: ({ secret }) => {
      void webhooksChanged()
      onClose()
      onMade({ title: texts.secretTitle, text: texts.secretText(name), secret })
    },
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.renewTitle(name)}
      text={texts.renewText}
      submitLabel={texts.renew}
      busy={call.running}
      failure={call.failureText}
      onSubmit={() => void call.run({ params: { id }, body: {} })}
    />
  )
}

const Turn = ({ webhook: { id, name, url, events, is_on: isOn, waiting }, onClose }: StepProps) => {
  const call = useCall(changeWebhook, {
    failed: texts.turnFailed,
    quiet: true,
    done: isOn ? texts.turnedOff(name) : texts.turnedOn(name),
    onDone: async () => {
      await webhooksChanged()
      onClose()
    },
  })
  // What the server said of it a moment ago.
  const body = { name, url, events: events as WebhookEvent[], is_on: !isOn }
  return (
    <FormDialog
      open
      onClose={onClose}
      title={isOn ? texts.offTitle(name) : texts.onTitle(name)}
      text={isOn ? texts.offText : texts.onText(waiting)}
      submitLabel={isOn ? texts.turnOff : texts.turnOn}
      busy={call.running}
      failure={call.failureText}
      onSubmit={() => void call.run({ params: { id }, body })}
    />
  )
}

const Remove = ({ webhook: { id, name }, onClose }: StepProps) => {
  const navigate = useNavigate()
  const call = useCall(deleteWebhook, {
    failed: texts.removeFailed,
    quiet: true,
    done: texts.removed(name),
    onDone: async () => {
      await navigate({ to: paths.webhooks })
      await webhooksChanged()
    },
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.removeTitle(name)}
      text={texts.removeText}
      submitLabel={texts.remove}
      danger
      busy={call.running}
      failure={call.failureText}
      onSubmit={() => void call.run({ params: { id }, body: {} })}
    />
  )
}
