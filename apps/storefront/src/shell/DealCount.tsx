import { useText } from '../hooks/useText.ts'
import { CountBadge } from './CartLink.tsx'

/** How many deals wait for the customer, behind the link to them; nothing where none does. */
export const DealCount = ({ count = 0 }: { count: number | undefined }) => {
  const text = useText()
  if (count === 0) return null
  return (
    <>
      <CountBadge count={count} className="ml-auto" />
      <span className="sr-only">{text('nav_deals_open', { count })}</span>
    </>
  )
}
