import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Button, buttonClass } from './Button.tsx'

test('a button does not send forms unless it is told to', () => {
  expect(renderToStaticMarkup(<Button>Close</Button>)).toContain('type="button"')
  expect(renderToStaticMarkup(<Button type="submit">Save</Button>)).toContain('type="submit"')
})

test('a loading button keeps its label for screen readers', () => {
  const html = renderToStaticMarkup(<Button loading>Save changes</Button>)
  expect(html).toContain('aria-busy="true"')
  expect(html).toMatch(/opacity-0[^>]*>Save changes/)
  expect(html).not.toContain('invisible')
})

test('a loading button with words of its own shows them, and their room is kept from the start', () => {
  const running = renderToStaticMarkup(
    <Button loading loadingLabel="Signing in...">
      Sign in
    </Button>,
  )
  expect(running).toMatch(/invisible"[^>]*>Sign in</)
  expect(running).toContain('Signing in...')
  expect(renderToStaticMarkup(<Button loadingLabel="Signing in...">Sign in</Button>)).toMatch(/invisible".*Signing in/)
})

test('a button that is off says why, and the reason belongs to it', () => {
  const html = renderToStaticMarkup(<Button disabledReason="Your balance is too low">Pay from balance</Button>)
  const id = /aria-describedby="([^"]+)"/.exec(html)?.[1]
  expect(id).toBeTruthy()
  expect(html).toContain(`id="${id}"`)
  expect(html).toContain('aria-disabled="true"')
})

test('links can look like buttons', () => {
  expect(buttonClass({ kind: 'secondary', size: 40, className: 'mt-2' })).toMatch(/min-h-10.*mt-2/)
})
