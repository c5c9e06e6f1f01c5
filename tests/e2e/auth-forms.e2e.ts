import { field, toast, told, type } from './auth-page.ts'
import { expect, test } from './operator.ts'
import { hydrated, open } from './page-checks.ts'

test('a guest who is sent to sign in comes back to the full address, also with what no page reads', async ({
  page,
}) => {
  await page.goto('/account?tab=orders&utm_source=mail')
  await expect(page).toHaveURL(
    `/auth?form=signin&redirect=${encodeURIComponent('/account?tab=orders&utm_source=mail')}`,
  )
})

test('an empty sign-in form and a broken address say what is wrong', async ({ page }) => {
  await open(page, '/auth?form=signin')
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign in' })
  await submit.click()
  await expect(told(page)).toHaveText(['Email and password are required', 'Email and password are required'])
  await expect(field(page, 'Email')).toBeFocused()
  await field(page, 'Email').fill('marta@example')
  await expect(told(page)).toHaveText(['Invalid email format', 'Email and password are required'])
})

test('what was typed or filled in before the script has come is not lost', async ({ page, demoCustomer }) => {
  let arrive: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/assets\/AuthPage/, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(/\/assets\/AuthPage/)
  await page.goto('/auth?form=signin', { waitUntil: 'commit' })
  await asked
  await field(page, 'Email').fill(demoCustomer.email)
  await field(page, 'Password').fill(demoCustomer.password)
  arrive()
  await hydrated(page)
  await expect(field(page, 'Email')).toHaveValue(demoCustomer.email)
  await field(page, 'Password').press('Enter')
  await expect(page).toHaveURL('/account')
})

test('terms and privacy policy open beside the form, which loses nothing', async ({ page, context }) => {
  await open(page, '/auth?form=signup')
  await field(page, 'First name').fill('Marta')
  for (const name of ['terms', 'privacy policy']) {
    const opened = context.waitForEvent('page')
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await (await opened).close()
  }
  await expect(field(page, 'First name')).toHaveValue('Marta')
})

test('the phone input takes digits, spaces, parentheses, plus and hyphen, and formats while they are typed', async ({
  page,
}) => {
  await open(page, '/auth?form=signup')
  const phone = field(page, 'Phone')
  await type(page, 'Phone', '+386a4b0')
  await expect(phone).toHaveValue('+386 40')
  await type(page, 'Phone', '512809')
  await expect(phone).toHaveValue('+386 40 512 809')
  await phone.fill('+386 (40) 512-809')
  await page.keyboard.press('Tab')
  await expect(phone).toHaveValue('+386 40 512 809')
  await expect(phone).toHaveAttribute('maxlength', '25')
})

test('the phone input offers exactly the countries that the server supplies', async ({ page }) => {
  const { payload } = await (await page.request.get('/api/countries')).json()
  const titles = (payload as { title: string }[]).map(({ title }) => title).sort()
  await open(page, '/auth?form=signup')
  const options = page.getByRole('main').locator('form select option:not([value=""])')
  await expect(options).toHaveCount(titles.length)
  const labels = await options.allTextContents()
  expect(labels.map((label) => label.replace(/ \+\d+$/, '')).sort()).toEqual(titles)
})

test('a number from elsewhere is refused with a message, and cleared', async ({ page }) => {
  await open(page, '/auth?form=signup')
  await type(page, 'Phone', '+12')
  await expect(toast(page)).toContainText('This country is not supported')
  await expect(field(page, 'Phone')).toHaveValue('')
})
