import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CheckboxField } from './CheckboxField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { PhoneField } from './PhoneField.tsx'
import { SelectField } from './SelectField.tsx'
import { TextField } from './TextField.tsx'

const attribute = (html: string, tag: string, name: string) =>
  new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`).exec(html)?.[1]

const countries = [{ value: 'SI', label: 'Slovenia +386' }]
const fields = [
  <TextField key="text" label="Post code" error="Post code is required" />,
  <PasswordField key="password" label="Post code" error="Post code is required" showLabel="Show" hideLabel="Hide" />,
  <PhoneField
    key="phone"
    label="Post code"
    error="Post code is required"
    country="SI"
    countries={countries}
    countryLabel="Country"
    onCountryChange={() => {}}
  />,
]

test('label and error belong to their input', () => {
  for (const field of fields) {
    const html = renderToStaticMarkup(field)
    const id = attribute(html, 'input', 'id')
    const note = attribute(html, 'input', 'aria-describedby')
    expect(html).toContain(`<label for="${id}"`)
    expect(html).toMatch(new RegExp(`<div id="${note}"[^>]*>.*Post code is required`))
    expect(attribute(html, 'input', 'aria-invalid')).toBe('true')
  }
})

test('an error takes the place of the hint', () => {
  expect(renderToStaticMarkup(<TextField label="Trade link" hint="Steam → Inventory" />)).toContain('Steam → Inventory')
  const html = renderToStaticMarkup(<TextField label="Trade link" hint="Steam → Inventory" error="Required" />)
  expect(html).not.toContain('Steam → Inventory')
})

test('a hidden label is still there for screen readers', () => {
  const html = renderToStaticMarkup(<SelectField label="Sort" labelHidden options={countries} />)
  expect(html).toMatch(/<label for="[^"]+" class="sr-only">Sort<\/label>/)
})

test('a field passes on what a form library registers', () => {
  const html = renderToStaticMarkup(<TextField label="Email" name="email" autoComplete="email" required />)
  expect(html).toMatch(/name="email"/)
  expect(html).toMatch(/autoComplete="email"/i)
})

test('a checkbox label may hold links and still names the box', () => {
  const label = (
    <>
      I accept the <a href="/terms">terms</a>
    </>
  )
  const html = renderToStaticMarkup(<CheckboxField label={label} />)
  expect(html).toContain(`for="${attribute(html, 'input', 'id')}"`)
  expect(html).toContain('href="/terms"')
})
