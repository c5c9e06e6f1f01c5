import type { VerificationLimit, VerificationLimitKind } from '@pandrop/contract/verification-limits'
import type { Text, TextKey } from '@pandrop/dictionaries/translate'
import { formatPrice } from '@pandrop/money/format'
import { buttonClass } from '@pandrop/ui/Button'
import { IconId } from '@tabler/icons-react'
import { dayOf } from '../../dates.ts'
import { type LimitedDeed, passedLimit, useVerificationLimits } from '../../forms/useVerificationLimits.ts'
import { useText } from '../../hooks/useText.ts'
import { paths } from '../../paths.ts'

interface LimitsPanelProps {
  deed: LimitedDeed
  /** what is about to be paid, EUR units; 0: nothing yet */
  sum: number
  /** beside a cart: says something only where it matters by now */
  inCart?: boolean
  /** the way to the verification was taken */
  onLeave?: () => void
}

const linkClass =
  'mt-1 inline-flex min-h-10 items-center gap-2 text-bone-1 underline underline-offset-4 hover:text-bone-0'

/** Of what is left, below which a cart says so. */
const scarce = 0.25

/**
 * What can still be done before the shop must know who somebody is, in words and as a bar, and the way to be verified
 * (docs/behaviour/accounts.md#verification-limits-said). Shows nothing to whoever is verified.
 */
export const LimitsPanel = ({ deed, sum, inCart = false, onLeave }: LimitsPanelProps) => {
  const text = useText()
  const limits = useVerificationLimits(deed) ?? []
  const year = limits.find(({ kind }) => kind !== 'payout')
  const passed = passedLimit(limits, sum)
  const isScarce = year !== undefined && year.left < year.limit * scarce
  if (inCart ? !passed && !isScarce : limits.length === 0) return null
  return (
    <section aria-label={text('limits_title')} className="mt-5 rounded-input bg-ink-2 p-4 text-[14px]/5">
      {/* Changes while an amount is typed: read out once it does. */}
      <div role="status" className="flex flex-col gap-1.5">
        {passed ? <Passed passed={passed} inCart={inCart} /> : <Left limits={limits} />}
      </div>
      {!passed && year && <Bar year={year} />}
      <a
        href={paths.verification()}
        onClick={onLeave}
        className={passed ? buttonClass({ size: 40, className: 'mt-3' }) : linkClass}
      >
        <IconId aria-hidden="true" size={20} stroke={1.6} />
        {text('limits_action')}
      </a>
    </section>
  )
}

/** The same of everything that is limited, on the page where somebody is verified; nothing where nothing is. */
export const LimitsOverview = () => {
  const text = useText()
  const payouts = useVerificationLimits('payout') ?? []
  const cards = useVerificationLimits('card') ?? []
  const limits = [...payouts, ...cards]
  if (limits.length === 0) return null
  return (
    <section aria-label={text('limits_title')} className="mt-5 max-w-[640px] rounded-input bg-ink-2 p-4 text-[14px]/5">
      <div className="flex flex-col gap-1.5">
        <Left limits={limits} />
      </div>
      {limits
        .filter(({ kind }) => kind !== 'payout')
        .map((year) => (
          <Bar key={year.kind} year={year} />
        ))}
    </section>
  )
}

/** In words, what is left: "You can be paid out €340.00 more until 03.03.2027 before we need to know who you are." */
const wordsOf = (text: Text, { kind, left, until }: VerificationLimit): string => {
  const amount = formatPrice(left)
  if (kind === 'payout') return text('limits_payout', { amount })
  const isCard = kind === 'card_year'
  if (until === null) return text(isCard ? 'limits_card' : 'limits_payouts', { amount })
  return text(isCard ? 'limits_card_until' : 'limits_payouts_until', { amount, date: dayOf(Date.parse(until)) })
}

const Left = ({ limits }: { limits: readonly VerificationLimit[] }) => {
  const text = useText()
  return limits
    .toSorted((one, other) => Number(one.kind === 'payout') - Number(other.kind === 'payout'))
    .map((limit) => (
      <p key={limit.kind} className="text-bone-1">
        {wordsOf(text, limit)}
      </p>
    ))
}

const reasons = {
  payout: 'limits_passed_payout',
  payouts_year: 'limits_passed_payouts',
  card_year: 'limits_passed_card',
} as const satisfies Record<VerificationLimitKind, TextKey>

const Passed = ({ passed: { kind, left }, inCart }: { passed: VerificationLimit; inCart: boolean }) => {
  const text = useText()
  return (
    <>
      <p className="font-[580]">{text('limits_needed')}</p>
      <p className="text-bone-1">
        {text(inCart ? 'limits_passed_cart' : reasons[kind], { amount: formatPrice(left) })}
      </p>
      <p className="text-bone-1">{text('limits_action_text')}</p>
    </>
  )
}

/** How much of a year's limit is used. Drawn with attributes: a style would be blocked by the security policy. */
const Bar = ({ year: { used, limit } }: { year: VerificationLimit }) => {
  const text = useText()
  const share = `${Math.min(used / limit, 1) * 100}%`
  return (
    <div className="mt-3">
      <svg aria-hidden="true" width="100%" height={4} className="block">
        <rect width="100%" height={4} rx={2} className="fill-ink-3" />
        <rect width={share} height={4} rx={2} className="fill-bone-2" />
      </svg>
      <p className="mt-1.5 type-meta text-bone-2">
        {text('limits_used', { used: formatPrice(used), limit: formatPrice(limit) })}
      </p>
    </div>
  )
}
