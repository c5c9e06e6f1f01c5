import type { ApiFailure } from '@pandrop/api-client/errors'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** Puts what the server refused beside the fields of a form and the focus on the first of them. */
export const showServerErrors = <Values extends FieldValues>(
  { getValues, setError }: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  { fieldErrors }: ApiFailure,
): void => {
  const refused = (Object.keys(getValues()) as Path<Values>[]).filter((name) => fieldErrors[name])
  for (const [index, name] of refused.entries()) {
    setError(name, { message: fieldErrors[name]?.[0] }, { shouldFocus: index === 0 })
  }
}
