import { dealItemsMax } from '@pandrop/contract/lifecycle/deal'
import { packItemsMax } from '@pandrop/contract/packs'
import { namedAtOnceMax } from '@pandrop/contract/staff/item-changes'
import type { StockTab } from '@pandrop/contract/staff/items'
import { exportItems } from '@pandrop/contract/staff/routes/imports'
import { changeItems } from '@pandrop/contract/staff/routes/items'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useCall } from '../../hooks/useCall.ts'
import { paths } from '../../paths.ts'
import { saveFile } from '../../saveFile.ts'
import { dealTexts } from '../../texts/deals.ts'
import { itemListTexts, bulkTexts as texts } from '../../texts/items.ts'
import { ActionBar } from '../../ui/ActionBar.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { AccountDialog, type ItemsChange, NewUntilDialog, WithdrawDialog } from './BulkDialogs.tsx'
import { itemsChanged } from './itemQueries.ts'
import type { ChosenItems, ItemSelection } from './useItemSelection.ts'

interface BulkBarProps {
  tab: StockTab
  /** null where nothing can be done with the items of the tab */
  selection: ItemSelection | null
  /** chooses all that the filters find */
  onAll: () => void
  /** asks for the prices of what is chosen */
  onPrices: () => void
  /** a campaign is planned for the chosen items */
  onCampaign: (items: ChosenItems) => void
  /** what was found, in the place of what is chosen while nothing is */
  found: ReactNode
}

interface Refused {
  refused: number
  refused_ids: readonly number[]
}

interface TogetherButtonProps {
  selection: ItemSelection | null
  /** page of something new that is made of the ticked items */
  to: string
  label: string
  itemsMax: number
  /** why more than that cannot be */
  tooMany: (max: number) => string
}

/** Goes on to a new pack or deal of the ticked items. */
const TogetherButton = ({ selection, to, label, itemsMax, tooMany }: TogetherButtonProps) => {
  const navigate = useNavigate()
  const keys = [...(selection?.keys ?? [])]
  // All that was found is no list of items.
  if (keys.length === 0) return null
  return (
    <StaffButton
      disabledReason={keys.length > itemsMax ? tooMany(itemsMax) : undefined}
      onClick={() => void navigate({ to, search: { items: keys.join(',') } as never })}
    >
      {label}
    </StaffButton>
  )
}

const together = [
  { to: paths.newPack, label: texts.pack, itemsMax: packItemsMax, tooMany: texts.packTooMany },
  { to: paths.newDeal, label: dealTexts.offer, itemsMax: dealItemsMax, tooMany: dealTexts.tooMany },
]

/** More were ticked one by one than can be named. */
const isAboveMax = (selection: ItemSelection | null): boolean => (selection?.keys.size ?? 0) > namedAtOnceMax

/** Something is chosen, and not too much of it. */
export const canPrice = (selection: ItemSelection): boolean => selection.count > 0 && !isAboveMax(selection)

/** How many items are chosen, what can be done with them, and what came of it. */
export const BulkBar = ({ tab, selection, onAll, onPrices, onCampaign, found }: BulkBarProps) => {
  const [asking, setAsking] = useState<'new' | 'account' | 'withdraw' | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const call = useCall(changeItems, {
    failed: texts.failed,
    quiet: asking !== null,
    done: ({ changed, unchanged, refused }) => texts.done(changed, unchanged, refused),
    onDone: async (answer) => {
      setRefused(answer.refused > 0 ? answer : null)
      setAsking(null)
      selection?.clear()
      await itemsChanged()
    },
  })
  const count = selection?.count ?? 0
  const send = (change: ItemsChange): void => {
    if (selection && !call.running) void call.run({ body: { items: selection.items(), change } })
  }
  const exporting = useCall(exportItems, {
    failed: texts.exportFailed,
    onDone: ({ file_name: name, csv }) => saveFile(name, csv),
  })
  const exportCsv = (): void => {
    if (selection) void exporting.run({ body: { items: selection.items() } })
  }
  const open = (dialog: typeof asking): void => {
    call.forget()
    setAsking(dialog)
  }
  const dialog = { count, call, onSend: send, onClose: () => setAsking(null) }
  const isTooMany = isAboveMax(selection)
  return (
    <>
      <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 px-4 pb-2">
        <p role="status" className="text-bone-1">
          {count === 0 ? found : isTooMany ? texts.tooMany(namedAtOnceMax) : texts.chosen(count)}
        </p>
        {selection && (
          <StaffButton kind="tertiary" aria-keyshortcuts="a" onClick={count === 0 ? onAll : selection.clear}>
            {count === 0 ? texts.allFound : texts.clear}
          </StaffButton>
        )}
        {count === 0 && <span className="ml-auto type-meta text-bone-2 tight:hidden">{itemListTexts.keys}</span>}
        {count > 0 && !isTooMany && (
          <div className="ml-auto compact:ml-0">
            <ActionBar label={texts.actions}>
              <StaffButton aria-keyshortcuts="e" onClick={onPrices}>
                {texts.prices}
              </StaffButton>
              {tab !== 'hidden' && (
                <StaffButton loading={call.running} onClick={() => send({ kind: 'hide' })}>
                  {texts.hide}
                </StaffButton>
              )}
              {(tab === 'hidden' || tab === 'all') && (
                <StaffButton loading={call.running} onClick={() => send({ kind: 'show' })}>
                  {texts.show}
                </StaffButton>
              )}
              <StaffButton onClick={() => open('new')}>{texts.newUntil}</StaffButton>
              {tab === 'on_sale' &&
                together.map((made) => <TogetherButton key={made.to} selection={selection} {...made} />)}
              <StaffButton onClick={() => open('account')}>{texts.account}</StaffButton>
              {selection && <StaffButton onClick={() => onCampaign(selection.items())}>{texts.campaign}</StaffButton>}
              <StaffButton loading={exporting.running} onClick={exportCsv}>
                {texts.exportCsv}
              </StaffButton>
              <StaffButton kind="danger" onClick={() => open('withdraw')}>
                {texts.withdraw}
              </StaffButton>
            </ActionBar>
          </div>
        )}
      </div>
      {refused && (
        <div role="status" className="mx-4 mb-3 flex flex-wrap items-center gap-x-4 rounded-input bg-ink-2 px-3.5 py-1">
          <p className="min-w-0 flex-1 py-1.5 text-warn">{texts.refused(refused.refused_ids, refused.refused)}</p>
          <StaffButton kind="tertiary" onClick={() => setRefused(null)}>
            {texts.refusedClose}
          </StaffButton>
        </div>
      )}
      {asking === 'new' && <NewUntilDialog {...dialog} />}
      {asking === 'account' && <AccountDialog {...dialog} />}
      {asking === 'withdraw' && <WithdrawDialog {...dialog} />}
    </>
  )
}
