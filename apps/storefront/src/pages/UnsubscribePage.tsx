import { Unsubscribe } from '../features/wishlist/Unsubscribe.tsx'
import { definePage } from '../page.ts'

const UnsubscribePage = () => (
  <div className="page py-18 compact:py-8">
    <Unsubscribe />
  </div>
)

/** /unsubscribe?token=…, where the link of a price mail leads. */
export const unsubscribePage = definePage({
  head: ({ text }) => ({ title: text('unsubscribe_title'), noindex: true }),
  Component: UnsubscribePage,
})
