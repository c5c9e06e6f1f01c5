import { staticPagesQuery } from '@pandrop/api-client/content-queries'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../hooks/useApi.ts'
import { useText } from '../hooks/useText.ts'
import { paths } from '../paths.ts'

/** "I accept the terms and conditions", with the terms in a new tab where the shop has such a page. */
export const TermsLabel = () => {
  const text = useText()
  const { data: pages = [] } = useQuery(staticPagesQuery(useApi()))
  const terms = pages.find((page) => page.is_terms)
  // A hole without a value stays visible (dictionaries/translate): the link goes there.
  const [before, after] = text('checkout_terms').split('{link}')
  const words = text('checkout_terms_link')
  return (
    <>
      {before}
      {terms ? (
        <a href={paths.staticPage(terms)} target="_blank" rel="noopener" className="text-link">
          {words}
        </a>
      ) : (
        words
      )}
      {after}
    </>
  )
}
