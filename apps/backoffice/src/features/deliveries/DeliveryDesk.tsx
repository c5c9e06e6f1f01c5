import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useAddress } from '../../hooks/useAddress.ts'
import { FilterTabs } from '../../table/FilterTabs.tsx'
import { usePageKeys } from '../../table/usePageKeys.ts'
import { deliveryTexts as texts } from '../../texts/deliveries.ts'
import { KeyHint } from '../../ui/KeyHint.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { CardList } from './CardList.tsx'
import { ownTradesQuery } from './deliveryQueries.ts'
import { SendingSwitch, WaitingTrades } from './OwnTrades.tsx'
import { TradeTable } from './TradeTable.tsx'

const KeysHelp = lazy(async () => ({ default: (await import('../../ui/KeysHelp.tsx')).KeysHelp }))
const PasteDialog = lazy(async () => ({ default: (await import('./PasteDialog.tsx')).PasteDialog }))

type Tab = keyof typeof texts.tabs

const allTabs = Object.keys(texts.tabs) as Tab[]

const Shown = ({ tab }: { tab: Tab }) => {
  if (tab === 'send') return <CardList />
  return tab === 'waiting' ? <WaitingTrades /> : <TradeTable key={tab} view={tab} />
}

/** What goes to whom in one trade, and the trades: out, unanswered, or in need of somebody. */
export const DeliveryDesk = () => {
  const [words, changeAddress] = useAddress()
  const { data: own } = useQuery(ownTradesQuery)
  // Where everything is sent by hand, nothing of it needs somebody else.
  const tabs = allTabs.filter((one) => one !== 'waiting' || own?.on)
  const tab = tabs.find((one) => one === words.tab) ?? 'send'
  const [over, setOver] = useState<'keys' | 'paste' | null>(null)
  const show = (next: Tab) => changeAddress({ tab: next === 'send' ? undefined : next })
  usePageKeys({
    '1': () => show('send'),
    '2': () => show('sent'),
    '3': () => show('unanswered'),
    '4': () => own?.on && show('waiting'),
    '?': () => setOver('keys'),
  })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FilterTabs
          label={texts.tab}
          options={tabs.map((value) => ({ value, label: texts.tabs[value] }))}
          value={tab}
          onChange={(value) => show(tabs.find((one) => one === value) ?? 'send')}
        />
        <div className="flex flex-wrap items-center gap-2">
          <StaffButton kind="tertiary" onClick={() => setOver('keys')} iconAfter={<KeyHint>?</KeyHint>}>
            {texts.keys}
          </StaffButton>
          <StaffButton onClick={() => setOver('paste')}>{texts.paste}</StaffButton>
        </div>
      </div>
      <SendingSwitch />
      <Shown tab={tab} />
      <Suspense>
        {over === 'keys' && <KeysHelp title={texts.keysTitle} keys={texts.keysList} onClose={() => setOver(null)} />}
        {over === 'paste' && <PasteDialog onClose={() => setOver(null)} />}
      </Suspense>
    </>
  )
}
