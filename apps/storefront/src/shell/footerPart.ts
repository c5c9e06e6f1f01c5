import { latePart } from '../late.tsx'

/** The footer, which no first view shows: its script comes when somebody scrolls near it. */
export const footerPart = latePart(async () => (await import('./Footer.tsx')).Footer)
