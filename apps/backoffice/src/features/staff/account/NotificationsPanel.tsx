import { StatusBadge } from '@pandrop/ui/StatusBadge'
import { switchNotificationsOff, switchNotificationsOn, useNotificationsState } from '../../../hooks/notifications.ts'
import { notificationTexts as texts } from '../../../texts/notifications.ts'
import { Section } from '../../../ui/Section.tsx'
import { StaffButton } from '../../../ui/StaffButton.tsx'

/** Whether this browser tells of what newly waits, while somebody looks elsewhere. */
export const NotificationsPanel = () => {
  const notifications = useNotificationsState()
  return (
    <Section
      title={texts.panel}
      aside={notifications === 'on' ? <StatusBadge kind="success" label={texts.on} /> : undefined}
    >
      <p className="max-w-prose text-bone-1">{texts.about}</p>
      <div role="status" className="mt-3 text-bone-1 empty:hidden">
        {(notifications === 'refused' || notifications === 'impossible') && texts[notifications]}
      </div>
      {(notifications === 'off' || notifications === 'on') && (
        <StaffButton
          className="mt-4"
          onClick={() => (notifications === 'on' ? switchNotificationsOff() : void switchNotificationsOn())}
        >
          {notifications === 'on' ? texts.switchOff : texts.switchOn}
        </StaffButton>
      )}
    </Section>
  )
}
