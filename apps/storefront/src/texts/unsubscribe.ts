import { notificationTexts } from '@pandrop/dictionaries/en/notifications'
import { texts as buying } from './buying.ts'

/** What the page shows that stops mails. */
export const texts = { ...buying, ...notificationTexts }
