import type { Queryable } from '../../db/statement.ts'
import { type SocialLinkRow, selectSocialLinks } from './content.sql.ts'

/** Where else to find the shop, in the order of the footer. */
export const socialLinksOf = (q: Queryable): Promise<SocialLinkRow[]> => selectSocialLinks(q)
