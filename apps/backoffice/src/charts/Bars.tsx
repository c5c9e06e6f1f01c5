interface BarsProps {
  /** names the list: "Revenue by type, 30 days" */
  label: string
  /** longest first, as they are to be shown */
  bars: readonly { name: string; value: number; shown: string }[]
}

/** Lying bars with their names and figures: a list, so that it reads as one. */
export const Bars = ({ label, bars }: BarsProps) => {
  const longest = Math.max(0, ...bars.map(({ value }) => value))
  return (
    <ul aria-label={label} className="flex flex-col gap-3">
      {bars.map(({ name, value, shown }) => (
        <li key={name} className="grid grid-cols-[88px_minmax(0,1fr)_64px] items-center gap-3">
          <span className="truncate text-bone-1">{name}</span>
          <span aria-hidden="true" className="flex h-2">
            <span
              className="min-w-1 rounded-full bg-bone-1"
              style={{ width: `${longest > 0 ? (Math.max(0, value) / longest) * 100 : 0}%` }}
            />
          </span>
          <span className="text-right font-[600]">{shown}</span>
        </li>
      ))}
    </ul>
  )
}
