/** What files are uploaded for (API reference, Create a file): we take those that answer a dispute. */
export const filePurposes = ['dispute_evidence'] as const

/** An uploaded file as we keep it: that it came, and not what is in it. */
export interface UploadedFile {
  id: string
  purpose: (typeof filePurposes)[number]
  filename: string
  /** pdf, jpg or png */
  type: string
  /** Bytes */
  size: number
  /** Unix seconds */
  createdAt: number
}

/** A file as Stripe answers it (API reference, The File object). */
export const fileObject = (file: UploadedFile): object => ({
  id: file.id,
  object: 'file',
  created: file.createdAt,
  expires_at: null,
  filename: file.filename,
  links: { object: 'list', data: [], has_more: false, url: `/v1/file_links?file=${file.id}` },
  purpose: file.purpose,
  size: file.size,
  title: null,
  type: file.type,
  url: `https://files.stripe.com/v1/files/${file.id}/contents`,
})
