import type { ReactNode } from 'react'

const dropPath = 'M0-15C4-9 11.5-3.5 11.5 3.6A11.5 11 0 0 1-11.5 3.6C-11.5-3.5-4-9 0-15Z'

export interface PandaFaceProps {
  /** width and height in px */
  size?: number
  /** drawn in place of its open ones */
  eyes?: ReactNode
  className?: string
}

/** The logo's face. Decoration: the text beside it says what it means. */
export const PandaFace = ({ size = 32, eyes, className }: PandaFaceProps) => (
  <svg aria-hidden="true" viewBox="0 0 64 64" width={size} height={size} className={className}>
    <circle cx="11" cy="15" r="10" fill="#3A413D" />
    <circle cx="53" cy="15" r="10" fill="#3A413D" />
    <ellipse cx="32" cy="35" rx="29" ry="25" className="fill-bone-0" />
    <g className="fill-ink-0">
      <path d={dropPath} transform="translate(20 35) rotate(42) scale(.72)" />
      <path d={dropPath} transform="translate(44 35) rotate(-42) scale(.72)" />
      <path d="M28.6 45.6h6.8a1.5 1.5 0 0 1 1.1 2.5l-3.4 3.6a1.5 1.5 0 0 1-2.2 0l-3.4-3.6a1.5 1.5 0 0 1 1.1-2.5Z" />
    </g>
    {eyes ?? (
      <g className="fill-bone-0">
        <circle cx="20.5" cy="35.5" r="2.9" />
        <circle cx="43.5" cy="35.5" r="2.9" />
      </g>
    )}
  </svg>
)
