/**
 * A text with another one put in, in lines of its own; nothing of either is lost.
 * @param at where the cursor stands
 * @returns where it stands then: behind what was put in
 */
export const withInserted = (text: string, inserted: string, at: number): { text: string; cursor: number } => {
  const before = text.slice(0, at)
  const after = text.slice(at)
  const opening = before === '' || before.endsWith('\n') ? '' : '\n'
  const closing = after === '' || after.startsWith('\n') ? '' : '\n'
  const begun = before + opening + inserted
  return { text: begun + closing + after, cursor: begun.length }
}
