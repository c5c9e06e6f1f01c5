import { useLocation } from '@tanstack/react-router'

/** Path and query of the page, to come back to after signing in. */
export const useCurrentPath = (): string => useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
