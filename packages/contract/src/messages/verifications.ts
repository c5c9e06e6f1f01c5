/** What is said of documents and requests that show who a customer is. */
export const verificationMessages = {
  document_unreadable: 'This file cannot be read. Please use a JPEG, PNG or WebP picture, or a PDF.',
  document_too_large: 'This file is too large. Please use one of at most 8 MB.',
  verification_documents_full: 'Four documents are the most. Please remove one first.',
  verification_document_gone: 'A document is not there any more. Please add it again.',
  verification_open: 'Your documents are being looked at already',
  verification_early: 'You are verified. New documents can be sent in the last thirty days before it ends.',
  verifications_too_many: 'You have asked five times within thirty days. Please try again later.',
} as const
