import { NotMe } from '../features/accounts/NotMe.tsx'
import { definePage, type NoParams, type PageProps } from '../page.ts'
import type { ResetSearch } from '../search.ts'

const NotMePage = ({ search: { token } }: PageProps<NoParams, ResetSearch>) => (
  <div className="page py-18 compact:py-8">
    <NotMe token={token} />
  </div>
)

/** /not-me?token=…, where “This was not me” of a mail leads (docs/behaviour/accounts.md#not-me). */
export const notMePage = definePage<NoParams, ResetSearch>({
  head: ({ text }) => ({ title: text('not_me_title'), noindex: true }),
  Component: NotMePage,
})
