import { expect, test } from 'vitest'
import { decodeEntities } from './decodeEntities.ts'

test('entities in a title become the characters they stand for, once', () => {
  expect(decodeEntities('Terms &amp; conditions &#8211; v&#x32;')).toBe('Terms & conditions – v2')
  expect(decodeEntities('&amp;lt;b&amp;gt;')).toBe('&lt;b&gt;')
})

test('what is no entity stays as it is', () => {
  expect(decodeEntities('A & B &unknown; &#9999999; &#0;')).toBe('A & B &unknown; &#9999999; &#0;')
})
