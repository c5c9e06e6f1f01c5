import { expect, test } from 'vitest'
import { ownScriptsOf } from './ownScripts.ts'

const mark = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

test('a script may run when the router wrote it, and not when it came in with somebody’s words', () => {
  const words = [
    '<script>smuggled=1</script>',
    '<script nonce>smuggled=1</script>',
    '<script nonce="guessed">smuggled=1</script>',
    '<script data-of="x">smuggled=1</script>',
    `<i title='<script nonce="'>smuggled=1</i>`,
    '<script>smuggled=1',
  ]
  for (const said of words) {
    const [first, second] = [
      `<script nonce="${mark}">first()</script>`,
      `<script nonce="${mark}" id="">second()</script>`,
    ]
    expect(ownScriptsOf(`${first}<p>${said}</p>${second}`, mark).scripts, said).toEqual(['first()', 'second()'])
  }
})

test('data for search engines is no script', () => {
  const { scripts } = ownScriptsOf(`<script type="application/ld+json" nonce="${mark}">{"name":"AK-47"}</script>`, mark)
  expect(scripts).toEqual([])
})

test('no document says the mark', () => {
  const meta = `<meta property="csp-nonce" content="${mark}"/>`
  expect(ownScriptsOf(`${meta}<link nonce="${mark}" href="/x"/><script nonce="${mark}">`, mark).html).toBe(
    '<link href="/x"/><script>',
  )
})
