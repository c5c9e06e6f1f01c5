import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutPieces, joinGzip, joinPlain } from './gzip-pieces.ts'

test('what was compressed in pieces unpacks to the whole, whatever word joins them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 400 }), { minLength: 1, maxLength: 12 }),
      fc.string(),
      (texts, word) => {
        const pieces = cutPieces(texts)
        expect(joinPlain(pieces, word).toString()).toBe(texts.join(word))
        expect(gunzipSync(joinGzip(pieces, word)).toString()).toBe(texts.join(word))
      },
    ),
  )
})

test('the same pieces serve many words', () => {
  const pieces = cutPieces(['<script nonce="', '">1</script><script nonce="', '">2</script>'])
  for (const word of ['first', 'second']) {
    expect(gunzipSync(joinGzip(pieces, word)).toString().split(word)).toHaveLength(3)
  }
})

test('a long text gets much shorter', () => {
  const pieces = cutPieces(['<li class="card">AK-47</li>'.repeat(1000), '</ul>'])
  expect(joinGzip(pieces, 'nonce').length).toBeLessThan(joinPlain(pieces, 'nonce').length / 10)
})
