import type { Profile } from '@pandrop/contract/profile'
import { buttonClass } from '@pandrop/ui/Button'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { IconAlertCircleFilled, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../hooks/useText.ts'
import { paths } from '../paths.ts'
import { TermsLabel } from './TermsLabel.tsx'
import type { Consent } from './useConsent.ts'

/** The two boxes that paying needs. */
export const ConsentBoxes = ({ terms, waiver }: Consent) => {
  const text = useText()
  return (
    <div className="flex flex-col gap-1">
      <CheckboxField {...terms} label={<TermsLabel />} className="text-[14px]/[20px]" />
      <CheckboxField {...waiver} label={text('checkout_waiver')} className="text-[14px]/[20px] text-bone-1" />
    </div>
  )
}

interface PurchaseTroubleProps {
  /** why nothing was paid; undefined before and after */
  trouble: string | undefined
  /** nobody knows how it ended: the next press goes on with the same payment */
  resumes: boolean
}

/** What kept something from being paid, in words that stay until the next try. */
export const PurchaseTrouble = ({ trouble, resumes }: PurchaseTroubleProps) => {
  const text = useText()
  return (
    <p role="alert" className="flex items-start gap-2 text-[13px]/[18px] font-[520] text-danger empty:hidden">
      {trouble && (
        <>
          <IconAlertCircleFilled aria-hidden="true" size={16} className="mt-px flex-none" />
          <span>
            {trouble}
            {resumes && <span className="block font-[420] text-bone-1">{text('checkout_resumes')}</span>}
          </span>
        </>
      )}
    </p>
  )
}

const isComplete = ({ steam_trade_link: link, phoneE164, country, city, address, post_code }: Profile): boolean =>
  [link, phoneE164, country, city, address, post_code].every(Boolean)

/** Leads whoever has not said yet where the items go to their profile; the purchase is for everybody else. */
export const ProfileFirst = ({ profile, children }: { profile: Profile; children: ReactNode }) => {
  const text = useText()
  if (isComplete(profile)) return children
  return (
    <div className="flex flex-col gap-4">
      <p className="flex items-start gap-2 text-[14px]/5 text-bone-1">
        <IconInfoCircle aria-hidden="true" size={18} className="mt-px flex-none" />
        <span>{text('checkout_profile')}</span>
      </p>
      <a href={paths.account('personal')} className={buttonClass({ size: 56, wide: true })}>
        {text('checkout_to_profile')}
      </a>
    </div>
  )
}
