import { type Language, languages } from '@pandrop/contract/languages'
import { listTexts } from '@pandrop/contract/staff/routes/texts'
import { type StaffText, textFilters } from '@pandrop/contract/staff/texts'
import { SelectField } from '@pandrop/ui/SelectField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddress } from '../../../hooks/useAddress.ts'
import { usePages } from '../../../hooks/usePages.ts'
import { languageName } from '../../../languageName.ts'
import type { Column } from '../../../table/columns.ts'
import { DataTable } from '../../../table/DataTable.tsx'
import { FilterTabs } from '../../../table/FilterTabs.tsx'
import { ListPanel } from '../../../table/ListPanel.tsx'
import { SearchField } from '../../../table/SearchField.tsx'
import { textTexts as texts } from '../../../texts/texts.ts'
import { TextDialog } from './TextDialog.tsx'
import { TextFiles } from './TextFiles.tsx'
import { textCountsQuery, textsKey } from './textQueries.ts'

const stateOf = (text: StaffText): string => {
  if (text.is_fixed) return texts.states.fixed
  if (text.is_missing) return texts.states.missing
  if (!text.is_own) return ''
  return text.is_outdated ? texts.states.outdated : texts.states.own
}

const columns: readonly Column<StaffText>[] = [
  {
    id: 'english',
    header: texts.columns.english,
    cell: ({ key, forms }) => (
      <>
        <span className="block truncate">{forms.at(-1)?.english}</span>
        <span className="block truncate type-mono text-[12px]/4 text-bone-2">{key}</span>
      </>
    ),
    className: 'w-1/2 max-w-0 pr-4!',
  },
  {
    id: 'says',
    header: texts.columns.says,
    cell: ({ forms }) =>
      forms
        .map(({ own, shipped }) => own ?? shipped)
        .filter((words, place, all) => all.indexOf(words) === place)
        .join(' · '),
    className: 'w-1/2 max-w-0 truncate',
  },
  {
    id: 'state',
    header: texts.columns.state,
    cell: (text) => (
      <span className={text.is_outdated || text.is_missing ? 'text-warn' : 'text-bone-2'}>{stateOf(text)}</span>
    ),
    from: 640,
  },
]

interface TextListProps {
  language: Language
  /** administrators alone change what the shop says */
  mayChange: boolean
}

/** Every text of the shop in a language; what is looked for stands in the address. */
export const TextList = ({ language, mayChange }: TextListProps) => {
  const [words, changeAddress] = useAddress()
  const [open, setOpen] = useState<StaffText | null>(null)
  const filter = textFilters.find((one) => one === words.filter)
  const query = { language, ...(words.search && { search: words.search }), ...(filter && { filter }) }
  const list = usePages(listTexts, { key: [...textsKey, 'list'], query })
  const counts = useQuery(textCountsQuery(language)).data
  const tabs = [
    { value: '', label: texts.all, ...(counts && { count: counts.all }) },
    ...textFilters.map((value) => ({ value, label: texts.filters[value], ...(counts && { count: counts[value] }) })),
  ]
  return (
    <ListPanel
      title={texts.title}
      filters={
        <FilterTabs
          label={texts.filter}
          options={tabs}
          value={filter ?? ''}
          onChange={(value) => changeAddress({ filter: value })}
        />
      }
    >
      <div className="flex flex-wrap items-center gap-2 px-4 pt-3 pb-3">
        <SelectField
          label={texts.language}
          labelHidden
          options={languages.map((code) => ({ value: code, label: languageName(code) }))}
          value={language}
          onChange={({ target }) => changeAddress({ language: target.value === 'en' ? undefined : target.value })}
          className="w-44 compact:w-full"
        />
        <SearchField
          label={texts.search}
          value={words.search ?? ''}
          onChange={(search) => changeAddress({ search })}
          className="min-w-40 flex-1 compact:basis-full"
        />
        <TextFiles language={language} mayChange={mayChange} />
      </div>
      <DataTable
        label={texts.title}
        columns={columns}
        list={list}
        rowKey={({ key }) => key}
        rowName={({ key }) => texts.rowName(key)}
        onOpen={setOpen}
        empty={
          filter && !words.search
            ? { title: texts.nothingOwn, text: texts.nothingOwnText[filter] }
            : { title: texts.empty, text: texts.emptyText }
        }
      />
      {open && <TextDialog language={language} text={open} mayChange={mayChange} onClose={() => setOpen(null)} />}
    </ListPanel>
  )
}
