import type { FactorNeed } from '@pandrop/contract/second-factor'
import type { TextKey } from '@pandrop/dictionaries/translate'
import { Button } from '@pandrop/ui/Button'
import { IconShieldLock } from '@tabler/icons-react'
import { useCurrentPath } from '../hooks/useCurrentPath.ts'
import { useGo } from '../hooks/useGo.ts'
import { useText } from '../hooks/useText.ts'
import { paths } from '../paths.ts'
import { keepFactorBack } from './factorBack.ts'

const reasons = {
  api_key: 'factor_needed_api_key',
  payout: 'factor_needed_payout',
  trade_link: 'factor_needed_trade_link',
} as const satisfies Record<FactorNeed, TextKey>

interface FactorNeededProps {
  need: FactorNeed
  /** sets it up right here; absent: leads to the page that does, and back from there */
  onSetUp?: () => void
}

/** Says why something waits for a second factor, and leads to where it is set up. */
export const FactorNeeded = ({ need, onSetUp }: FactorNeededProps) => {
  const text = useText()
  const go = useGo()
  const here = useCurrentPath()
  const lead = () => {
    keepFactorBack(here)
    go(paths.account('security'))
  }
  return (
    <div role="note" className="flex flex-col items-start gap-4 rounded-input bg-ink-2 p-5 compact:p-4">
      <div className="max-w-[640px]">
        <p className="font-[580]">{text('factor_needed')}</p>
        <p className="mt-1.5 text-bone-1">{text(reasons[need])}</p>
      </div>
      <Button icon={<IconShieldLock aria-hidden="true" size={20} stroke={1.6} />} onClick={onSetUp ?? lead}>
        {text('factor_needed_action')}
      </Button>
    </div>
  )
}
