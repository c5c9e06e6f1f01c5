import type { DeviceSession } from '@pandrop/contract/devices'
import { endSession } from '@pandrop/contract/routes/security'
import { Badge } from '@pandrop/ui/Badge'
import { Button } from '@pandrop/ui/Button'
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, IconDeviceUnknown } from '@tabler/icons-react'
import { useCall } from '../../hooks/useCall.ts'
import { useText } from '../../hooks/useText.ts'
import { useToasts } from '../../hooks/useToasts.ts'
import { useShop } from '../../shop.ts'
import { deviceSeen, deviceSince, deviceTitle } from './deviceTexts.ts'

const icons = {
  desktop: IconDeviceDesktop,
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  other: IconDeviceUnknown,
} as const satisfies Record<DeviceSession['kind'], unknown>

interface DeviceRowProps {
  device: DeviceSession
  /** when the list was read, milliseconds */
  now: number
  /** gets the list that is left, or asks for it anew where somebody else was faster */
  onEnded: (left: DeviceSession[] | null) => void
}

/** One signed-in browser, and the way to sign it out. */
export const DeviceRow = ({ device, now, onEnded }: DeviceRowProps) => {
  const text = useText()
  const toast = useToasts()
  const { language } = useShop().frame.visitor
  const title = deviceTitle(device, text)
  const Icon = icons[device.kind]
  const call = useCall(endSession, {
    failed: 'device_sign_out_failed',
    onDone: ({ payload }) => {
      toast.success(text('device_signed_out'))
      onEnded(payload)
    },
    onFailure: ({ code }) => code === 'session_not_found' && onEnded(null),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line py-4">
      <Icon aria-hidden="true" size={24} stroke={1.6} className="flex-none text-bone-1" />
      <div className="min-w-0 flex-1 basis-48">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-[580] [overflow-wrap:anywhere]">
          {title}
          {device.current && <Badge kind="plain">{text('device_this')}</Badge>}
        </h3>
        <p className="mt-1 flex flex-wrap gap-x-3 type-meta text-bone-2 [overflow-wrap:anywhere]">
          <span>{device.address}</span>
          <span>{deviceSeen(device, { now, language, text })}</span>
          <span>{deviceSince(device, text)}</span>
        </p>
      </div>
      {!device.current && (
        <Button
          kind="secondary"
          size={40}
          loading={call.running}
          className="compact:ml-10"
          aria-label={text('device_sign_out_label', { device: title })}
          onClick={() => void call.run({ body: { id: device.id } })}
        >
          {text('device_sign_out')}
        </Button>
      )}
    </li>
  )
}
