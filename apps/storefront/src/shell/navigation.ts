import type { TextKey } from '@pandrop/dictionaries/translate'
import { useLocation } from '@tanstack/react-router'
import { paths } from '../paths.ts'

interface NavigationLink {
  key: TextKey
  href: string
}

/** The four links of header, menu and footer (docs/behaviour/pages.md#header). */
export const shopLinks: readonly NavigationLink[] = [
  { key: 'nav_home', href: paths.home() },
  { key: 'nav_products', href: paths.products() },
  { key: 'nav_new', href: paths.newItems() },
  { key: 'nav_sale', href: paths.sale() },
]

/** Whether a link leads to where the visitor is; everything below /products counts as Products. */
export const useIsCurrent = (): ((href: string) => boolean) => {
  const pathname = useLocation({ select: (location) => location.pathname })
  return (href) => pathname === href || (href !== '/' && pathname.startsWith(`${href}/`))
}
