import type { DeskOrder, DeskOrderLine } from '@pandrop/contract/staff/orders'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { showEuro } from '../../format.ts'
import { orderTexts, orderLineTexts as texts } from '../../texts/orders.ts'
import { Section } from '../../ui/Section.tsx'

const floatDigits = 6

const wearOf = ({ exterior, float }: DeskOrderLine): string =>
  float === null ? '' : texts.float(exterior, float.toFixed(floatDigits))

const cell = 'px-3 py-2 align-middle first:pl-4 last:pr-4'
const number = `${cell} text-right whitespace-nowrap`

/** What was bought, line by line. */
export const OrderLines = ({ order: { lines } }: { order: DeskOrder }) => (
  <Section title={orderTexts.lines} flush>
    <div className="tight:overflow-x-auto">
      <table className="w-full border-collapse" aria-label={orderTexts.lines}>
        <thead>
          <tr className="type-meta text-bone-2 *:font-normal">
            <th scope="col" className={`${cell} w-full text-left`}>
              {texts.item}
            </th>
            <th scope="col" className={`${cell} text-left`}>
              {texts.wear}
            </th>
            <th scope="col" className={number}>
              {texts.price}
            </th>
            <th scope="col" className={number}>
              {texts.discount}
            </th>
            <th scope="col" className={number}>
              {texts.paid}
            </th>
            <th scope="col" className={number}>
              {texts.vat}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <LineRow key={line.line_no} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  </Section>
)

const LineRow = ({ line }: { line: DeskOrderLine }) => (
  <tr className="h-14 shadow-[inset_0_1px_0_var(--color-line)]">
    <td className={cell}>
      <span className="flex min-w-52 items-center gap-3">
        <SkinPicture image={{ src: line.img_url }} size="thumb" faded={!line.live} className="w-14 flex-none" />
        <span className="min-w-0">
          <span className="block break-words">{line.title}</span>
          <span className="block type-meta text-bone-2">{stateOf(line)}</span>
        </span>
      </span>
    </td>
    <td className={`${cell} type-mono whitespace-nowrap text-bone-1`}>{wearOf(line)}</td>
    <td className={number}>{showEuro(line.price)}</td>
    <td className={`${number} text-bone-2`}>{line.discount > 0 && showEuro(line.discount)}</td>
    <td className={number}>{showEuro(line.price - line.discount)}</td>
    <td className={`${number} text-bone-2`}>{`${showEuro(line.vat)} (${line.vat_percent}%)`}</td>
  </tr>
)

const stateOf = (line: DeskOrderLine): string => {
  const refunded = line.refunded > 0 ? orderTexts.refunded(showEuro(line.refunded)) : ''
  return [refunded, line.live ? '' : orderTexts.itemFree].filter(Boolean).join(' · ')
}
