import { getPageVersion } from '@pandrop/contract/staff/routes/static-pages'
import { Dialog } from '@pandrop/ui/Dialog'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../../api.ts'
import { formTexts } from '../../../texts/forms.ts'
import { staticPageTexts as texts } from '../../../texts/static-pages.ts'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { differencesOf, type Piece } from './differences.ts'

const versionQuery = (id: number) =>
  queryOptions({
    queryKey: ['page-version', id],
    queryFn: async ({ signal }) => (await api.send(getPageVersion, { params: { id }, query: {}, signal })).version,
    // A version stays as it is.
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What a version says otherwise than the one before it in its language. */
export const VersionDifferences = ({ id, name, onClose }: { id: number; name: string; onClose: () => void }) => {
  const { data, error, isFetching, refetch } = useQuery(versionQuery(id))
  return (
    <Dialog
      open
      width={520}
      onOpenChange={(open) => !open && onClose()}
      title={name}
      text={data && (data.before ? texts.comparedWith(data.before.id) : texts.firstVersion)}
      closeLabel={formTexts.close}
    >
      {data && <Differences before={data.before?.source ?? ''} after={data.source} titles={titlesOf(data)} />}
      {error && <LoadFailed title={texts.openFailed} error={error} isFetching={isFetching} refetch={refetch} />}
      {!data && !error && <Skeleton className="h-64 rounded-input" />}
    </Dialog>
  )
}

const titlesOf = ({ title, before }: { title: string; before: { title: string } | null }) =>
  before && before.title !== title ? { before: before.title, after: title } : null

interface DifferencesProps {
  before: string
  after: string
  /** null: the title stayed */
  titles: { before: string; after: string } | null
}

/** What two texts say differently, word by word. */
export const Differences = ({ before, after, titles }: DifferencesProps) => {
  if (before === after && !titles) return <p className="text-bone-1">{texts.nothingDiffers}</p>
  return (
    <div className="flex flex-col gap-3">
      {titles && (
        <p className="font-[640]">
          <Pieces pieces={differencesOf(titles.before, titles.after)} />
        </p>
      )}
      <section
        aria-label={texts.compare}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-[50dvh] overflow-y-auto rounded-input bg-ink-0 px-4 py-3 type-mono text-[13px]/5"
      >
        <p className="break-words whitespace-pre-wrap">
          <Pieces pieces={differencesOf(before, after)} />
        </p>
      </section>
    </div>
  )
}

const Pieces = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ kind, text }, place) => {
    // Pieces are made once and stay in their order.
    const key = `${place} ${kind}`
    if (kind === 'added')
      return (
        <ins key={key} className="rounded-check bg-ink-3 text-bamboo underline decoration-1 underline-offset-2">
          {text}
        </ins>
      )
    if (kind === 'removed')
      return (
        <del key={key} className="rounded-check bg-ink-3 text-danger">
          {text}
        </del>
      )
    if (kind === 'omitted')
      return (
        <span key={key} className="block py-1 text-bone-2">
          {texts.omitted(text.split('\n').length)}
        </span>
      )
    return <span key={key}>{text}</span>
  })
