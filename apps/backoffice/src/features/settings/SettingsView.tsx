import { sendTestMail } from '@pandrop/contract/staff/routes/settings'
import type { StaffSettings } from '@pandrop/contract/staff/settings'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useCall } from '../../hooks/useCall.ts'
import { useStaff } from '../../hooks/useStaffSession.ts'
import { settingsTexts as texts } from '../../texts/settings.ts'
import { Facts } from '../../ui/Facts.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { PayoutAccount } from './PayoutAccount.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsHistory } from './SettingsHistory.tsx'
import { settingsQuery } from './settingsQueries.ts'
import { TwoColumns, TwoColumnsLoading } from './TwoColumns.tsx'

/** What is set in the shop, section by section, beside what was set before. */
export const SettingsView = () => {
  const { data: standing, error, isFetching, refetch } = useQuery(settingsQuery)
  const mayChange = useStaff()?.role === 'administrator'
  useSectionOfAddress(standing !== undefined)
  if (error && !standing)
    return <LoadFailed title={texts.failed} error={error} isFetching={isFetching} refetch={refetch} />
  if (!standing) return <TwoColumnsLoading label={texts.loading} />
  return (
    <>
      {!mayChange && <p className="text-bone-1">{texts.readOnly}</p>}
      {standing.missing.map((field) => (
        <Warning key={field}>{texts.missing[field]}</Warning>
      ))}
      <TwoColumns aside={<SettingsHistory mayChange={mayChange} />}>
        <Sections standing={standing} mayChange={mayChange} />
      </TwoColumns>
    </>
  )
}

/** #selling leads to that section, once it is there. */
const useSectionOfAddress = (isThere: boolean) => {
  useEffect(() => {
    if (isThere && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [isThere])
}

const Warning = ({ children }: { children: ReactNode }) => (
  <p className="flex items-start gap-2 text-warn">
    <IconAlertTriangleFilled aria-hidden="true" size={18} className="mt-px flex-none" />
    {children}
  </p>
)

interface SectionsProps {
  standing: StaffSettings
  mayChange: boolean
}

const Sections = ({ standing, mayChange }: SectionsProps) => {
  const { settings, requisites, container_id: container } = standing
  const { support_email: support } = settings.contact
  const props = { standing, mayChange }
  return (
    <>
      <SettingsForm section="seller" {...props}>
        <Facts facts={[{ term: texts.requisitesNow, value: requisites || texts.nobody }]} />
      </SettingsForm>
      <SettingsForm section="brand" {...props} />
      <SettingsForm section="contact" {...props} actions={<TestMail />}>
        {support && <p className="text-bone-2">{texts.senderHint(support.split('@').at(-1) ?? '')}</p>}
      </SettingsForm>
      <SettingsForm section="notices" {...props} />
      <SettingsForm section="selling" {...props} />
      <SettingsForm section="time" {...props} />
      <SettingsForm section="tax" {...props}>
        {settings.tax.vat_percent === 0 && settings.tax.vat_rates.length === 0 && <Warning>{texts.noVat}</Warning>}
      </SettingsForm>
      <SettingsForm section="datev" {...props} />
      <SettingsForm section="money" {...props} />
      <PayoutAccount mayChange={mayChange} />
      <SettingsForm section="security" {...props} />
      <SettingsForm section="verification" {...props} />
      <SettingsForm section="verification_limits" {...props} />
      <SettingsForm section="credits" {...props} />
      <SettingsForm section="countries" {...props} />
      <SettingsForm section="links" {...props} />
      <SettingsForm section="analytics" {...props}>
        {settings.analytics.google_tag && (
          <p className="text-bone-2">{container ? texts.container(container) : texts.noContainer}</p>
        )}
      </SettingsForm>
    </>
  )
}

const TestMail = () => {
  const call = useCall(sendTestMail, { failed: texts.testMailFailed, done: ({ to }) => texts.testMailSent(to) })
  return (
    <StaffButton loading={call.running} onClick={() => void call.run({ body: {} })}>
      {texts.testMail}
    </StaffButton>
  )
}
