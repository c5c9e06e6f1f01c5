import { type Icon, IconChevronRight, IconDeviceMobile, IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { keepSession } from '../../../keepSession.ts'
import { signInTexts } from '../../../texts/staff.ts'
import { StaffButton } from '../../../ui/StaffButton.tsx'
import { PasskeySetup } from '../factors/PasskeySetup.tsx'
import { TotpSetup } from '../factors/TotpSetup.tsx'

/** First sign-in: a second factor has to be set up before the back office opens. */
export const EnrolStep = () => {
  const [way, setWay] = useState<'totp' | 'passkey' | null>(null)
  if (way === null)
    return (
      <div className="flex flex-col gap-2">
        <Option
          Icon={IconFingerprint}
          title={signInTexts.passkeyOption}
          text={signInTexts.passkeyOptionText}
          onChoose={() => setWay('passkey')}
        />
        <Option
          Icon={IconDeviceMobile}
          title={signInTexts.totpOption}
          text={signInTexts.totpOptionText}
          onChoose={() => setWay('totp')}
        />
      </div>
    )
  return (
    <div className="flex flex-col gap-2">
      {way === 'totp' ? <TotpSetup onDone={keepSession} /> : <PasskeySetup onDone={keepSession} />}
      <StaffButton kind="tertiary" wide onClick={() => setWay(null)}>
        {signInTexts.back}
      </StaffButton>
    </div>
  )
}

interface OptionProps {
  Icon: Icon
  title: string
  text: string
  onChoose: () => void
}

const Option = ({ Icon, title, text, onChoose }: OptionProps) => (
  <button
    type="button"
    onClick={onChoose}
    className="flex items-center gap-4 rounded-large bg-ink-2 px-4 py-3.5 text-left shadow-edge transition-colors
      hover:bg-ink-3"
  >
    <Icon aria-hidden="true" size={24} stroke={1.6} className="flex-none text-bone-1" />
    <span className="flex-1">
      <span className="block text-[15px]/5 font-[620]">{title}</span>
      <span className="mt-0.5 block text-[13px]/[18px] text-bone-2">{text}</span>
    </span>
    <IconChevronRight aria-hidden="true" size={18} stroke={1.6} className="flex-none text-bone-2" />
  </button>
)
