import { isAhead, isPlanned } from '@pandrop/contract/lifecycle/campaign'
import type { Campaign } from '@pandrop/contract/staff/campaigns'
import { stopCampaign } from '@pandrop/contract/staff/routes/campaigns'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { campaignTexts as texts } from '../../texts/campaigns.ts'
import { ActionBar } from '../../ui/ActionBar.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { campaignsChanged } from './campaignQueries.ts'

interface CampaignProps {
  campaign: Campaign
}

/** What can be done with a campaign: one that is over is what it was. */
export const CampaignActions = ({ campaign }: CampaignProps) => {
  const [isAsking, setAsking] = useState(false)
  if (!isAhead(campaign.state) && !isAsking) return null
  return (
    <>
      <ActionBar label={texts.actions}>
        <StaffButton kind="danger" onClick={() => setAsking(true)}>
          {texts.stop}
        </StaffButton>
      </ActionBar>
      {isAsking && <StopCampaign campaign={campaign} onClose={() => setAsking(false)} />}
    </>
  )
}

const StopCampaign = ({ campaign: { id, name, state }, onClose }: CampaignProps & { onClose: () => void }) => {
  const call = useCall(stopCampaign, {
    failed: texts.stopFailed,
    quiet: true,
    done: texts.stopped(name),
    onDone: async () => {
      await campaignsChanged()
      onClose()
    },
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.stopTitle(name)}
      text={isPlanned(state) ? texts.stopPlannedText : texts.stopText}
      submitLabel={texts.stopButton}
      danger
      busy={call.running}
      failure={call.failureText}
      onSubmit={() => void call.run({ params: { id }, body: {} })}
    />
  )
}
