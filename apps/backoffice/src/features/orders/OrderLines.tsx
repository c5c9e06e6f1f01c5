import type { StaffOrder, StaffOrderLine } from '@pandrop/contract/staff/orders'
import { SkinPicture } from '@pandrop/ui/SkinPicture'
import { showEuro } from '../../format.ts'
import { skinImage } from '../../pictures.ts'
import { attachedInFull } from '../../texts/attachments.ts'
import { orderTexts, orderLineTexts as texts } from '../../texts/orders.ts'
import { Section } from '../../ui/Section.tsx'

// Calls name pictures by their path below the address that the shop serves files from (docs/behaviour/wire.md#storage).
const floatDigits = 6

const wearOf = ({ exterior, float, paint_seed, phase, fade }: StaffOrderLine): string => {
  const wear = float === null ? '' : texts.wear(exterior, float.toFixed(floatDigits), paint_seed ?? 0)
  return [phase, fade === undefined ? '' : texts.fade(fade), wear].filter(Boolean).join(' · ')
}

const cell = 'px-3 py-2 align-middle first:pl-4 last:pr-4'
const number = `${cell} text-right whitespace-nowrap`

/** What was bought, line by line. */
export const OrderLines = ({ order: { lines, discount } }: { order: StaffOrder }) => {
  const isReduced = discount > 0
  const names = isReduced ? [texts.price, texts.discount, texts.paid, texts.vat] : [texts.price, texts.vat]
  return (
    <Section title={orderTexts.lines} flush>
      <div className="overflow-x-auto">
        <table className="w-full border-collapse" aria-label={orderTexts.lines}>
          <thead>
            <tr className="type-meta text-bone-2 *:font-normal">
              <th scope="col" className={`${cell} w-full text-left`}>
                {texts.item}
              </th>
              {names.map((name) => (
                <th key={name} scope="col" className={number}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <LineRow key={line.line_no} line={line} isReduced={isReduced} />
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}

const LineRow = ({ line, isReduced }: { line: StaffOrderLine; isReduced: boolean }) => (
  <tr className="h-14 shadow-[inset_0_1px_0_var(--color-line)]">
    <td className={cell}>
      <span className="flex min-w-44 items-center gap-3">
        <SkinPicture image={skinImage(line.img_url)} size="thumb" faded={!line.live} className="w-14 flex-none" />
        <span className="min-w-0">
          <span className="block break-words">{line.title}</span>
          <span className="block type-mono text-[12.5px]/5 text-bone-2">{wearOf(line)}</span>
          {line.attachments && (
            <span className="block type-meta wrap-anywhere text-bone-1">{attachedInFull(line.attachments)}</span>
          )}
          <span className="block type-meta text-bone-1">{stateOf(line)}</span>
        </span>
      </span>
    </td>
    <td className={number}>{showEuro(line.price)}</td>
    {isReduced && (
      <>
        <td className={`${number} text-bone-2`}>{line.discount > 0 && showEuro(line.discount)}</td>
        <td className={number}>{showEuro(line.price - line.discount)}</td>
      </>
    )}
    <td className={`${number} text-bone-2`}>
      {showEuro(line.vat)}
      <span className="block type-meta">{texts.percent(line.vat_percent, line.vat_country)}</span>
    </td>
  </tr>
)

const stateOf = (line: StaffOrderLine): string => {
  const refunded = line.refunded > 0 ? orderTexts.refunded(showEuro(line.refunded)) : ''
  return [refunded, line.live ? '' : orderTexts.itemFree].filter(Boolean).join(' · ')
}
