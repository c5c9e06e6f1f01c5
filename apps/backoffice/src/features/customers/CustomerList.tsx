import type { CustomerFilter, ListedCustomer } from '@pandrop/contract/staff/customers'
import { listCustomers } from '@pandrop/contract/staff/routes/customers'
import { SelectField } from '@pandrop/ui/SelectField'
import { showDay, showEuro } from '../../format.ts'
import { useAddress } from '../../hooks/useAddress.ts'
import { usePages } from '../../hooks/usePages.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { FilterTabs } from '../../table/FilterTabs.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { SearchField } from '../../table/SearchField.tsx'
import { tagTexts } from '../../texts/customer-tags.ts'
import { customerFilterNames, customerTexts } from '../../texts/customers.ts'
import { CustomerBadge } from './CustomerBadge.tsx'
import { TagMarks, useKnownTags } from './TagsPanel.tsx'

const tagsShown = 2

/** The first tags in one line; how many more there are is said by their number. */
const TagsCell = ({ tags }: ListedCustomer) => (
  <span className="flex items-center gap-1.5">
    <TagMarks tags={tags.slice(0, tagsShown)} />
    {tags.length > tagsShown && <span className="text-bone-2">{tagTexts.more(tags.length - tagsShown)}</span>}
  </span>
)

const columns: readonly Column<ListedCustomer>[] = [
  { id: 'id', header: customerTexts.number, cell: ({ id }) => `#${id}`, mono: true },
  { id: 'name', header: customerTexts.name, cell: ({ name, surname }) => `${name} ${surname}` },
  { id: 'email', header: customerTexts.email, cell: ({ email }) => email, grow: true, muted: true },
  { id: 'tags', header: tagTexts.title, cell: TagsCell, from: 1024 },
  { id: 'phone', header: customerTexts.phone, cell: ({ phone }) => phone, mono: true, from: 1280 },
  { id: 'balance', header: customerTexts.balance, cell: ({ balance }) => showEuro(balance), align: 'right' },
  { id: 'state', header: customerTexts.state, cell: (row) => <CustomerBadge {...row} />, from: 640 },
  { id: 'joined', header: customerTexts.joined, cell: (row) => showDay(row.created_at), mono: true, from: 1024 },
]

const filters = Object.entries(customerFilterNames).map(([value, label]) => ({
  value: value === 'all' ? '' : value,
  label,
}))

/** Those with one tag; not there while nobody has any. */
const TagFilter = ({ tag, onChange }: { tag: string; onChange: (tag: string) => void }) => {
  const names = (useKnownTags() ?? []).map(({ name }) => name)
  if (names.length === 0 && tag === '') return null
  // A link may name one that nobody has any more, or in another case.
  const shown = names.find((name) => name.toLowerCase() === tag.toLowerCase()) ?? tag
  const options = [...names, ...(shown === '' || names.includes(shown) ? [] : [shown])]
  return (
    <SelectField
      label={tagTexts.filter}
      labelHidden
      options={[{ value: '', label: tagTexts.all }, ...options.map((name) => ({ value: name, label: name }))]}
      value={shown}
      onChange={({ target }) => onChange(target.value)}
      className="w-56 compact:w-full"
    />
  )
}

/**
 * All customers, those with a proven address first, then the newest, with a search; what is looked for stands in the
 * address.
 */
export const CustomerList = () => {
  const [{ search = '', filter = '', tag = '' }, change] = useAddress()
  const known = filter in customerFilterNames ? (filter as CustomerFilter) : undefined
  const query = {
    ...(search && { search: search.slice(0, 100) }),
    ...(known && { filter: known }),
    ...(tag && { tag }),
  }
  const list = usePages(listCustomers, { key: ['customers'], query })
  return (
    <ListPanel
      title={customerTexts.table}
      filters={
        <FilterTabs
          label={customerTexts.filter}
          options={filters}
          value={known ?? ''}
          onChange={(next) => change({ filter: next })}
        />
      }
      aside={
        <>
          <TagFilter tag={tag} onChange={(next) => change({ tag: next })} />
          <SearchField
            label={customerTexts.search}
            value={search}
            onChange={(next) => change({ search: next })}
            className="w-full min-w-0 sm:w-96"
          />
        </>
      }
    >
      <DataTable
        label={customerTexts.table}
        columns={columns}
        list={list}
        rowKey={({ id }) => id}
        href={({ id }) => paths.customer(id)}
        rowName={({ id }) => customerTexts.rowName(id)}
        isFaint={({ email_verified: verified }) => !verified}
        empty={customerTexts.none}
      />
    </ListPanel>
  )
}
