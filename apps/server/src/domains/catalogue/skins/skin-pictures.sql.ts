import type { ExteriorCode } from '@pandrop/contract/exteriors'
import { firstRow, statement } from '../../../db/statement.ts'

/** No row: there is no such skin. */
export const selectSkinExteriors = firstRow<{ exteriors: ExteriorCode[] }, [skinId: string]>(
  'select_skin_exteriors',
  'select exteriors from skins where id = $1',
)

/** Whether a picture is one that the shop names. */
export const selectPicture = firstRow<{ stem: string }, [stem: string]>(
  'select_picture',
  'select stem from pictures where stem = $1',
)

/** Whoever changes the pictures of a skin takes its row; no row: there is no such skin. */
export const lockSkin = firstRow<{ exteriors: ExteriorCode[] }, [skinId: string]>(
  'lock_skin_for_pictures',
  'select exteriors from skins where id = $1 for no key update',
)

/** No row: nothing was uploaded there. */
export const deleteUploaded = firstRow<{ stem: string }, [skinId: string, exterior: ExteriorCode | null]>(
  'delete_uploaded_picture',
  `delete from pictures
   where origin = 'upload' and skin_id = $1 and exterior is not distinct from $2::text
   returning stem`,
)

interface Uploaded {
  stem: string
  skinId: string
  exterior: ExteriorCode | null
  at: Date
  by: string
  /** degrees in OKLCH; null: it has no colour */
  hue: number | null
  secondHue: number | null
}

export const insertUploaded = statement<never, Uploaded>(
  'insert_uploaded_picture',
  `insert into pictures (stem, skin_id, exterior, origin, uploaded_at, rights_by, hue, second_hue)
   values (:stem, :skinId, :exterior, 'upload', :at, :by, :hue, :secondHue)`,
)

/** The skin and its items show what they should now. */
export const showPictures = statement<unknown, [skinId: string]>('show_pictures_of_skin', 'select show_pictures($1)')

/** An uploaded picture with who answers for it. */
export interface UploadedRow {
  exterior: ExteriorCode | null
  stem: string
  uploaded_at: Date
  /** the name of a member of staff, or of a program */
  rights_by: string
}

/** That of the whole skin first. */
export const selectUploaded = statement<UploadedRow, [skinId: string]>(
  'select_uploaded_pictures',
  `select p.exterior, p.stem, p.uploaded_at,
     coalesce((select name from staff where p.rights_by = 'staff:' || staff.id), p.rights_by) as rights_by
   from pictures p
   where p.skin_id = $1 and p.origin = 'upload'
   order by array_position(array['FN', 'MW', 'FT', 'WW', 'BS', 'NP'], p.exterior) nulls first`,
)
