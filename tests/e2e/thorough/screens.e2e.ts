import { looksAsKept } from '../kept-pictures.ts'
import { languages } from '../languages.ts'
import { expect } from '../shop.ts'
import { test } from './looking.ts'
import { nameOf, screens } from './screens.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }
const sizes = [phone, { width: 768, height: 1024 }, desktop]

/** What screens read in the browser; that somebody is signed in is known all the same. */
const calls = /\/api\/(?!staff\/session(?:\?|$)|user\/profile|settings|languages|currencies|localizations)/

const main = screens.filter(({ isMain }) => isMain)

test.use({ onlyFor: 'screens' })

for (const screen of screens)
  test(`${nameOf(screen)} looks as kept at 390, 768 and 1440 px`, async ({ look }) => {
    const page = await look(screen)
    for (const size of sizes) {
      await page.setViewportSize(size)
      await looksAsKept(page, [nameOf(screen), 'full', `${size.width}`])
    }
  })

for (const screen of main) {
  test(`${nameOf(screen)} looks as kept with text of twice the size`, async ({ look }) => {
    const page = await look(screen, { viewport: phone, isMobile: true, hasTouch: true })
    await page.addStyleTag({ content: 'html { -webkit-text-size-adjust: 200%; text-size-adjust: 200% }' })
    await looksAsKept(page, [nameOf(screen), 'large-text', '390'])
  })

  test(`${nameOf(screen)} looks as kept in forced colours`, async ({ look }) => {
    const page = await look(screen, { viewport: desktop, forcedColors: 'active' })
    await looksAsKept(page, [nameOf(screen), 'forced-colours', '1440'])
  })
}

for (const screen of main.filter(({ who }) => who !== 'guest')) {
  test(`${nameOf(screen)} looks as kept while it loads`, async ({ look }) => {
    const page = await look(screen, { isAnswered: false, before: (one) => one.route(calls, () => undefined) })
    await looksAsKept(page, [nameOf(screen), 'loading', '390'])
  })

  test(`${nameOf(screen)} looks as kept when its calls fail`, async ({ look }) => {
    const page = await look(screen, {
      before: (one) => one.route(calls, (route) => route.fulfill({ status: 500, body: '{}' })),
    })
    await expect(page.getByRole('alert').first()).toBeVisible()
    await looksAsKept(page, [nameOf(screen), 'failing', '390'])
  })
}

for (const screen of screens.filter(({ who, path }) => who === 'customer' && !path.includes(':')))
  test(`${nameOf(screen)} looks as kept where there is nothing`, async ({ look }) => {
    const page = await look(screen, { as: 'newcomer' })
    await looksAsKept(page, [nameOf(screen), 'empty', '390'])
  })

// The words of all pages come from the same dictionaries; these have the most of them, and the narrowest places.
for (const screen of main.filter(({ who, name }) => who === 'guest' || name === 'cart'))
  for (const { code, id } of languages.filter((one) => one.code !== 'en'))
    test(`${nameOf(screen)} looks as kept in ${code}`, async ({ look, shopUrl }) => {
      const cookie = { name: 'languageId', value: `${id}`, url: shopUrl }
      const page = await look(screen, { before: (one) => one.context().addCookies([cookie]) })
      await looksAsKept(page, [nameOf(screen), code, '390'])
    })
