import { firstRow, statement } from '../../../db/statement.ts'
import { pictureVersion } from '../items/item-row.ts'

/** A look of a skin, as pictures and drawings name it. */
interface Look {
  skin_id: string
  exterior: string
  variant: string
  paint_seed: number | null
}

export type DrawingState = 'waiting' | 'drawn' | 'failed'

interface ItemPictureRow extends Look {
  /** with what it was drawn from */
  version: string
  origin: 'catalogue' | 'drawn' | 'upload'
}

/** The picture that an item shows. No row: there is no such item, or it shows its bare weapon. */
export const selectItemPicture = firstRow<ItemPictureRow, [itemId: number]>(
  'select_item_picture',
  `select ${pictureVersion} as version, p.skin_id, p.exterior, p.variant, p.paint_seed, p.origin
   from items i join pictures p on p.stem = i.picture
   where i.id = $1`,
)

/** How far the large picture of a picture is. No row: nobody has asked for it. */
export const selectLarge = firstRow<{ stem: string; state: DrawingState }, [enlarges: string]>(
  'select_large_drawing',
  'select stem, state from drawings where enlarges = $1',
)

interface Asked {
  stem: string
  skinId: string
  exterior: string
  variant: string
  paintSeed: number | null
  enlarges: string | null
  at: Date
  /** a drawing that failed before is tried again */
  retryBefore: Date
}

/** No row: it waits, is drawn, or has failed so lately that it is not tried again. */
export const askDrawing = firstRow<{ id: number }, Asked>(
  'ask_drawing',
  `insert into drawings as standing (stem, skin_id, exterior, variant, paint_seed, enlarges, asked_at)
   values (:stem, :skinId, :exterior, :variant, :paintSeed, :enlarges, :at)
   on conflict (skin_id, exterior, variant, coalesce(paint_seed, -1), coalesce(enlarges, '')) do update set
     state = 'waiting', problem = null, ended_at = null, asked_at = excluded.asked_at
   where standing.state = 'failed' and standing.ended_at <= :retryBefore
   returning id`,
)

/** Exteriors of a skin that no picture shows yet; no row for a skin that is not there. */
export const selectUndrawn = statement<{ exterior: string }, [skinId: string]>(
  'select_undrawn_exteriors',
  `select lacking.exterior
   from skins s cross join unnest(s.exteriors) as lacking (exterior)
   where s.id = $1 and not exists (
     select from pictures p where p.skin_id = s.id and p.exterior = lacking.exterior and p.origin <> 'upload'
   )`,
)

/** Kinds in stock of which no picture shows the exterior and nothing has been asked; at most so many. */
export const selectLacking = statement<{ skin_id: string; exterior: string }, [most: number]>(
  'select_lacking_drawings',
  `select distinct i.skin_id, i.exterior
   from items i
   where i.state in ('available', 'reserved')
     and not exists (
       select from pictures p where p.skin_id = i.skin_id and p.exterior = i.exterior and p.origin <> 'upload'
     )
     and not exists (
       select from drawings d
       where d.skin_id = i.skin_id and d.exterior = i.exterior and d.variant = 'normal' and d.enlarges is null
     )
   limit $1`,
)

/** A drawing with what its picture depends on. */
export interface DrawingRow extends Look {
  id: number
  stem: string
  enlarges: string | null
  weapon: string
  finish: string
  phase: string
  type: string
  rarity: string
}

/** No row: it does not wait. */
export const selectWaiting = firstRow<DrawingRow, [id: number]>(
  'select_waiting_drawing',
  `select d.id, d.stem, d.skin_id, d.exterior, d.variant, d.paint_seed, d.enlarges,
     s.weapon, s.finish, s.phase, s.type, s.rarity
   from drawings d join skins s on s.id = d.skin_id
   where d.id = $1 and d.state = 'waiting'`,
)

/** No row: it did not wait any more. */
export const endDrawing = firstRow<
  { id: number },
  [id: number, state: 'drawn' | 'failed', problem: string | null, at: Date]
>(
  'end_drawing',
  `update drawings set state = $2, problem = $3, ended_at = $4 where id = $1 and state = 'waiting' returning id`,
)

interface DrawnPicture extends Omit<Asked, 'enlarges' | 'at' | 'retryBefore'> {
  hue: number | null
  secondHue: number | null
}

export const insertDrawn = statement<never, DrawnPicture>(
  'insert_drawn_picture',
  `insert into pictures (stem, skin_id, exterior, variant, paint_seed, origin, hue, second_hue)
   values (:stem, :skinId, :exterior, :variant, :paintSeed, 'drawn', :hue, :secondHue)`,
)

/** What has been asked of a skin, each exterior with how far it is, from new to scarred. */
export const selectDrawingsOf = statement<
  { exterior: string; state: DrawingState; problem: string | null },
  [skinId: string]
>(
  'select_drawings_of_skin',
  `select exterior, state, problem
   from drawings
   where skin_id = $1 and enlarges is null
   order by array_position(array['FN', 'MW', 'FT', 'WW', 'BS', 'NP'], exterior), id`,
)
