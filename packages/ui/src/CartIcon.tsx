interface CartIconProps {
  /** px */
  size?: number
  className?: string
}

/** The shop's cart, in the current text colour; drawn to sit with Tabler's outlines. */
export const CartIcon = ({ size = 20, className }: CartIconProps) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
  >
    <path d="M2.5 4h2.3a1 1 0 0 1 1 .7l3 10.6h8.7a1 1 0 0 0 1-.7l2.2-6.6a1 1 0 0 0-1-1.3H6.5" />
    <circle cx="9.7" cy="19.4" r="1.15" fill="currentColor" strokeWidth="1" />
    <circle cx="17" cy="19.4" r="1.15" fill="currentColor" strokeWidth="1" />
  </svg>
)
