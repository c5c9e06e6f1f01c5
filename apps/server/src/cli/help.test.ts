import { expect, test } from 'vitest'
import { commands } from './commands.ts'
import { readCommand } from './help.ts'

const read = (...typed: string[]) => readCommand(typed, commands)

const said = (...typed: string[]) => {
  const asked = read(...typed)
  if (!('say' in asked)) throw new Error(`${typed.join(' ')} is run`)
  return { code: asked.code, text: asked.say.join('\n') }
}

test.each([[[]], [['help']], [['--help']], [['-h']]])('%j lists every command and ends with 0', (typed) => {
  const { code, text } = said(...typed)
  expect(code).toBe(0)
  for (const { name, does } of commands) expect(text).toMatch(new RegExp(`-- ${name} +.*${does.slice(0, 10)}`))
})

test.each([[['orders']], [['orders', '--help']], [['help', 'orders']]])(
  '%j lists what can be done with orders',
  (typed) => {
    const { code, text } = said(...typed)
    expect(code).toBe(0)
    expect(text).toContain('npm run shop -- orders refund')
    expect(text).not.toContain('payouts')
  },
)

test.each(commands.map(({ name, usage }) => [name, usage]))(
  '%s --help says how it is written, and does nothing',
  (name, usage) => {
    for (const typed of [`${name} --help`, `${name} 12 -h`, `help ${name}`]) {
      const { code, text } = said(...typed.split(' '))
      expect(code).toBe(0)
      expect(text.startsWith(`npm run shop -- ${usage}`)).toBe(true)
    }
    expect(usage.startsWith(name)).toBe(true)
  },
)

test('what does not exist is named, with what is spelled nearly so', () => {
  expect(said('orders', 'lst')).toMatchObject({
    code: 2,
    text: expect.stringMatching(/^There is no command "orders lst"\.\nDid you mean: npm run shop -- orders list /),
  })
  expect(said('ordrs', 'show', '12').text).toMatch(
    /no command "ordrs show"\.\nDid you mean: npm run shop -- orders show/,
  )
  expect(said('ledger', 'burn').text).toMatch(/^There is no command "ledger burn"\.\nWhat can be done with ledger:/)
  expect(said('frobnicate')).toMatchObject({
    code: 2,
    text: expect.stringMatching(/"frobnicate"\.\nThere are commands for: orders, /),
  })
  expect(said('verify').text).toMatch(/"verify"\.\nDid you mean: npm run shop -- ledger verify/)
  expect(said('--version').code).toBe(2)
})

test('--json is for what only reads; to any other verb it is an option like others', () => {
  expect(read('orders', 'show', '12', '--json')).toMatchObject({ args: ['12'], json: true })
  expect(read('orders', '--json', 'show')).toMatchObject({ code: 2 })
  expect(read('orders', 'cancel', '12', '--json')).toMatchObject({ args: ['12', '--json'], json: false })
  const reading = commands.filter(({ name }) => / (list|show|files|held|verify)$/.test(name))
  expect(reading.filter(({ reads }) => !reads)).toEqual([])
})
