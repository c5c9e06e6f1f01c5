import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { AddWebhook } from '../features/webhooks/WebhookForm.tsx'
import { WebhookList } from '../features/webhooks/WebhookList.tsx'
import { Page } from '../shell/Page.tsx'
import { ProgramViews } from '../shell/ProgramViews.tsx'
import { pageNames } from '../texts/shell.ts'
import { webhookTexts } from '../texts/webhooks.ts'
import { type OnceShown, ShownOnce } from '../ui/ShownOnce.tsx'
import { StaffButton } from '../ui/StaffButton.tsx'

/** Addresses that are told of what happens in the shop. */
export const WebhooksPage = () => {
  const [adding, setAdding] = useState(false)
  const [made, setMade] = useState<OnceShown | null>(null)
  return (
    <Page
      title={pageNames.programs}
      actions={
        <StaffButton
          kind="primary"
          icon={<IconPlus aria-hidden="true" size={18} stroke={1.75} />}
          onClick={() => setAdding(true)}
        >
          {webhookTexts.add}
        </StaffButton>
      }
    >
      <ProgramViews />
      <WebhookList />
      {adding && (
        <AddWebhook
          onClose={() => setAdding(false)}
          onAdded={(next) => {
            setAdding(false)
            setMade(next)
          }}
        />
      )}
      {made && (
        <ShownOnce
          made={made}
          copyLabel={webhookTexts.secretCopy}
          doneLabel={webhookTexts.secretDone}
          onClose={() => setMade(null)}
        />
      )}
    </Page>
  )
}
