import { describe, expect, test } from 'vitest'
import { bankText, canBeWritten } from './bank-text.rules.ts'

describe('a text for the bank', () => {
  test.each([
    ['Marta Kovač', 'Marta Kovac'],
    ['Żółć Łukasz', 'Zolc Lukasz'],
    ['Jürgen Groß', 'Jurgen Gross'],
    ['Søren Æbelø', 'Soren AEbelo'.replace('AE', 'Ae')],
    ['Олександр Щербань', 'Oleksandr Shcherban'],
    ['Їжак Юлія', 'Izhak Iuliia'],
    ['Γιώργος Παπαδόπουλος', 'Giorgos Papadopoylos'],
    ['Mare’s “Home” & Co.', "Mare's 'Home' + Co."],
    ['★ Karambit | Doppler', '. Karambit . Doppler'],
    ['a\n\tb', 'a b'],
    ['//a//b/', 'a/b'],
    ['李小龍', '...'],
    ['/', '.'],
  ])('%s is written %s', (given, latin) => {
    expect(bankText(given, 140)).toBe(latin)
  })

  test('has no more characters than the bank takes, and no slash where it was cut', () => {
    expect(bankText('ß'.repeat(60), 70)).toBe('s'.repeat(70))
    expect(bankText('abc/def', 4)).toBe('abc')
  })

  test('holds only what SEPA allows, whatever is typed', () => {
    for (let code = 1; code < 0x3000; code += 1) {
      expect(bankText(`x${String.fromCharCode(code)}y`, 10), code.toString(16)).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]+$/)
    }
  })

  test('reads the same whether accents are letters of their own or not', () => {
    expect(bankText('Kovač'.normalize('NFD'), 70)).toBe('Kovac')
  })
})

test('a name can be written where every letter of it has a Latin form', () => {
  expect(['Kovač', 'О’Коннор', 'Ґалаґан', 'Παππάς', 'Jean-Luc'].filter((name) => !canBeWritten(name))).toEqual([])
  expect(['李小龍', 'Ann 😀', '...', 'علي'].filter(canBeWritten)).toEqual([])
})
