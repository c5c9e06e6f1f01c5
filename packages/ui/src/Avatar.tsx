import { IconCheck } from '@tabler/icons-react'
import { classNames } from './classNames.ts'

interface AvatarProps {
  /** the customer's name; its first letters are shown when there is no picture */
  name: string
  src?: string
  size?: 40 | 64 | 96
  /** "Verified": shows the green tick */
  verifiedLabel?: string
}

const sizes = { 40: 'size-10 type-label', 64: 'size-16 text-[21px]/6 font-[640]', 96: 'size-24 type-h2' } as const

/** A customer: picture or initials, and a green tick when verified. The name itself stands beside it. */
export const Avatar = ({ name, src, size = 40, verifiedLabel }: AvatarProps) => (
  <span className={classNames('relative inline-grid flex-none place-items-center rounded-full bg-ink-3', sizes[size])}>
    {src ? (
      <img src={src} alt="" width={size} height={size} className="size-full rounded-full object-cover" />
    ) : (
      <span aria-hidden="true">{initials(name)}</span>
    )}
    {verifiedLabel && (
      <span
        className="absolute -right-1 -bottom-1 grid size-[18px] place-items-center rounded-full bg-bamboo ring-2
          ring-ink-0"
      >
        <IconCheck aria-hidden="true" size={12} stroke={2.5} className="text-on-bamboo" />
        <span className="sr-only">{verifiedLabel}</span>
      </span>
    )}
  </span>
)

/** First letters of the first and the last word: "Marta Ana Kovač" is MK. */
const initials = (name: string): string => {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
