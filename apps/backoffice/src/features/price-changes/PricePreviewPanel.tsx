import type { PricePreview } from '@pandrop/contract/staff/price-changes'
import { CheckboxField } from '@pandrop/ui/CheckboxField'
import { classNames } from '@pandrop/ui/classNames'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { showEuro } from '../../format.ts'
import { priceTexts as texts } from '../../texts/price-changes.ts'

interface PricePreviewPanelProps {
  /** undefined while nothing was answered yet */
  preview: PricePreview | undefined
  /** something is asked for */
  isAsked: boolean
  /** it belongs to what stood in the form before */
  isOld: boolean
  isFailed: boolean
  /** more than half off is ticked */
  isDeepMeant: boolean
  onDeepMeant: (isMeant: boolean) => void
  /** items of running campaigns are meant too */
  isWithCampaigns: boolean
  onWithCampaigns: (isMeant: boolean) => void
}

/** What new prices come to before they are set: the sums, what stays as it is and why, and the ten largest moves. */
export const PricePreviewPanel = (props: PricePreviewPanelProps) => {
  const { preview, isAsked, isOld, isFailed, isDeepMeant, onDeepMeant, isWithCampaigns, onWithCampaigns } = props
  if (!isAsked) return <Box>{texts.previewEmpty}</Box>
  if (isFailed) return <Box>{texts.previewFailed}</Box>
  if (!preview)
    return (
      <div role="status" aria-label={texts.previewLoading} className="flex flex-col gap-2">
        <Skeleton className="h-40 rounded-input" />
      </div>
    )
  return (
    <div
      aria-busy={isOld}
      className={classNames('flex flex-col gap-4 rounded-input bg-ink-2 p-4', isOld && 'opacity-50')}
    >
      <Sums preview={preview} />
      <Notes preview={preview} isWithCampaigns={isWithCampaigns} />
      {preview.in_campaign > 0 && (
        <CheckboxField
          label={texts.leaveCampaigns}
          checked={!isWithCampaigns}
          onChange={({ target }) => onWithCampaigns(!target.checked)}
          className="-my-2"
        />
      )}
      {preview.deep > 0 && (
        <CheckboxField
          label={texts.deep(preview.deep)}
          checked={isDeepMeant}
          onChange={({ target }) => onDeepMeant(target.checked)}
          className="-my-2"
        />
      )}
      {preview.moves.length > 0 && <Moves preview={preview} />}
    </div>
  )
}

const Box = ({ children }: { children: string }) => <p className="rounded-input bg-ink-2 p-4 text-bone-2">{children}</p>

const Sums = ({ preview: { moved, before, after } }: { preview: PricePreview }) => {
  const change = Math.round((after - before) * 100) / 100
  return (
    <div role="status">
      <p className="font-[560]">{moved === 0 ? texts.nothing : texts.moved(moved)}</p>
      {moved > 0 && (
        <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
          <span className="type-panel tabular-nums">{texts.sums(showEuro(before), showEuro(after))}</span>
          <span className={change < 0 ? 'text-warn' : 'text-bone-1'}>
            {texts.difference(showEuro(change), (change / before) * 100)}
          </span>
        </p>
      )}
    </div>
  )
}

interface Note {
  items: number
  say: (items: number) => string
}

const Notes = ({ preview, isWithCampaigns }: { preview: PricePreview; isWithCampaigns: boolean }) => {
  const inCampaign: Note = {
    items: preview.in_campaign,
    say: isWithCampaigns ? texts.leavesCampaign : texts.keptInCampaign,
  }
  const warnings: Note[] = [
    ...(isWithCampaigns ? [inCampaign] : []),
    { items: preview.below_cost, say: texts.belowCost },
    { items: preview.unusual, say: texts.unusual },
    { items: preview.reductions_ended, say: texts.reductionsEnded },
  ]
  const facts: Note[] = [
    { items: preview.at_floor, say: texts.atFloor },
    { items: preview.unchanged, say: texts.unchanged },
    { items: preview.reserved, say: texts.reserved },
    { items: preview.gone, say: texts.gone },
    ...(isWithCampaigns ? [] : [inCampaign]),
    { items: preview.without_cost, say: texts.withoutCost },
    { items: preview.without_margin, say: texts.withoutMargin },
    { items: preview.too_high, say: texts.tooHigh },
    { items: preview.wishes, say: (wishes) => texts.wishes(wishes, preview.mails) },
  ]
  const there = ({ items }: Note): boolean => items > 0
  return (
    <ul className="flex flex-col gap-1 text-[13px]/[18px] empty:hidden">
      {warnings.filter(there).map(({ items, say }) => (
        <li key={say(0)} className="flex items-start gap-2">
          <IconAlertTriangleFilled aria-hidden="true" size={15} className="mt-0.5 flex-none text-danger" />
          {say(items)}
        </li>
      ))}
      {facts.filter(there).map(({ items, say }) => (
        <li key={say(0)} className="text-bone-1">
          {say(items)}
        </li>
      ))}
    </ul>
  )
}

const cell = 'py-1.5 pl-3 text-right whitespace-nowrap tabular-nums'

const Moves = ({ preview: { moves } }: { preview: PricePreview }) => (
  <table className="w-full text-[13px]/[18px]">
    <caption className="pb-1 text-left font-[560]">{texts.largest}</caption>
    <thead className="type-meta text-bone-2">
      <tr>
        <th scope="col" className="pb-1 text-left font-[560]">
          {texts.item}
        </th>
        {[texts.before, texts.after].map((name) => (
          <th key={name} scope="col" className="pb-1 pl-3 text-right font-[560]">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {moves.map(({ id, title, before, after }) => (
        <tr key={id} className="border-t border-line">
          <th scope="row" title={title} className="w-full max-w-0 truncate py-1.5 text-left font-[420]">
            {title}
          </th>
          <td className={classNames(cell, 'text-bone-2')}>{showEuro(before)}</td>
          <td className={classNames(cell, 'font-[640]')}>{showEuro(after)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
