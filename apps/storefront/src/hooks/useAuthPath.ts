import { useSearch } from '@tanstack/react-router'
import { writeSearch } from '../paths.ts'
import { type AuthSearch, keptAuthSearch, type RawSearch, readAuthSearch } from '../search.ts'
import { useHydrated } from './useHydrated.ts'

/**
 * The address of another form of the auth page, with everything else that stands in the query of this one
 * (docs/behaviour/pages.md#form-in-query). Documents are shared by addresses that differ in names that no page knows,
 * so the first frame leaves those out.
 */
export const useAuthPath = (): ((form: AuthSearch['form']) => string) => {
  const raw: RawSearch = useSearch({ strict: false })
  const whole = useHydrated()
  return (form) => `/auth${writeSearch(whole ? keptAuthSearch(raw, form) : { ...readAuthSearch(raw), form })}`
}
