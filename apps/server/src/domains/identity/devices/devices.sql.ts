import { firstRow, statement } from '../../../db/statement.ts'

export const knownDevice = firstRow<{ customer_id: number }, [customerId: number, deviceHash: Buffer]>(
  'known_device',
  'select customer_id from known_devices where customer_id = $1 and device_hash = $2',
)

export const insertDevice = statement<never, [customerId: number, deviceHash: Buffer, now: Date]>(
  'insert_device',
  'insert into known_devices (customer_id, device_hash, created_at, seen_at) values ($1, $2, $3, $3)',
)

export const markDeviceSeen = statement<never, [customerId: number, deviceHash: Buffer, now: Date]>(
  'mark_device_seen',
  'update known_devices set seen_at = $3 where customer_id = $1 and device_hash = $2',
)

/** $2: the hash of the one that stays; null forgets all. */
export const deleteOtherDevices = statement<never, [customerId: number, keptHash: Buffer | null]>(
  'delete_other_devices',
  'delete from known_devices where customer_id = $1 and device_hash is distinct from $2',
)

/** $1: devices that were last seen before this moment. */
export const deleteUnseenDevices = statement<never, [Date]>(
  'delete_unseen_devices',
  'delete from known_devices where seen_at <= $1',
)
