import { join } from 'node:path'
import type { Env } from '../../env.ts'
import { createDiskStorage } from './disk.ts'
import { createS3Storage } from './s3.ts'
import type { FileStorage } from './storage.ts'

/** Where this shop's files lie: in the bucket of S3_URL, else below DATA_DIR. */
export const chooseStorage = ({ S3_URL, DATA_DIR }: Pick<Env, 'S3_URL' | 'DATA_DIR'>): FileStorage =>
  S3_URL ? createS3Storage(S3_URL) : createDiskStorage(join(DATA_DIR, 'storage'))
