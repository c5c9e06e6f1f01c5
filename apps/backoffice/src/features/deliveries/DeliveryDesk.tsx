import { lazy, Suspense, useState } from 'react'
import { useAddress } from '../../hooks/useAddress.ts'
import { FilterTabs } from '../../table/FilterTabs.tsx'
import { usePageKeys } from '../../table/usePageKeys.ts'
import { deliveryTexts as texts } from '../../texts/deliveries.ts'
import { KeyHint } from '../../ui/KeyHint.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { CardList } from './CardList.tsx'
import { TradeTable } from './TradeTable.tsx'

const KeysHelp = lazy(async () => ({ default: (await import('../../ui/KeysHelp.tsx')).KeysHelp }))
const PasteDialog = lazy(async () => ({ default: (await import('./PasteDialog.tsx')).PasteDialog }))

type Tab = keyof typeof texts.tabs

const tabs = Object.keys(texts.tabs) as Tab[]

/** What goes to whom in one trade, the trades that are out, and those that nobody answered. */
export const DeliveryDesk = () => {
  const [words, changeAddress] = useAddress()
  const tab = tabs.find((one) => one === words.tab) ?? 'send'
  const [over, setOver] = useState<'keys' | 'paste' | null>(null)
  const show = (next: Tab) => changeAddress({ tab: next === 'send' ? undefined : next })
  usePageKeys({
    '1': () => show('send'),
    '2': () => show('sent'),
    '3': () => show('unanswered'),
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
      {tab === 'send' ? <CardList /> : <TradeTable key={tab} view={tab} />}
      <Suspense>
        {over === 'keys' && <KeysHelp title={texts.keysTitle} keys={texts.keysList} onClose={() => setOver(null)} />}
        {over === 'paste' && <PasteDialog onClose={() => setOver(null)} />}
      </Suspense>
    </>
  )
}
