import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/**
 * Lets a form follow what it shows: fields that still hold what they held before take the new value, and whatever was
 * typed since stays.
 * @param before values that the form was filled with, or that were sent
 */
export const moveOn = <Values extends FieldValues>(
  { getValues, resetField }: UseFormReturn<Values>,
  before: Values,
  next: Values,
): void => {
  for (const name of Object.keys(next) as Path<Values>[]) {
    const value = next[name] as PathValue<Values, Path<Values>>
    if (getValues(name) === before[name]) resetField(name, { defaultValue: value })
  }
}
