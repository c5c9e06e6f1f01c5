interface DropProps {
  /** width in px; the height follows */
  width?: number
  className?: string
}

/** The brand's drop, standing on its round end, in the current text colour. Decoration: hidden from screen readers. */
export const Drop = ({ width = 8, className }: DropProps) => (
  <svg aria-hidden="true" viewBox="-12 -15.5 24 31" width={width} height={(width * 31) / 24} className={className}>
    <path d="M0-15C4-9 11.5-3.5 11.5 3.6A11.5 11 0 0 1-11.5 3.6C-11.5-3.5-4-9 0-15Z" fill="currentColor" />
  </svg>
)
