import { firstRow, statement } from '../../../db/statement.ts'
import type { SimilarWord } from './search.rules.ts'

/** Numbers of the kinds, comma separated: a fraction of the cost of as many rows. */
interface FoundKinds {
  numbers: string | null
}

/** Kinds whose own words pass a tsquery. */
export const findByName = firstRow<FoundKinds, [query: string]>(
  'find_kinds_by_name',
  `select string_agg(no::text, ',') as numbers from kinds where words @@ $1::tsquery`,
)

/** The same, with the words of collection and rarity. */
export const findWidely = firstRow<FoundKinds, [query: string]>(
  'find_kinds_widely',
  `select string_agg(no::text, ',') as numbers from kinds where wide_words @@ $1::tsquery`,
)

// Words of one or two letters resemble too much.
const lettersMin = 3

/** The four words nearest to each typed one, of the vocabulary and of `others`; at least one row a word. */
export const findSimilarWords = statement<SimilarWord, [words: string[], others: string[]]>(
  'find_similar_words',
  `select typed.word as typed, near.word, coalesce(near.similarity, 0) as similarity,
     exists (select from vocabulary where word ^@ typed.word) as known
   from unnest($1::text[]) as typed (word)
   left join lateral (
     select candidate.word, similarity(candidate.word, typed.word) as similarity
     from (
       select word, kinds from vocabulary where word % typed.word
       union all
       select other, 0 from unnest($2::text[]) as other where other % typed.word
     ) as candidate
     where length(typed.word) >= ${lettersMin} and length(candidate.word) >= ${lettersMin}
       and candidate.word <> typed.word
     order by similarity desc, candidate.kinds desc, candidate.word
     limit 4
   ) as near on true`,
)

/** The place, from 1, of the first of these tsqueries that finds a kind. */
export const findFirstHit = firstRow<{ place: number }, [queries: string[]]>(
  'find_first_hit',
  `select place
   from unnest($1::text[]) with ordinality as reading (query, place)
   cross join lateral (select from kinds where wide_words @@ reading.query::tsquery limit 1) as hit
   order by place
   limit 1`,
)

/** A copy through which its kind can be put on a wishlist. */
export interface WishableCopy {
  item_id: number
  /** as Steam's market writes it */
  title: string
  phase: string
}

/** The newest copy of each of these kinds, sold or not, from new to scarred; nothing of a kind that had none. */
export const selectCopiesOfKinds = statement<WishableCopy, [kinds: number[]]>(
  'select_copies_of_kinds',
  `select distinct on (array_position($1::integer[], i.kind_no)) i.id as item_id, i.title, s.phase
   from items i
   join skins s on s.id = i.skin_id
   where i.kind_no = any ($1) and i.state <> 'withdrawn'
   order by array_position($1::integer[], i.kind_no), i.id desc`,
)
