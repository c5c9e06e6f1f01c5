import { IconHandStop } from '@tabler/icons-react'

/** Words about what keeps an order from being delivered, as a badge. */
export const HoldMark = ({ label }: { label: string }) => (
  <span
    className="inline-flex h-[26px] items-center gap-1.5 rounded-badge bg-ink-2 pr-2.5 pl-2 type-meta font-[580]
      whitespace-nowrap text-danger"
  >
    <IconHandStop aria-hidden="true" size={15} stroke={2} />
    {label}
  </span>
)
