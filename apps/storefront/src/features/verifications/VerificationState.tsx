import {
  isVerificationExpired,
  isVerificationPending,
  isVerificationRejected,
} from '@pandrop/contract/lifecycle/verification'
import type { OwnVerification } from '@pandrop/contract/verifications'
import type { Text } from '@pandrop/dictionaries/translate'
import { classNames } from '@pandrop/ui/classNames'
import { IconAlertTriangle, IconClock, IconHourglassEmpty, IconId, IconRosetteDiscountCheck } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { dayOf } from '../../dates.ts'
import { useText } from '../../hooks/useText.ts'

interface Said {
  Icon: typeof IconId
  title: string
  more: string
  warning?: true
}

const dayAt = (moment: string | null): string => (moment ? dayOf(Date.parse(moment)) : '')

type Request = NonNullable<OwnVerification['request']>

const pending = ({ asked_at: at }: Request, text: Text): Said => ({
  Icon: IconHourglassEmpty,
  title: text('identity_pending'),
  more: text('identity_pending_text', { date: dayAt(at) }),
})

const rejected = ({ reason, message }: Request, text: Text): Said => {
  const words = message === '' ? '' : text('identity_words', { note: message })
  const more = reason ? `${text(`identity_reason_${reason}`)} ${words}`.trim() : words
  return { Icon: IconAlertTriangle, title: text('identity_rejected'), more, warning: true }
}

const none = (text: Text): Said => ({
  Icon: IconId,
  title: text('identity_none'),
  more: text('identity_none_text'),
})

/** What the newest request comes to beside an approval, or without one. */
const ofRequest = (request: Request | null, text: Text): Said | null => {
  if (request && isVerificationPending(request.state)) return pending(request, text)
  if (request && isVerificationRejected(request.state)) return rejected(request, text)
  if (!request || !isVerificationExpired(request.state)) return null
  return { Icon: IconClock, title: text('identity_expired'), more: text('identity_expired_text'), warning: true }
}

/** How it stands: an approval that holds first, then what becomes of a newer request. */
const said = ({ valid_until: until, request }: OwnVerification, text: Text): Said[] => {
  const newest = ofRequest(request, text)
  if (!until) return [newest ?? none(text)]
  const more = text('identity_approved_text', { date: dayAt(until) })
  const approved = { Icon: IconRosetteDiscountCheck, title: text('identity_approved'), more }
  return newest ? [approved, newest] : [approved]
}

interface VerificationStateProps {
  known: OwnVerification
  /** takes the focus where the button that had it is gone */
  place: RefObject<HTMLDivElement | null>
}

/** How a verification stands, in words. */
export const VerificationState = ({ known, place }: VerificationStateProps) => {
  const text = useText()
  return (
    <div ref={place} tabIndex={-1} className="mt-5 flex flex-col gap-4 rounded-input bg-ink-2 p-4 outline-none">
      {said(known, text).map(({ Icon, title, more, warning }) => (
        <div key={title} className="flex items-start gap-4">
          <Icon
            aria-hidden="true"
            size={24}
            stroke={1.6}
            className={classNames('flex-none', warning ? 'text-warn' : 'text-bone-1')}
          />
          <div role="status" className="min-w-0 flex-1">
            <p className={classNames('font-[580]', warning && 'text-warn')}>{title}</p>
            <p className="mt-1 break-words text-bone-1">{more}</p>
          </div>
        </div>
      ))}
    </div>
  )
}
