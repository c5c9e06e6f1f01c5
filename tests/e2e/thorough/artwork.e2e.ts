import { readCatalogue } from '@pandrop/catalogue/catalogue'
import { type Draughtsman, startDraughtsman } from '@pandrop/catalogue/render/draughtsman'
import { pictureOfSkin } from '@pandrop/catalogue/render/wanted'
import { expect, test } from '@playwright/test'

const { skins } = readCatalogue()

/** Small, because only likeness is asked for. */
const size = { width: 228, height: 152 }

const look = { exterior: 'FT', variant: 'normal', paintSeed: null } as const

const orderOf = (id: string, changes: Partial<Parameters<typeof pictureOfSkin>[1]> = {}) => {
  const skin = skins.find((candidate) => candidate.id === id)
  if (!skin) throw new Error(`no skin ${id}`)
  return { ...pictureOfSkin(skin, { ...look, ...changes }).order, ...size }
}

const hands: Draughtsman[] = []

const draughtsman = async (executablePath: string | undefined): Promise<Draughtsman> => {
  const hand = await startDraughtsman(executablePath ?? '')
  hands.push(hand)
  return hand
}

test.afterEach(async () => {
  await Promise.all(hands.splice(0).map((hand) => hand.close()))
})

test('the same skin is the same picture, byte for byte, whoever draws it; another copy or exterior is not', async ({
  launchOptions: { executablePath },
}) => {
  const one = await draughtsman(executablePath)
  const other = await draughtsman(executablePath)
  const redline = await one.draw(orderOf('ak-47-redline'))
  // What was drawn before leaves no trace.
  await other.draw(orderOf('ak-47-vulcan', { exterior: 'BS' }))
  expect((await other.draw(orderOf('ak-47-redline'))).equals(redline)).toBe(true)
  const changed = [
    orderOf('ak-47-redline', { exterior: 'BS' }),
    orderOf('ak-47-redline', { variant: 'stattrak' }),
    orderOf('ak-47-vulcan'),
  ]
  for (const order of changed) expect((await other.draw(order)).equals(redline)).toBe(false)
  const hardened = await one.draw(orderOf('ak-47-case-hardened', { paintSeed: 661 }))
  expect((await one.draw(orderOf('ak-47-case-hardened', { paintSeed: 662 }))).equals(hardened)).toBe(false)
})
