type DocumentGuard = (path: string) => boolean

let guard: DocumentGuard = () => true

/** Says which pages may be shown in this document; the others get one of their own (googleTag.ts). */
export const guardDocument = (mayStay: DocumentGuard): void => {
  guard = mayStay
}

/**
 * Lets a page be shown in this document, or asks for one of its own and never comes back.
 * @param href path with query
 */
export const stayInDocument = async (path: string, href: string): Promise<void> => {
  if (guard(path)) return
  window.location.replace(href)
  await new Promise<never>(() => undefined)
}
