import { staticPagesQuery } from '@pandrop/api-client/content-queries'
import type { StaticPage } from '@pandrop/contract/content'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../hooks/useApi.ts'
import { useText } from '../../hooks/useText.ts'
import { paths } from '../../paths.ts'

interface PageLinkProps {
  page: Pick<StaticPage, 'id' | 'slug'> | undefined
  words: string
}

const PageLink = ({ page, words }: PageLinkProps) =>
  page ? (
    <a href={paths.staticPage(page)} target="_blank" rel="noopener" className="text-link">
      {words}
    </a>
  ) : (
    words
  )

/** "I accept the terms and the privacy policy", each in a new tab (docs/behaviour/accounts.md#sign-up-form). */
export const AcceptTerms = () => {
  const text = useText()
  const { data: pages = [] } = useQuery(staticPagesQuery(useApi()))
  const links: Record<string, PageLinkProps> = {
    '{terms}': { page: pages.find(({ is_terms }) => is_terms), words: text('auth_terms_link') },
    '{privacy}': { page: pages.find(({ is_privacy }) => is_privacy), words: text('auth_privacy_link') },
  }
  // Holes without a value stay visible (dictionaries/translate): the links go there, in the language's own order.
  return text('auth_terms')
    .split(/(\{terms\}|\{privacy\})/)
    .map((part) => {
      const link = links[part]
      return link ? <PageLink key={part} {...link} /> : part
    })
}
