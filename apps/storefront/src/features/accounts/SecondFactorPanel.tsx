import { secondFactorQuery } from '@pandrop/api-client/second-factor-queries'
import type { SecondFactor } from '@pandrop/contract/second-factor'
import { Button } from '@pandrop/ui/Button'
import { Panel } from '@pandrop/ui/Panel'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { IconArrowLeft, IconShieldLock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, type RefObject, Suspense, useRef, useState } from 'react'
import { forgetFactorBack, readFactorBack } from '../../forms/factorBack.ts'
import { useApi } from '../../hooks/useApi.ts'
import { useCurrentPath } from '../../hooks/useCurrentPath.ts'
import { useGo } from '../../hooks/useGo.ts'
import { useSession } from '../../hooks/useSession.ts'
import { useText } from '../../hooks/useText.ts'
import { PanelFailed } from './PanelFailed.tsx'
import { type FactorDialogName, SecondFactorRows } from './SecondFactorRows.tsx'
import { setUpFactorId } from './setUpFactor.ts'

const dialogs = {
  set_up: lazy(async () => ({ default: (await import('./SetUpFactorDialog.tsx')).SetUpFactorDialog })),
  renew: lazy(async () => ({ default: (await import('./ProveFactorDialog.tsx')).RenewCodesDialog })),
  end: lazy(async () => ({ default: (await import('./ProveFactorDialog.tsx')).EndFactorDialog })),
}

/** A code beside the password: whether one is asked for, and setting it up. */
export const SecondFactorPanel = () => {
  const text = useText()
  const { verified } = useSession()
  return <Panel title={text('factor_title')}>{verified ? <Factor /> : <FactorSkeleton />}</Panel>
}

const FactorSkeleton = () => (
  <div className="flex flex-col gap-5">
    <Skeleton className="h-11 w-full max-w-[640px]" />
    <Skeleton className="h-12 w-36 rounded-button" />
  </div>
)

const Factor = () => {
  const text = useText()
  const reading = useQuery(secondFactorQuery(useApi()))
  if (reading.data) return <Known factor={reading.data} />
  if (!reading.isError) return <FactorSkeleton />
  return <PanelFailed text={text('factor_load_failed')} reading={reading} />
}

/** Stands above on and off, so that a dialog stays while the one becomes the other. */
const Known = ({ factor }: { factor: SecondFactor }) => {
  // Each opening is a dialog of its own: nothing typed before, and no code shown before, comes back.
  const [opening, setOpening] = useState(0)
  const [open, setOpen] = useState(false)
  const [name, setName] = useState<FactorDialogName>('set_up')
  const pressed = useRef<HTMLElement>(null)
  const mainButton = useRef<HTMLButtonElement>(null)
  const openDialog = (next: FactorDialogName, button: HTMLElement) => {
    pressed.current = button
    setName(next)
    setOpening(opening + 1)
    setOpen(true)
  }
  const Dialog = dialogs[name]
  return (
    <>
      {factor.on || factor.passkeys > 0 ? (
        <>
          <FactorBack />
          <SecondFactorRows factor={factor} mainButton={mainButton} onOpen={openDialog} />
        </>
      ) : (
        <Off mainButton={mainButton} onOpen={openDialog} />
      )}
      {opening > 0 && (
        <Suspense>
          <Dialog
            key={opening}
            open={open}
            onClose={() => setOpen(false)}
            finalFocus={() => (pressed.current?.isConnected ? pressed.current : mainButton.current)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The way back for whoever was sent here to set up a second factor first. */
const FactorBack = () => {
  const text = useText()
  const go = useGo()
  const here = useCurrentPath()
  const [back] = useState(readFactorBack)
  if (back === null || back === here) return null
  const leave = () => {
    forgetFactorBack()
    go(back)
  }
  return (
    <Button
      kind="secondary"
      className="mb-5"
      icon={<IconArrowLeft aria-hidden="true" size={20} stroke={1.6} />}
      onClick={leave}
    >
      {text('factor_needed_back')}
    </Button>
  )
}

interface OffProps {
  mainButton: RefObject<HTMLButtonElement | null>
  onOpen: (name: FactorDialogName, button: HTMLElement) => void
}

const Off = ({ mainButton, onOpen }: OffProps) => {
  const text = useText()
  return (
    <>
      <p className="mb-5 max-w-[640px] text-bone-1">{text('factor_why')}</p>
      <Button
        ref={mainButton}
        id={setUpFactorId}
        kind="secondary"
        icon={<IconShieldLock aria-hidden="true" size={20} stroke={1.6} />}
        onClick={(event) => onOpen('set_up', event.currentTarget)}
      >
        {text('factor_set_up')}
      </Button>
    </>
  )
}
