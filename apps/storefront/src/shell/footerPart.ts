import { lazyPart } from '../lazyHydrate.tsx'

/** The footer, which no first view shows: its script comes when somebody scrolls near it. */
export const footerPart = lazyPart(async () => (await import('./Footer.tsx')).Footer)
