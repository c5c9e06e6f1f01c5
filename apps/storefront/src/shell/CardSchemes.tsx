import type { ReactNode } from 'react'
import { useText } from '../hooks/useText.ts'

/** Drawn by us: four slanted letters in the scheme's blue. */
const Visa = () => (
  <g transform="translate(10 8.6) skewX(-11)">
    <g fill="#1434cb">
      <path d="M1 0h5.2l2 9.4L12.3 0h4L9.9 14.8H5.8L2.7 2.6Q2 1.6.6 1.1Z" />
      <path d="M17.6 0h3.7v14.8h-3.7Z" />
      <path
        fillRule="evenodd"
        d="M32.9 14.8 38.6 1.2Q39.1 0 40.4 0h3l3.4 14.8h-3.6l-.6-2.6h-4.8l-1 2.6Zm5.9-5.4h3.1l-1.2-5.2Z"
      />
    </g>
    <path
      fill="none"
      stroke="#1434cb"
      strokeWidth="3.3"
      d="M32.6 2.5C31.2 1.8 30 1.6 28.9 1.6c-2 0-3.2.9-3.2 2.3 0 3.4 6.3 3 6.3 6.6 0 1.8-1.6 2.8-4.1 2.8-1.5
        0-3.1-.4-4.3-1"
    />
  </g>
)

/** Drawn by us: two discs, and what they share. */
const Mastercard = () => (
  <>
    <circle cx="25.5" cy="16" r="10" fill="#eb001b" />
    <circle cx="38.5" cy="16" r="10" fill="#f79e1b" />
    <path fill="#ff5f00" d="M32 8.4a10 10 0 0 1 0 15.2 10 10 0 0 1 0-15.2Z" />
  </>
)

/** Names of card schemes, not texts: the same in every language. */
const schemes: readonly { name: string; mark: ReactNode }[] = [
  { name: 'Visa', mark: <Visa /> },
  { name: 'Mastercard', mark: <Mastercard /> },
]

/** The marks of the cards that the shop takes, on bone as on a card terminal. */
export const CardSchemes = () => {
  const text = useText()
  return (
    <ul aria-label={text('footer_cards')} className="mt-4 flex flex-wrap gap-2">
      {schemes.map(({ name, mark }) => (
        <li key={name} className="flex">
          <svg
            role="img"
            aria-label={name}
            viewBox="0 0 64 32"
            width={60}
            height={30}
            className="rounded-check bg-bone-0"
          >
            {mark}
          </svg>
        </li>
      ))}
    </ul>
  )
}
