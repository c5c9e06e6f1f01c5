import { isUndelivered } from '@pandrop/contract/lifecycle/order'
import { tradeTriesMax } from '@pandrop/contract/lifecycle/trade-offer'
import type { StaffOrder } from '@pandrop/contract/staff/orders'
import { answerTrade } from '@pandrop/contract/staff/routes/deliveries'
import { IconAlertTriangle } from '@tabler/icons-react'
import { showMoment } from '../../format.ts'
import { useCall } from '../../hooks/useCall.ts'
import { tradeTexts as texts, tradeStateNames, whyOf } from '../../texts/trade-offers.ts'
import { Facts } from '../../ui/Facts.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Section } from '../../ui/Section.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { refreshAfterStep } from './orderQuery.ts'

interface OrderTradeProps {
  order: StaffOrder
}

/** That the trade of an order needs somebody, why, and what can be said to it. */
export const TradeNotice = ({ order: { id, state, trade } }: OrderTradeProps) => {
  const call = useCall(answerTrade, { failed: texts.failed, onDone: refreshAfterStep })
  const say = (answer: 'retry' | 'dismissed') => void call.run({ params: { id }, body: { answer } })
  if (!trade?.waits) return null
  return (
    <Notice
      label={texts.banner}
      icon={<IconAlertTriangle aria-hidden="true" size={22} stroke={1.8} className="mt-px flex-none text-warn" />}
      button={
        <div className="flex flex-wrap gap-2">
          {isUndelivered(state) && (
            <StaffButton loading={call.running} onClick={() => say('retry')}>
              {texts.retry}
            </StaffButton>
          )}
          <StaffButton kind="tertiary" loading={call.running} onClick={() => say('dismissed')}>
            {texts.dismiss}
          </StaffButton>
        </div>
      }
    >
      <p className="text-bone-1">
        <strong className="font-[640] text-bone-0">{texts.waits}</strong> {whyOf(trade)}
      </p>
    </Notice>
  )
}

const momentOf = (at: string | null) => at && showMoment(at)

/** The trade offer that an account of the shop sends by itself. */
export const OwnTradeFacts = ({ order: { trade } }: OrderTradeProps) => {
  if (!trade) return null
  const names = texts.facts
  return (
    <Section title={texts.title}>
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
      {trade.problem && <p className="mt-3 text-bone-1">{whyOf(trade)}</p>}
    </Section>
  )
}
