import { firstRow, statement } from '../../../db/statement.ts'

/** Holds a customer's row, so that two uploads at once replace each other and not the same old picture. */
export const lockAvatar = firstRow<{ avatar: string | null }, [number]>(
  'lock_avatar',
  'select avatar from customers where id = $1 for no key update',
)

export const setAvatar = statement<never, [number, string | null]>(
  'set_avatar',
  'update customers set avatar = $2 where id = $1',
)
