import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutPieces, joinGzip, joinPlain } from './gzip-pieces.ts'

const whole = (parts: Buffer[]): Buffer => Buffer.concat(parts)

test('what was compressed in pieces unpacks to the whole, whatever word joins them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 400 }), { minLength: 1, maxLength: 12 }),
      fc.string(),
      (texts, word) => {
        const pieces = cutPieces(texts, Buffer.byteLength(word))
        expect(whole(joinPlain(pieces, word)).toString()).toBe(texts.join(word))
        expect(gunzipSync(whole(joinGzip(pieces, word))).toString()).toBe(texts.join(word))
      },
    ),
  )
})

test('the same pieces serve many words', () => {
  const pieces = cutPieces(['<script nonce="', '">1</script><script nonce="', '">2</script>'], 5)
  for (const word of ['first', 'other']) {
    expect(
      gunzipSync(whole(joinGzip(pieces, word)))
        .toString()
        .split(word),
    ).toHaveLength(3)
  }
})

test('a long text gets much shorter', () => {
  const pieces = cutPieces(['<li class="card">AK-47</li>'.repeat(1000), '</ul>'], 5)
  const [packed, plain] = [joinGzip(pieces, 'nonce'), joinPlain(pieces, 'nonce')].map(whole)
  expect(packed?.length).toBeLessThan((plain?.length ?? 0) / 10)
})

test('a word of another length than the pieces were cut for is a bug', () => {
  const pieces = cutPieces(['<script nonce="', '">1</script>'], 5)
  expect(() => joinGzip(pieces, 'longer')).toThrow(RangeError)
  expect(() => joinPlain(pieces, 'four')).toThrow(RangeError)
})
