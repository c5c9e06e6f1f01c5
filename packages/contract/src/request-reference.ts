/** What the header Server-Timing calls the id of a request whose answer failed (docs/behaviour/wire.md#request-id). */
export const referenceTiming = 'reference'
