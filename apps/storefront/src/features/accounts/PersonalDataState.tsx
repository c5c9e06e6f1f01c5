import { isUnderWay } from '@pandrop/api-client/personal-data-queries'
import type { PersonalExport } from '@pandrop/contract/personal-data'
import type { Text } from '@pandrop/dictionaries/translate'
import { classNames } from '@pandrop/ui/classNames'
import { ProgressTrack } from '@pandrop/ui/ProgressTrack'
import { IconAlertTriangle, IconCircleCheck, IconClock, IconFileZip, IconHourglassEmpty } from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import { dayOf, timeOf } from '../../dates.ts'
import { fileSize } from '../../fileSize.ts'
import { useSession } from '../../hooks/useSession.ts'
import { useText } from '../../hooks/useText.ts'

interface Look {
  Icon: typeof IconClock
  warning?: true
}

const looks: Record<PersonalExport['state'], Look> = {
  asked: { Icon: IconHourglassEmpty },
  making: { Icon: IconHourglassEmpty },
  ready: { Icon: IconFileZip },
  fetched: { Icon: IconCircleCheck },
  expired: { Icon: IconClock },
  failed: { Icon: IconAlertTriangle, warning: true },
}

const dayAt = (moment: string | null): string => (moment ? dayOf(Date.parse(moment)) : '')

const momentAt = (moment: string | null): string => (moment ? `${dayAt(moment)} ${timeOf(Date.parse(moment))}` : '')

/** What became of a copy, and what that means. */
const words = (copy: PersonalExport, text: Text, mailed: boolean): [title: string, more: string] => {
  const { state, done, all, bytes, ready_until: until, ended_at: ended } = copy
  const wait = mailed ? text('data_mailed') : ''
  if (state === 'asked') return [text('data_asked'), wait]
  if (state === 'making') return [text('data_making'), `${text('data_progress', { done, all })}. ${wait}`.trim()]
  if (state === 'ready')
    return [text('data_ready'), text('data_ready_text', { size: fileSize(bytes), until: momentAt(until) })]
  if (state === 'fetched') return [text('data_fetched', { date: dayAt(ended) }), text('data_fetched_text')]
  return state === 'expired'
    ? [text('data_expired'), text('data_fetched_text')]
    : [text('data_failed'), text('data_failed_text')]
}

interface PersonalDataStateProps {
  copy: PersonalExport
  /** takes the focus where the button that had it is gone */
  place: RefObject<HTMLDivElement | null>
  /** what can be done about it */
  children: ReactNode
}

/** How a copy stands. */
export const PersonalDataState = ({ copy, place, children }: PersonalDataStateProps) => {
  const text = useText()
  const { emailVerified } = useSession()
  const { Icon, warning } = looks[copy.state]
  const [title, more] = words(copy, text, emailVerified)
  return (
    <div ref={place} tabIndex={-1} className="rounded-input bg-ink-2 p-4 outline-none">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Icon
          aria-hidden="true"
          size={24}
          stroke={1.6}
          className={classNames('flex-none', warning ? 'text-warn' : 'text-bone-1')}
        />
        <div role="status" className="min-w-0 flex-1 basis-48">
          <p className={classNames('font-[580]', warning && 'text-warn')}>{title}</p>
          <p className="mt-1 type-meta text-bone-2">{more}</p>
        </div>
        <span className="compact:ml-10 empty:hidden">{children}</span>
      </div>
      {isUnderWay(copy) && <ProgressTrack className="mt-4" label={title} />}
    </div>
  )
}
