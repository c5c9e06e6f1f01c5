import { expect, test } from 'vitest'
import {
  accountsToAskAgain,
  type BookedCopy,
  type CountedStock,
  judgeStock,
  type LyingCopy,
} from './judge-stock.rules.ts'

const redline = 'AK-47 | Redline (Field-Tested)'
const copy = (no: number) => ({ marketName: redline, float: 0.2 + no / 1000, paintSeed: no })

const booked = (no: number, change: Partial<BookedCopy> = {}): BookedCopy => ({
  itemId: no,
  ...copy(no),
  assetId: `${no}`,
  accountId: 1,
  standing: 'due',
  seen: 'as it was',
  ...change,
})

const lying = (no: number, change: Partial<LyingCopy> = {}): LyingCopy => ({
  ...copy(no),
  accountId: 1,
  assetId: `${no}`,
  tradableFrom: null,
  ...change,
})

const judge = (books: BookedCopy[], there: LyingCopy[], change: Partial<CountedStock> = {}) =>
  judgeStock({
    booksBefore: books,
    books,
    lying: there,
    answered: new Set([1, 2]),
    known: new Set(books.flatMap(({ assetId }) => assetId ?? [])),
    awaited: [],
    isSellable: (name) => name === redline,
    ...change,
  })

test('what lies where the books say is no finding, nor is what the shop does not sell', () => {
  const coin = lying(9, { marketName: 'Five Year Coin' })
  expect(judge([booked(1)], [lying(1), coin]).findings).toEqual([])
})

test('an item that does not lie on its account is missing, and something that is no item is unknown', () => {
  expect(judge([booked(1)], [lying(2)]).findings).toMatchObject([
    { kind: 'unknown', assetId: '2', itemId: null },
    { kind: 'missing', assetId: '1', itemId: 1, accountId: 1 },
  ])
})

test('an item that lies on another account is moved, and so is one that has another number', () => {
  const there = [lying(1, { accountId: 2 }), lying(2, { assetId: '77', float: 0.2020000004 })]
  expect(judge([booked(1), booked(2)], there).findings).toMatchObject([
    { kind: 'moved', itemId: 1, accountId: 2, assetId: '1', bookedAccountId: 1, bookedAssetId: '1' },
    { kind: 'moved', itemId: 2, accountId: 1, assetId: '77', bookedAssetId: '2' },
  ])
})

test('a copy that could be one of two items is taken for neither', () => {
  const books = [booked(1), booked(2, copy(1))]
  expect(judge(books, [lying(1, { assetId: '77' })]).findings.map(({ kind }) => kind)).toEqual([
    'unknown',
    'missing',
    'missing',
  ])
})

test('without a number in the books the only copy like it gives it one', () => {
  const books = [booked(1, { assetId: null, accountId: null })]
  expect(judge(books, [lying(1, { assetId: '77' })]).findings).toMatchObject([
    { kind: 'moved', itemId: 1, bookedAssetId: null, bookedAccountId: null },
  ])
  expect(judge(books, []).findings).toEqual([])
})

test('a delivered item is not missed, and found again where a customer has taken the trade back', () => {
  const books = [booked(1, { standing: 'delivered' })]
  expect(judge(books, []).findings).toEqual([])
  expect(judge(books, [lying(1, { assetId: '77' })]).findings).toMatchObject([{ kind: 'moved', itemId: 1 }])
})

test('what a trade offer has, and what changed while accounts were asked, is not judged', () => {
  const out = [booked(1, { standing: 'out' })]
  expect(judge(out, [])).toMatchObject({ findings: [], undecidedItems: new Set([1]) })
  const sold = { booksBefore: [booked(1, { seen: 'on sale' })], books: [booked(1, { seen: 'sold' })] }
  expect(judge([], [], sold)).toMatchObject({ findings: [], undecidedItems: new Set([1]) })
  const added = { booksBefore: [], books: [booked(1)] }
  expect(judge([], [], added)).toMatchObject({ findings: [], undecidedItems: new Set([1]) })
})

test('an account that did not answer is not judged, nor a copy elsewhere that looks like one of its items', () => {
  const books = [booked(1, { accountId: 3 })]
  const judged = judge(books, [lying(1, { assetId: '77' })])
  expect(judged).toMatchObject({ findings: [], undecidedItems: new Set([1]), undecidedCopies: new Set(['77']) })
})

test('a copy that a request may just have brought is not judged; another one is', () => {
  const awaited = [{ accountId: 1, float: copy(1).float }]
  expect(judge([], [lying(1), lying(2)], { awaited })).toMatchObject({
    findings: [{ kind: 'unknown', assetId: '2' }],
    undecidedCopies: new Set(['1']),
  })
  expect(judge([], [lying(1, { accountId: 2 })], { awaited }).findings).toHaveLength(1)
  expect(judge([], [lying(2)], { awaited: [{ accountId: 1, float: null }] }).findings).toEqual([])
})

test('accounts that lack something are asked once more, others are not', () => {
  const books = [booked(1), booked(2, { accountId: 2 }), booked(3, { accountId: 3, standing: 'out' })]
  expect(accountsToAskAgain(books, [lying(2)], new Set([1, 2, 3]))).toEqual(new Set([1]))
  expect(accountsToAskAgain(books, [], new Set([2]))).toEqual(new Set([2]))
})
