import { classNames } from '@pandrop/ui/classNames'
import { Skeleton } from '@pandrop/ui/Skeleton'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { showEuro } from '../../../format.ts'
import { marginTexts as texts } from '../../../texts/margins.ts'
import { previewQuery } from './marginQueries.ts'

interface MarginChangesProps {
  from: number
  /** absent: what the margin's removal changes */
  percent?: number | undefined
}

const cell = 'py-1.5 pl-3 text-right whitespace-nowrap'

/** What a margin would change, shown by copies of the catalogue and by the offers that wait. */
export const MarginChanges = ({ from, percent }: MarginChangesProps) => {
  const { data, isError, isPlaceholderData } = useQuery(previewQuery(from, percent))
  if (isError && !data) return <p className="text-bone-2">{texts.previewFailed}</p>
  if (!data)
    return (
      <div role="status" aria-label={texts.previewLoading} className="flex flex-col gap-2">
        <Skeleton className="h-24" />
      </div>
    )
  return (
    <div aria-busy={isPlaceholderData} className={classNames('flex flex-col gap-2', isPlaceholderData && 'opacity-50')}>
      {data.examples.length === 0 ? (
        <p className="text-bone-2">{texts.previewEmpty}</p>
      ) : (
        <table className="w-full">
          <caption className="pb-1 text-left font-[560]">{texts.preview}</caption>
          <thead className="type-meta text-bone-2">
            <tr>
              <th scope="col" className="pb-1 text-left font-[560]">
                {texts.copy}
              </th>
              {[texts.sellsFor, texts.now, texts.afterwards].map((name) => (
                <th key={name} scope="col" className="pb-1 pl-3 text-right font-[560]">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.examples.map((example) => (
              <tr key={`${example.title} ${example.exterior}`} className="border-t border-line">
                <th scope="row" className="w-full max-w-0 truncate py-1.5 text-left font-[420]">
                  {texts.copyName(example.title, example.exterior)}
                </th>
                <td className={classNames(cell, 'text-bone-2')}>{showEuro(example.reference_price)}</td>
                <td className={cell}>{showEuro(example.suggested_price)}</td>
                <td className={classNames(cell, 'font-[640]')}>{showEuro(example.then_price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ul className="flex flex-col gap-1 empty:hidden">
        {data.falls.map(({ from: price, below, there }) => (
          <li key={price} className="flex items-start gap-2 text-[13px]/[18px]">
            <IconAlertTriangleFilled aria-hidden="true" size={15} className="mt-0.5 flex-none text-danger" />
            {texts.fall(showEuro(price), showEuro(below), showEuro(there))}
          </li>
        ))}
      </ul>
      <p role="status" className="type-meta text-bone-2">
        {`${texts.waitingIn(data.waiting)} ${texts.atOnce}`}
      </p>
    </div>
  )
}
