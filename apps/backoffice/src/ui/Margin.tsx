import { itemListTexts as texts } from '../texts/items.ts'

/** Below so many percent a margin is marked: fees and a refund eat it. */
const thinPercent = 5

/** What nobody knows, or what is not there, without a word for the eye. */
export const Nothing = ({ label = texts.none }: { label?: string }) => (
  <span className="text-bone-2">
    <span aria-hidden="true">–</span>
    <span className="sr-only">{label}</span>
  </span>
)

/** What remains of the price, in percent: red where it is a loss, amber where it is thin. */
export const Margin = ({ percent }: { percent: number | null }) => {
  if (percent === null) return <Nothing label={texts.unknown} />
  const colour = percent < 0 ? 'text-danger' : percent < thinPercent ? 'text-warn' : undefined
  return <span className={colour}>{texts.percent(percent)}</span>
}
