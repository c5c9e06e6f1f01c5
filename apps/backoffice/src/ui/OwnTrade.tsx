import { tradeTriesMax } from '@pandrop/contract/lifecycle/trade-offer'
import type { StaffTrade } from '@pandrop/contract/staff/trade-offers'
import { IconAlertTriangle } from '@tabler/icons-react'
import { showMoment } from '../format.ts'
import { tradeTexts as texts, tradeStateNames } from '../texts/trade-offers.ts'
import { Facts } from './Facts.tsx'
import { Notice } from './Notice.tsx'
import { Section } from './Section.tsx'
import { StaffButton } from './StaffButton.tsx'

interface TradeNoticeProps {
  label: string
  /** why it needs somebody */
  why: string
  /** there is something left to try */
  canRetry: boolean
  busy: boolean
  onSay: (answer: 'retry' | 'dismissed') => void
}

/** That a trade needs somebody, why, and what can be said to it. */
export const TradeNotice = ({ label, why, canRetry, busy, onSay }: TradeNoticeProps) => (
  <Notice
    label={label}
    icon={<IconAlertTriangle aria-hidden="true" size={22} stroke={1.8} className="mt-px flex-none text-warn" />}
    button={
      <div className="flex flex-wrap gap-2">
        {canRetry && (
          <StaffButton loading={busy} onClick={() => onSay('retry')}>
            {texts.retry}
          </StaffButton>
        )}
        <StaffButton kind="tertiary" loading={busy} onClick={() => onSay('dismissed')}>
          {texts.dismiss}
        </StaffButton>
      </div>
    }
  >
    <p className="text-bone-1">
      <strong className="font-[640] text-bone-0">{texts.waits}</strong> {why}
    </p>
  </Notice>
)

const momentOf = (at: string | null) => at && showMoment(at)

interface OwnTradeFactsProps {
  title: string
  trade: Omit<StaffTrade, 'problem'>
  /** what went wrong, if anything did */
  problem: string | null
}

/** A trade offer that an account of the shop sends by itself. */
export const OwnTradeFacts = ({ title, trade, problem }: OwnTradeFactsProps) => {
  const names = texts.facts
  return (
    <Section title={title}>
      <Facts
        facts={[
          { term: names.state, value: tradeStateNames[trade.state] },
          { term: names.code, value: trade.code, mono: true },
          { term: names.account, value: trade.account },
          { term: names.steamId, value: trade.steam_id, mono: true },
          { term: names.tries, value: texts.tries(trade.try_no, tradeTriesMax) },
          { term: names.asked, value: showMoment(trade.asked_at), mono: true },
          { term: names.sent, value: momentOf(trade.sent_at), mono: true },
          { term: names.expires, value: trade.ended_at === null ? momentOf(trade.expires_at) : null, mono: true },
          { term: names.escrow, value: momentOf(trade.escrow_until), mono: true },
          { term: names.ended, value: momentOf(trade.ended_at), mono: true },
        ]}
      />
      {problem && <p className="mt-3 text-bone-1">{problem}</p>}
    </Section>
  )
}
