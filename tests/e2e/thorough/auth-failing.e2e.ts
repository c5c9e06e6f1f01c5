import type { Page } from '@playwright/test'
import { field, toast, told, type } from '../auth-page.ts'
import { expect, test } from '../operator.ts'
import { open } from '../page-checks.ts'

test('whatever else stands in the address of the auth page stays there, whichever form is shown', async ({ page }) => {
  const kept = 'utm_source=mail&redirect=%2Fcart&page=2'
  const expectAt = async (form: string) => {
    await expect.poll(() => new URL(page.url()).searchParams.get('form')).toBe(form)
    const { searchParams } = new URL(page.url())
    searchParams.delete('form')
    searchParams.sort()
    const expected = new URLSearchParams(kept)
    expected.sort()
    expect(searchParams.toString()).toBe(expected.toString())
  }
  for (const start of [`/auth?${kept}`, `/auth?${kept}&form=nonsense`]) {
    await open(page, start)
    await expectAt('signin')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  }
  const main = page.getByRole('main')
  for (const { link, form, title } of [
    { link: 'Create an account', form: 'signup', title: 'Create account' },
    { link: 'Sign in', form: 'signin', title: 'Sign in' },
    { link: 'Forgot password?', form: 'reset', title: 'Reset password' },
    { link: 'Sign in', form: 'signin', title: 'Sign in' },
  ]) {
    await main.getByRole('link', { name: link }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expectAt(form)
  }
})

/** Holds a call until the test lets it go; counts how often it was made. */
const holdCall = async (page: Page, path: string, answer: { status: number; json?: unknown; body?: string }) => {
  let go: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  const made = { count: 0, go: () => go() }
  await page.route(`**/api${path}`, async (route) => {
    made.count += 1
    await held
    await route.fulfill(answer)
  })
  return made
}

test('signing in is tried once however often the button is pressed, and a failure says so', async ({ page }) => {
  await open(page, '/auth?form=signin')
  const call = await holdCall(page, '/login', { status: 500, body: '' })
  await field(page, 'Email').fill('marta@example.org')
  await field(page, 'Password').fill('Bamboo2026')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).dblclick()
  const busy = page.getByRole('button', { name: 'Signing in...' })
  await expect(busy).toHaveAttribute('aria-busy', 'true')
  // Playwright itself would wait for a button that is off.
  await busy.click({ force: true })
  call.go()
  await expect(page.getByRole('alert')).toHaveText('An error occurred')
  expect(call.count).toBe(1)
  await expect(field(page, 'Password')).toHaveValue('Bamboo2026')
})

test('a sign-in that the shop refuses without a word says that it failed', async ({ page }) => {
  await open(page, '/auth?form=signin')
  await page.route('**/api/login', (route) => route.fulfill({ status: 500, json: { status: 'error' } }))
  await field(page, 'Email').fill('marta@example.org')
  await field(page, 'Password').fill('Bamboo2026')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Authentication failed')
})

test('a sign-in that is refused for several fields says the first message of the first', async ({ page }) => {
  await open(page, '/auth?form=signin')
  const errors = { username: ['First of the first', 'second'], password: ['third'] }
  const json = { status: 'error', code: 'invalid_input', message: 'of the whole', errors }
  const call = await holdCall(page, '/login', { status: 422, json })
  call.go()
  await field(page, 'Email').fill('marta@example.org')
  await field(page, 'Password').fill('Bamboo2026')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('First of the first')
})

const fillSignUp = async (page: Page): Promise<void> => {
  await field(page, 'First name').fill('Marta')
  await field(page, 'Last name').fill('Kovač')
  await field(page, 'Email').fill('marta@example.org')
  await type(page, 'Phone', '+38640512809')
  await field(page, 'Password').fill('Bamboo2026')
  await field(page, 'Confirm password').fill('Bamboo2026')
  await page.getByRole('checkbox').check()
}

test('what the server refuses of a sign-up stands under the fields of the form, and its word in a toast', async ({
  page,
}) => {
  await open(page, '/auth?form=signup')
  const names = { name: 'of name', surname: 'of surname', email: 'of email', phone: 'of phone', passConfirm: 'of both' }
  const errors = Object.fromEntries(Object.entries(names).map(([name, text]) => [name, [text, 'more']]))
  const json = { status: 'error', code: 'registration_invalid', message: 'Registration failed', errors }
  const call = await holdCall(page, '/register', { status: 422, json })
  await fillSignUp(page)
  await page.getByRole('button', { name: 'Create account' }).dblclick()
  await expect(page.getByRole('button', { name: 'Creating account...' })).toHaveAttribute('aria-busy', 'true')
  call.go()
  await expect(told(page)).toHaveText(['of name', 'of surname', 'of email', 'of phone', 'of both'])
  await expect(field(page, 'First name')).toBeFocused()
  await expect(toast(page)).toContainText('of name')
  expect(call.count).toBe(1)
  await expect(field(page, 'Password')).toHaveValue('Bamboo2026')
})

test('a sign-up that fails without a word says that registration failed', async ({ page }) => {
  await open(page, '/auth?form=signup')
  const call = await holdCall(page, '/register', { status: 500, body: '' })
  call.go()
  await fillSignUp(page)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(toast(page)).toContainText('Registration failed')
  await expect(field(page, 'First name')).toHaveValue('Marta')
})

test('a shop that takes no new customers shows no way to register', async ({ page, operator }) => {
  const shown = async () => (await (await page.request.get('/api/settings')).json()).payload.is_reg_enabled
  await operator.run('update settings set is_reg_enabled = false')
  try {
    // A document that was drawn a moment ago is dropped once the shop has heard of the change.
    await expect(async () => {
      await open(page, '/auth?form=signup')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in', { timeout: 1000 })
    }).toPass()
    await expect(page.getByRole('main')).toContainText('Registration is closed at the moment')
    await expect(page.getByRole('link', { name: 'Create an account' })).toHaveCount(0)
    await open(page, '/auth?form=reset')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reset password')
  } finally {
    await operator.run('update settings set is_reg_enabled = true')
    await expect.poll(shown).toBe(true)
  }
})
