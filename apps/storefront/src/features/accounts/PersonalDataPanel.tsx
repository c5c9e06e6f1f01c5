import { personalExportQuery } from '@pandrop/api-client/personal-data-queries'
import type { PersonalExport } from '@pandrop/contract/personal-data'
import { askPersonalExport, fetchPersonalExport } from '@pandrop/contract/routes/security'
import { Button } from '@pandrop/ui/Button'
import { Panel } from '@pandrop/ui/Panel'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { IconDownload, IconFileExport } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useApi } from '../../hooks/useApi.ts'
import { useCall } from '../../hooks/useCall.ts'
import { useSession } from '../../hooks/useSession.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { saveFile } from '../../saveFile.ts'
import { PanelFailed } from './PanelFailed.tsx'
import { PersonalDataState } from './PersonalDataState.tsx'

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

const Known = ({ copy }: { copy: PersonalExport | null }) => {
  const text = useText()
  const toast = useToasts()
  const { queryKey } = personalExportQuery(useApi())
  const queryClient = useQueryClient()
  const state = useRef<HTMLDivElement>(null)
  const readAgain = () => void queryClient.invalidateQueries({ queryKey })
  // The button that was pressed goes with what it was for: what comes in its place is read out.
  const told = () => state.current?.focus()
  const asking = useCall(askPersonalExport, {
    failed: 'data_ask_failed',
    onDone: ({ payload }) => {
      flushSync(() => queryClient.setQueryData(queryKey, payload))
      told()
    },
  })
  const fetching = useCall(fetchPersonalExport, {
    failed: 'data_fetch_failed',
    onDone: (file) => {
      saveFile(file)
      toast.success(text('data_saved'))
      told()
      readAgain()
    },
    // Another tab may have been faster.
    onFailure: readAgain,
  })
  return (
    <>
      {copy && (
        <PersonalDataState copy={copy} place={state}>
          {copy.state === 'ready' && (
            <Button
              size={40}
              icon={<IconDownload aria-hidden="true" size={20} stroke={1.6} />}
              loading={fetching.running}
              loadingLabel={text('data_fetch')}
              onClick={() => void fetching.run({ body: {} })}
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
          loading={asking.running}
          loadingLabel={text(copy ? 'data_ask_new' : 'data_ask')}
          onClick={() => void asking.run({ body: {} })}
        >
          {text(copy ? 'data_ask_new' : 'data_ask')}
        </Button>
      )}
    </>
  )
}
