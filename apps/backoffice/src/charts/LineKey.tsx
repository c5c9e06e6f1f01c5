/** Says which of the lines of a chart is which, and what it comes to. */
export const LineKey = ({ dashed, name, sum }: { dashed?: boolean; name: string; sum: string }) => (
  <span className="flex items-center gap-2 whitespace-nowrap text-[13px]/5 text-bone-1">
    <svg aria-hidden="true" width={16} height={4}>
      <line
        x1={0}
        y1={2}
        x2={16}
        y2={2}
        strokeWidth={2}
        strokeDasharray={dashed ? '6 4' : undefined}
        className={dashed ? 'stroke-line-ui' : 'stroke-bone-0'}
      />
    </svg>
    <span>
      {name} {sum}
    </span>
  </span>
)
