import { looksAsKept } from '../kept-pictures.ts'
import { test } from './looking.ts'
import { nameOf, screens } from './screens.ts'

// What a real shop begins with.
test.use({ demo: '0', onlyFor: 'empty screens' })

const isThere = /^[^\d:]*$/

for (const screen of screens.filter(({ isMain, who, path }) => isMain && who !== 'customer' && isThere.test(path)))
  test(`${nameOf(screen)} looks as kept in a shop that has nothing yet`, async ({ look }) => {
    const page = await look(screen, { viewport: { width: 1440, height: 900 } })
    await looksAsKept(page, [nameOf(screen), 'empty', '1440'])
  })
