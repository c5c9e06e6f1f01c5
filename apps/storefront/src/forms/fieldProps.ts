import type { Text, TextKey } from '@pandrop/dictionaries/translate'
import type { FieldPath, FieldValues, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'

/** What a field of the design system needs from its form: spread it. */
export type FieldProps = UseFormRegisterReturn & { error: string | undefined }

/** Gives a field by its name; a change of it checks the other one again, where two fields are judged together. */
export type FieldByName<Name extends string> = (name: Name, judgedWith?: Name) => FieldProps

/**
 * A form's fields with their errors in the visitor's language. Schemas answer with keys of texts; what the server said
 * is a text already and stays as it is.
 */
export const fieldProps = <Values extends FieldValues>(
  { register, getFieldState, formState }: Pick<UseFormReturn<Values>, 'register' | 'getFieldState' | 'formState'>,
  text: Text,
): FieldByName<FieldPath<Values>> => {
  return (name, judgedWith) => {
    const message = getFieldState(name, formState).error?.message
    return { ...register(name, { deps: judgedWith }), error: message ? text(message as TextKey) : undefined }
  }
}
