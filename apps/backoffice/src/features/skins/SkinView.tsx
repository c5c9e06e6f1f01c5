import { asFailure } from '@pandrop/api-client/errors'
import type { CatalogueSkin, StaffKind } from '@pandrop/contract/staff/skins'
import { buttonClass } from '@pandrop/ui/Button'
import { EmptyState } from '@pandrop/ui/EmptyState'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { showCount, showDay, showEuro } from '../../format.ts'
import { paths } from '../../paths.ts'
import type { Column } from '../../table/columns.ts'
import { DataTable } from '../../table/DataTable.tsx'
import { ListPanel } from '../../table/ListPanel.tsx'
import { PanelText } from '../../table/PanelText.tsx'
import { wholeList } from '../../table/tableList.ts'
import { skinTexts as texts } from '../../texts/skins.ts'
import { Facts } from '../../ui/Facts.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Section } from '../../ui/Section.tsx'
import { ReferenceDialog } from './ReferenceDialog.tsx'
import { SkinPictures } from './SkinPictures.tsx'
import { Age } from './skinMarks.tsx'
import { skinQuery } from './skinQueries.ts'
import { kindText, sourceText } from './skinWords.ts'

const names = texts.columns

const Source = (kind: StaffKind) => (
  <>
    {sourceText(kind) ?? texts.noReference}
    {kind.set?.until && <span className="text-bone-2"> {texts.until(showDay(kind.set.until))}</span>}
  </>
)

const Reference = ({ reference, is_outdated: isOutdated }: StaffKind) => {
  if (reference === null) return <span className="text-warn">{texts.noReference}</span>
  return (
    <>
      {isOutdated && <span className="mr-2 type-meta text-warn">{texts.outdated}</span>}
      <span className="font-[640]">{showEuro(reference)}</span>
    </>
  )
}

const columns: readonly Column<StaffKind>[] = [
  { id: 'kind', header: names.kind, cell: kindText, grow: true },
  { id: 'source', header: names.source, cell: Source, muted: true, from: 640 },
  { id: 'age', header: names.age, cell: ({ source }) => <Age day={source?.day ?? null} />, align: 'right', from: 640 },
  { id: 'reference', header: names.reference, cell: Reference, align: 'right' },
  {
    id: 'cheapest',
    header: names.cheapest,
    cell: ({ cheapest }) => (cheapest === null ? '–' : showEuro(cheapest)),
    align: 'right',
    from: 1440,
  },
  { id: 'on_sale', header: names.onSale, cell: (kind) => showCount(kind.on_sale), align: 'right', from: 640 },
  { id: 'sold', header: names.sold, cell: (kind) => showCount(kind.sold_30_days), align: 'right', from: 1440 },
]

/** One skin: what it is, its picture, and what each of its kinds usually costs. */
export const SkinView = ({ id }: { id: string }) => {
  const { data: skin, error, isFetching, refetch } = useQuery(skinQuery(id))
  if (skin)
    return (
      <div className="grid items-start gap-3 desktop:grid-cols-[minmax(0,1fr)_360px]">
        <Kinds skin={skin} />
        <div className="flex min-w-0 flex-col gap-3">
          <SkinPictures skin={skin} />
          <SkinFacts skin={skin} />
        </div>
      </div>
    )
  if (!error)
    return (
      <div role="status" className="grid gap-3 desktop:grid-cols-[minmax(0,1fr)_360px]">
        <span className="sr-only">{texts.loading}</span>
        <Skeleton className="h-96 rounded-large" />
        <Skeleton className="h-96 rounded-large" />
      </div>
    )
  if (asFailure(error).code === 'skin_not_found') return <NoSkin />
  return <LoadFailed title={texts.failed} error={error} isFetching={isFetching} refetch={refetch} />
}

const NoSkin = () => (
  <EmptyState
    title={texts.missing}
    text={texts.missingText}
    action={
      <Link to={paths.skins} className={buttonClass({ kind: 'secondary', size: 40 })}>
        {texts.back}
      </Link>
    }
  />
)

interface SkinProps {
  skin: CatalogueSkin
}

const Kinds = ({ skin }: SkinProps) => {
  const [opened, setOpened] = useState<StaffKind | null>(null)
  const data = skin.kinds
  return (
    <>
      <ListPanel title={texts.kinds} titled aside={<PanelText>{texts.kindsHint}</PanelText>}>
        <DataTable
          label={texts.kinds}
          columns={columns}
          list={wholeList({ data, isError: false, error: null, isFetching: false, refetch: () => undefined })}
          rowKey={({ exterior, variant }) => `${exterior}-${variant}`}
          rowName={(kind) => texts.rowName(kindText(kind))}
          onOpen={setOpened}
          empty={{ title: texts.noKinds }}
        />
      </ListPanel>
      {opened && <ReferenceDialog skinId={skin.id} kind={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

const SkinFacts = ({ skin }: SkinProps) => (
  <Section title={texts.facts}>
    <Facts
      facts={[
        { term: texts.number, value: skin.id, mono: true },
        { term: texts.weapon, value: skin.weapon },
        { term: texts.finish, value: skin.finish || null },
        { term: texts.phase, value: skin.phase || null },
        { term: texts.type, value: skin.type },
        { term: texts.rarity, value: skin.rarity },
        { term: texts.collection, value: skin.collection || null },
        { term: texts.team, value: skin.team },
        { term: texts.floats, value: skin.wear && texts.floatsOf(skin.wear.min, skin.wear.max), mono: true },
        { term: texts.indexes, value: `${skin.def_index} · ${skin.paint_index}`, mono: true },
        { term: texts.origin, value: texts.origins[skin.origin] },
        { term: texts.onSale, value: showCount(skin.on_sale) },
        { term: texts.sold, value: showCount(skin.sold_30_days) },
      ]}
    />
    <Link
      to={paths.items}
      search={{ tab: 'all', search: [skin.market_name, skin.phase].filter(Boolean).join(' ') } as never}
      className={buttonClass({ kind: 'secondary', size: 40, className: 'mt-4' })}
    >
      {texts.seeItems}
    </Link>
  </Section>
)
