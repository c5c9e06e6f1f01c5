import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

interface Drag {
  item: number
  /** where it would come to stand, from 1 on */
  place: number
}

/** The place of the row under a height of the window. */
const placeAt = (list: HTMLElement, y: number): number => {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-place]')]
  const under = rows.findIndex((row) => y < row.getBoundingClientRect().bottom)
  return under < 0 ? rows.length : under + 1
}

/**
 * Rows of a list that are dragged by a handle, with a mouse, a pen or a finger. Escape and a drag that the browser
 * takes away leave everything as it was.
 * @param onDrop what was dragged, and the place from 1 on where it was let go
 * @returns what is dragged and where it would go, and what a handle needs
 */
export const useDragOrder = (list: RefObject<HTMLElement | null>, onDrop: (item: number, place: number) => void) => {
  const [drag, setDrag] = useState<Drag | null>(null)
  const listening = useRef<AbortController>(null)
  // What a drop does is what the list says then, not what it said when the drag began.
  const newest = useRef(onDrop)
  useLayoutEffect(() => {
    newest.current = onDrop
  })
  useEffect(() => () => listening.current?.abort(), [])

  const begin = (item: number, place: number): void => {
    listening.current?.abort()
    const listener = new AbortController()
    const { signal } = listener
    listening.current = listener
    setDrag({ item, place })
    const end = (): void => {
      listener.abort()
      setDrag(null)
    }
    const follow = ({ clientY }: PointerEvent): void => {
      if (list.current) setDrag({ item, place: placeAt(list.current, clientY) })
    }
    const drop = ({ clientY }: PointerEvent): void => {
      end()
      if (list.current) newest.current(item, placeAt(list.current, clientY))
    }
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') end()
    }
    window.addEventListener('pointermove', follow, { signal })
    window.addEventListener('pointerup', drop, { signal })
    window.addEventListener('pointercancel', end, { signal })
    window.addEventListener('keydown', leave, { signal })
  }
  const handleProps = (item: number) => ({
    onPointerDown: ({ button, currentTarget }: ReactPointerEvent<HTMLElement>): void => {
      const row = currentTarget.closest<HTMLElement>('[data-place]')
      if (button === 0 && row) begin(item, Number(row.dataset.place))
    },
  })
  return { dragged: drag?.item, target: drag?.place, handleProps }
}
