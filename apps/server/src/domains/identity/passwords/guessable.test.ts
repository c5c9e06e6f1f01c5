import { expect, test } from 'vitest'
import { isGuessable } from './guessable.ts'

const owner = { email: 'anna.novak@example.com' }

test('the most common passwords are refused in any case, although they satisfy the rules', () => {
  for (const password of ['Password1', 'PASSWORD123', 'Qwerty123', 'Abc12345', 'Iloveyou1', 'Passw0rd']) {
    expect(isGuessable(password, owner), password).toBe(true)
  }
})

test("the shop's name and the owner's e-mail are refused, with whatever stands around them", () => {
  for (const password of ['Pandrop2026', '1Pandrop!', 'Anna.Novak1', 'anna.novak@example.Com', 'Example99']) {
    expect(isGuessable(password, owner), password).toBe(true)
  }
})

test('what nobody would try first is taken', () => {
  for (const password of ['Bamboo2026', 'Correct horse 7 battery', 'Annamaria 4 novels', 'xK7mQp2vT']) {
    expect(isGuessable(password, owner), password).toBe(false)
  }
})
