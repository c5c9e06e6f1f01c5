import { IconDownload } from '@tabler/icons-react'

interface PaperLinkProps {
  /** below /api/staff */
  path: 'receipts' | 'credit-notes' | 'confirmations'
  id: number | string
  /** such as R-2026-000123; what the file is called */
  number: string
  /** what is read: the number, or more than it */
  text?: string
  /** in a row that opens something itself: its name */
  label?: string
}

/** Downloads a paper as PDF. */
export const PaperLink = ({ path, id, number, text = number, label }: PaperLinkProps) => (
  <a
    href={`/api/staff/${path}/${id}`}
    download={`${number}.pdf`}
    aria-label={label}
    className="relative z-1 inline-flex min-h-10 items-center gap-2 rounded-check text-bone-0 hover:text-white"
  >
    <IconDownload aria-hidden="true" size={18} stroke={1.6} />
    {text}
  </a>
)
