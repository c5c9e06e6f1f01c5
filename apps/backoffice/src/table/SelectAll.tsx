import { useEffect, useRef } from 'react'
import { tableTexts } from '../texts/table.ts'
import type { Selection } from './selection.ts'

/** Ticks every row that is shown, or none. */
export const SelectAll = ({ selection, keys }: { selection: Selection; keys: readonly string[] }) => {
  const box = useRef<HTMLInputElement>(null)
  const all = keys.length > 0 && keys.every((key) => selection.has(key))
  const some = !all && keys.some((key) => selection.has(key))
  useEffect(() => {
    if (box.current) box.current.indeterminate = some
  }, [some])
  return (
    <input
      ref={box}
      type="checkbox"
      checked={all}
      disabled={keys.length === 0}
      onChange={() => (all ? selection.clear() : selection.set(keys))}
      aria-label={tableTexts.selectAll}
      className="block size-5 accent-bamboo"
    />
  )
}
