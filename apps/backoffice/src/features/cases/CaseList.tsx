import { caseKinds, caseStates } from '@pandrop/contract/lifecycle/case'
import { listCases } from '@pandrop/contract/staff/routes/cases'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { SelectField } from '@pandrop/ui/SelectField'
import { useAddress } from '../../hooks/useAddress.ts'
import { usePages } from '../../hooks/usePages.ts'
import { paths } from '../../paths.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { FilterTabs } from '../../table/FilterTabs.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { SearchField } from '../../table/SearchField.tsx'
import { caseKindNames, caseStateNames, caseListTexts as texts } from '../../texts/cases.ts'
import { caseColumns } from './caseColumns.tsx'
import { casesKey } from './caseQueries.ts'

const everyMilliseconds = 30_000
const all = 'all'

const tabs = [
  ...caseStates.map((value) => ({ value: value as string, label: caseStateNames[value] })),
  { value: all, label: texts.all },
]

const kinds = [
  { value: '', label: texts.everyKind },
  ...caseKinds.map((value) => ({ value: value as string, label: caseKindNames[value] })),
]

/** The cases that wait for us, or those that are looked for. */
export const CaseList = () => {
  const [{ state: word, kind: about, mine, search = '' }, changeAddress] = useAddress()
  // Without a word in the address the queue that waits for us is shown; the search looks through every state.
  const named = caseStates.find((known) => known === word)
  const state = named ?? (word === all || search !== '' ? undefined : 'waits_for_shop')
  const kind = caseKinds.find((known) => known === about)
  const query = {
    ...(state && { state }),
    ...(kind && { kind }),
    ...(mine && { mine: 'true' as const }),
    ...(search && { search }),
  }
  const list = usePages(listCases, { key: casesKey, query, every: everyMilliseconds })
  const empty = search
    ? { title: texts.nothingFound, text: texts.nothingFoundText }
    : { title: texts.empty, text: texts.emptyText }
  return (
    <ListPanel
      title={texts.queue}
      filters={
        <FilterTabs
          label={texts.filter}
          options={tabs}
          value={state ?? all}
          onChange={(next) => changeAddress({ state: next })}
        />
      }
      aside={
        <>
          <CheckboxField
            label={texts.mine}
            checked={mine !== undefined}
            onChange={({ target }) => changeAddress({ mine: target.checked ? 'true' : undefined })}
          />
          <SelectField
            label={texts.kind}
            labelHidden
            options={kinds}
            value={kind ?? ''}
            onChange={({ target }) => changeAddress({ kind: target.value })}
            className="compact:flex-1"
          />
          <SearchField label={texts.search} value={search} onChange={(words) => changeAddress({ search: words })} />
        </>
      }
    >
      <DataTable
        label={texts.queue}
        columns={caseColumns}
        list={list}
        rowKey={({ id }) => id}
        rowName={({ id }) => texts.rowName(id)}
        href={({ id }) => paths.case(id)}
        empty={empty}
      />
    </ListPanel>
  )
}

const others = caseColumns.filter(({ id }) => !['customer', 'since'].includes(id))

/** What one customer has written about their orders, newest first. */
export const CustomerCases = ({ customerId }: { customerId: number }) => {
  const query = { customer: customerId }
  const list = usePages(listCases, { key: [...casesKey, 'of customer'], query })
  return (
    <ListPanel title={texts.ofCustomer}>
      <DataTable
        label={texts.ofCustomer}
        columns={others}
        list={list}
        rowKey={({ id }) => id}
        rowName={({ id }) => texts.rowName(id)}
        href={({ id }) => paths.case(id)}
        empty={{ title: texts.none }}
      />
    </ListPanel>
  )
}

const ofOrder = others.filter(({ id }) => id !== 'order')

interface OrderCasesProps {
  orderId: number
  /** the one that is shown already */
  but?: number
}

/** What was written about one order; nothing is shown where nobody has written. */
export const OrderCases = ({ orderId, but }: OrderCasesProps) => {
  const query = { order: orderId }
  const list = usePages(listCases, { key: [...casesKey, 'of order'], query, every: everyMilliseconds })
  const rows = list.rows.filter(({ id }) => id !== but)
  if (rows.length === 0) return null
  return (
    <ListPanel title={texts.ofOrder} titled>
      <DataTable
        label={texts.ofOrder}
        columns={ofOrder}
        list={{ ...list, rows }}
        rowKey={({ id }) => id}
        rowName={({ id }) => texts.rowName(id)}
        href={({ id }) => paths.case(id)}
        empty={{ title: texts.none }}
      />
    </ListPanel>
  )
}
