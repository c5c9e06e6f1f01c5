import type { PackState, StaffPack } from '@pandrop/contract/staff/packs'
import { stopPack } from '@pandrop/contract/staff/routes/packs'
import { buttonClass } from '@pandrop/ui/Button'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useCall } from '../../hooks/useCall.ts'
import { paths } from '../../paths.ts'
import { packTexts as texts } from '../../texts/packs.ts'
import { ActionBar } from '../../ui/ActionBar.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { packsChanged } from './packQueries.ts'

interface PackProps {
  pack: StaffPack
}

const canStop = (state: PackState): boolean => ['planned', 'offered', 'waiting'].includes(state)

/** What can be done with a pack: it is stopped, or another one is made of the same items. */
export const PackActions = ({ pack }: PackProps) => {
  const [stopping, setStopping] = useState(false)
  return (
    <>
      <ActionBar label={texts.actions}>
        <Link
          to={paths.newPack}
          search={{ items: pack.items.map(({ id }) => id).join(',') } as never}
          className={buttonClass({ size: 40, kind: 'secondary' })}
        >
          {texts.again}
        </Link>
        {canStop(pack.state) && (
          <StaffButton kind="danger" onClick={() => setStopping(true)}>
            {texts.stop}
          </StaffButton>
        )}
      </ActionBar>
      {stopping && <StopDialog pack={pack} onClose={() => setStopping(false)} />}
    </>
  )
}

const StopDialog = ({ pack: { id, name }, onClose }: PackProps & { onClose: () => void }) => {
  const call = useCall(stopPack, {
    failed: texts.stopFailed,
    quiet: true,
    done: texts.stopped(name),
    onDone: async () => {
      await packsChanged()
      onClose()
    },
    onFailure: () => void packsChanged(),
  })
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.stopTitle(name)}
      text={texts.stopText}
      submitLabel={texts.stopButton}
      danger
      busy={call.running}
      failure={call.failureText}
      onSubmit={() => void call.run({ params: { id }, body: {} })}
    />
  )
}
