import { type FindingKind, findingKinds } from '@pandrop/contract/lifecycle/stock-finding'
import { listStockFindings } from '@pandrop/contract/staff/routes/stock-taking'
import { foundAtOnceMax, type StockFinding } from '@pandrop/contract/staff/stock-taking'
import { SelectField } from '@pandrop/ui/SelectField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddress } from '../../hooks/useAddress.ts'
import { usePages } from '../../hooks/usePages.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { FilterTabs } from '../../table/FilterTabs.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { useSelection } from '../../table/selection.ts'
import { answerTexts, findingTabNames, findingTexts as texts } from '../../texts/stock-taking.ts'
import { ActionBar } from '../../ui/ActionBar.tsx'
import { StaffButton } from '../../ui/StaffButton.tsx'
import { AnswerDialog } from './AnswerDialog.tsx'
import { columnsOf } from './findingColumns.tsx'
import { stockTakingKey, stockTakingQuery } from './stockTakingQueries.ts'
import { UnknownDialog } from './UnknownDialog.tsx'

type Tab = FindingKind | 'over'

const tabs: readonly Tab[] = ['missing', 'moved', 'unknown', 'over']

const isTab = (typed: string): typed is Tab => tabs.some((tab) => tab === typed)

/** What does not agree between accounts and books; which of it stands in the address. */
export const FindingList = () => {
  const [{ kind: typed = '', account = '' }, change] = useAddress()
  const { data } = useQuery(stockTakingQuery)
  // What to look at first, while nobody has chosen.
  const first = findingKinds.toSorted((one, other) => tabs.indexOf(one) - tabs.indexOf(other))
  const tab = isTab(typed) ? typed : (first.find((kind) => (data?.open[kind] ?? 0) > 0) ?? 'missing')
  const list = usePages(listStockFindings, {
    key: [...stockTakingKey, 'findings'],
    query: {
      ...(tab === 'over' ? { view: 'over' as const } : { kind: tab }),
      ...(account !== '' && { account: Number(account) }),
    },
  })
  const selection = useSelection()
  const [answering, setAnswering] = useState<readonly StockFinding[]>([])
  const [one] = answering
  const chosen = list.rows.filter(({ id, kind }) => kind === 'unknown' && selection.has(String(id)))
  const close = () => setAnswering([])
  const options = tabs.map((value) => ({
    value,
    label: findingTabNames[value],
    ...(value !== 'over' && data && { count: data.open[value] }),
  }))
  return (
    <>
      <ListPanel
        title={texts.list}
        filters={
          <FilterTabs
            label={texts.tabs}
            options={options}
            value={tab}
            onChange={(kind) => {
              selection.clear()
              change({ kind })
            }}
          />
        }
        aside={
          <SelectField
            label={texts.account}
            labelHidden
            options={[
              { value: '', label: texts.anyAccount },
              ...(data?.accounts ?? []).map(({ id, label }) => ({ value: String(id), label })),
            ]}
            value={account}
            onChange={({ target: { value } }) => change({ account: value })}
          />
        }
      >
        {tab === 'unknown' && list.rows.length > 0 && (
          <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pb-2">
            <p role="status" className="text-bone-1">
              {chosen.length === 0 ? answerTexts.noneChosen : answerTexts.chosen(chosen.length)}
            </p>
            {chosen.length > 0 && (
              <ActionBar label={answerTexts.actions}>
                <StaffButton
                  kind="primary"
                  disabledReason={chosen.length > foundAtOnceMax ? answerTexts.chosenMax(foundAtOnceMax) : undefined}
                  onClick={() => setAnswering(chosen)}
                >
                  {answerTexts.addMany(chosen.length)}
                </StaffButton>
              </ActionBar>
            )}
          </div>
        )}
        <DataTable
          key={tab}
          label={texts.list}
          columns={columnsOf(tab)}
          list={list}
          rowKey={({ id }) => id}
          rowName={({ market_name: name, id }) => texts.rowName(name, id)}
          onOpen={(finding) => setAnswering([finding])}
          selection={tab === 'unknown' ? selection : undefined}
          empty={texts.empty[tab]}
        />
      </ListPanel>
      {one?.kind === 'unknown' && one.ended_at === null && (
        <UnknownDialog findings={answering} onDone={selection.clear} onClose={close} />
      )}
      {one && (one.kind !== 'unknown' || one.ended_at !== null) && <AnswerDialog finding={one} onClose={close} />}
    </>
  )
}
