// Lists and inventories are flat. What is nested deeper, or made of more pieces than fifty thousand rows can have,
// costs whoever parses it minutes and gigabytes.
const depthMax = 20
const piecesMax = 1_000_000

const [quote, backslash, openList, closeList, openObject, closeObject] = [...'"\\[]{}'].map((sign) =>
  sign.charCodeAt(0),
)

/** Whether a JSON text is one that no program writes: looked at sign by sign, before anybody parses it. */
export const isMonstrousJson = (text: string): boolean => {
  if (!/^\s*[[{]/.test(text)) return false
  let depth = 0
  let pieces = 0
  let isText = false
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place)
    if (isText) {
      if (code === backslash) place += 1
      else if (code === quote) isText = false
    } else if (code === quote) isText = true
    else if (code === openList || code === openObject) {
      depth += 1
      pieces += 1
      if (depth > depthMax || pieces > piecesMax) return true
    } else if (code === closeList || code === closeObject) depth -= 1
  }
  return false
}
