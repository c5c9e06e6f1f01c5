import { sessionsQuery } from '@pandrop/api-client/customer-queries'
import type { DeviceSession } from '@pandrop/contract/devices'
import { Button } from '@pandrop/ui/Button'
import { ErrorState } from '@pandrop/ui/ErrorState'
import { Panel } from '@pandrop/ui/Panel'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { useApi } from '../../hooks/useApi.ts'
import { useSession } from '../../hooks/useSession.ts'
import { useText } from '../../hooks/useText.ts'
import { DeviceRow } from './DeviceRow.tsx'

const EndOthersDialog = lazy(async () => ({ default: (await import('./EndOthersDialog.tsx')).EndOthersDialog }))

/** Devices shown before anybody asks for all. */
const shownFirst = 5

/** Where the customer is signed in, and signing out elsewhere. */
export const DevicesPanel = () => {
  const text = useText()
  const { checked, signedIn } = useSession()
  const reading = useQuery({ ...sessionsQuery(useApi()), enabled: checked && signedIn })
  if (reading.data) return <Devices devices={reading.data} readAt={reading.dataUpdatedAt} />
  if (!reading.isError) return <Skeleton className="h-[290px] w-full rounded-modal sm:h-[256px]" />
  return (
    <ErrorState
      title={text('devices_load_failed')}
      retryLabel={text('account_retry')}
      onRetry={() => void reading.refetch()}
      retrying={reading.isFetching}
    />
  )
}

interface DevicesProps {
  devices: DeviceSession[]
  /** milliseconds */
  readAt: number
}

/** After a row has gone with its button, the keyboard goes on at the list. */
const useDeviceList = () => {
  const queryClient = useQueryClient()
  const { queryKey } = sessionsQuery(useApi())
  const list = useRef<HTMLUListElement>(null)
  const onEnded = (left: DeviceSession[] | null) => {
    if (left) queryClient.setQueryData(queryKey, left)
    else void queryClient.invalidateQueries({ queryKey })
    list.current?.focus({ preventScroll: true })
  }
  return { list, onEnded }
}

const Devices = ({ devices, readAt }: DevicesProps) => {
  const text = useText()
  const { list, onEnded } = useDeviceList()
  const [all, setAll] = useState(false)
  const [asking, setAsking] = useState(false)
  const [asked, setAsked] = useState(false)
  const shown = all ? devices : devices.slice(0, shownFirst)
  const ask = () => {
    setAsked(true)
    setAsking(true)
  }
  return (
    <Panel title={text('devices_title')}>
      <p className="mb-5 text-bone-1">{text(devices.length > 1 ? 'devices_text' : 'devices_only_this')}</p>
      <ul ref={list} tabIndex={-1} aria-label={text('devices_title')} className="border-b border-line">
        {shown.map((device) => (
          <DeviceRow key={device.id} device={device} now={readAt} onEnded={onEnded} />
        ))}
      </ul>
      {devices.length > 1 && (
        <div className="mt-5 flex flex-wrap gap-3">
          {shown.length < devices.length && (
            <Button kind="tertiary" size={40} onClick={() => setAll(true)}>
              {text('devices_show_all', { count: devices.length })}
            </Button>
          )}
          <Button kind="danger" size={40} onClick={ask}>
            {text('devices_others')}
          </Button>
        </div>
      )}
      {asked && (
        <Suspense>
          <EndOthersDialog open={asking} onClose={() => setAsking(false)} onEnded={onEnded} />
        </Suspense>
      )}
    </Panel>
  )
}
