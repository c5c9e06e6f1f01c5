import { personalExportQuery } from '@pandrop/api-client/personal-data-queries'
import type { PersonalExport } from '@pandrop/contract/personal-data'
import { Button } from '@pandrop/ui/Button'
import { Panel } from '@pandrop/ui/Panel'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { IconDownload, IconFileExport } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { useApi } from '../../hooks/useApi.ts'
import { useSession } from '../../hooks/useSession.ts'
import { useText } from '../../hooks/useText.ts'
import { PanelFailed } from './PanelFailed.tsx'
import { PersonalDataState } from './PersonalDataState.tsx'

const dialogs = {
  ask: lazy(async () => ({ default: (await import('./PersonalDataDialog.tsx')).AskDataDialog })),
  fetch: lazy(async () => ({ default: (await import('./PersonalDataDialog.tsx')).FetchDataDialog })),
}

/** A copy of everything that the shop keeps of the customer (docs/behaviour/accounts.md#export-screen). */
export const PersonalDataPanel = () => {
  const text = useText()
  const { checked, signedIn } = useSession()
  return (
    <Panel title={text('data_title')}>
      <p className="max-w-[640px] text-bone-1">{text('data_text')}</p>
      <div className="mt-5">{checked && signedIn ? <Copy /> : <CopySkeleton />}</div>
    </Panel>
  )
}

const CopySkeleton = () => <Skeleton className="h-12 w-44 rounded-button" />

const Copy = () => {
  const text = useText()
  const reading = useQuery(personalExportQuery(useApi()))
  if (reading.data !== undefined) return <Known copy={reading.data} />
  if (!reading.isError) return <CopySkeleton />
  return <PanelFailed text={text('data_load_failed')} reading={reading} />
}

/** Stands above all states, so that a dialog stays while the one becomes the other. */
const Known = ({ copy }: { copy: PersonalExport | null }) => {
  const text = useText()
  // Each opening is a form of its own: no password typed before comes back.
  const [opening, setOpening] = useState(0)
  const [open, setOpen] = useState(false)
  const [name, setName] = useState<keyof typeof dialogs>('ask')
  const pressed = useRef<HTMLElement>(null)
  const state = useRef<HTMLDivElement>(null)
  const openDialog = (next: keyof typeof dialogs, button: HTMLElement) => {
    pressed.current = button
    setName(next)
    setOpening(opening + 1)
    setOpen(true)
  }
  const Dialog = dialogs[name]
  return (
    <>
      {copy && (
        <PersonalDataState copy={copy} place={state}>
          {copy.state === 'ready' && (
            <Button
              size={40}
              icon={<IconDownload aria-hidden="true" size={20} stroke={1.6} />}
              onClick={(event) => openDialog('fetch', event.currentTarget)}
            >
              {text('data_fetch')}
            </Button>
          )}
        </PersonalDataState>
      )}
      {(copy === null || copy.ended_at !== null) && (
        <Button
          kind="secondary"
          className={copy ? 'mt-5' : undefined}
          icon={<IconFileExport aria-hidden="true" size={20} stroke={1.6} />}
          onClick={(event) => openDialog('ask', event.currentTarget)}
        >
          {text(copy ? 'data_ask_new' : 'data_ask')}
        </Button>
      )}
      {opening > 0 && (
        <Suspense>
          <Dialog
            key={opening}
            open={open}
            onClose={() => setOpen(false)}
            // The button that was pressed is gone with what it was for: what came in its place is read out.
            finalFocus={() => (pressed.current?.isConnected ? pressed.current : state.current)}
          />
        </Suspense>
      )}
    </>
  )
}
