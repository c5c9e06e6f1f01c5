import { zodResolver } from '@hookform/resolvers/zod'
import type { IsPhone } from '@pandrop/contract/forms/contact'
import { useEffect, useMemo, useRef } from 'react'
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { useText } from '../hooks/useText.ts'
import { fieldProps } from './fieldProps.ts'
import { usePhone } from './usePhone.ts'

interface ContactFormOptions<Values> {
  /** the form's schema of the contract; must not change between renders */
  schemaOf: (isPhone: IsPhone) => z.ZodMiniType<Values, Values>
  defaultValues: Values
}

/**
 * A form with a phone among its fields: react-hook-form with a schema of the contract.
 * @returns form, its fields to spread onto the design system's, the phone, all values, and the fields that are not
 *   filled in properly yet
 */
export const useContactForm = <Values extends FieldValues & { phone: string }>(options: ContactFormOptions<Values>) => {
  const { schemaOf, defaultValues } = options
  const text = useText()
  // The phone input knows the countries, and it is itself a field of the form that asks it.
  const isPhone = useRef<IsPhone>(() => false)
  const resolver = useMemo(() => zodResolver(schemaOf((typed) => isPhone.current(typed))), [schemaOf])
  const form = useForm<Values>({ resolver, defaultValues: defaultValues as DefaultValues<Values> })
  const values = useWatch({ control: form.control }) as Values

  const name = 'phone' as Path<Values>
  const phone = usePhone({
    value: values.phone,
    onChange: (typed) =>
      form.setValue(name, typed as PathValue<Values, Path<Values>>, { shouldValidate: form.formState.isSubmitted }),
  })
  useEffect(() => {
    isPhone.current = phone.isValid
  }, [phone.isValid])

  const schema = useMemo(() => schemaOf(phone.isValid), [schemaOf, phone.isValid])
  const issues = z.safeParse(schema, values).error?.issues ?? []
  return { form, field: fieldProps(form, text), phone, values, unfinished: new Set(issues.map(({ path }) => path[0])) }
}
