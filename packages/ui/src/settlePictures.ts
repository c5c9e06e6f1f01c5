/** Takes the shimmer off the patch behind a picture; of one that did not come there is a drawing. */
const settle = (picture: EventTarget | null): void => {
  if (!(picture instanceof HTMLImageElement)) return
  picture.closest('picture')?.previousElementSibling?.removeAttribute('data-loading')
  if (!picture.naturalWidth) void import('./drawMissing.ts').then(({ drawMissing }) => drawMissing(picture))
}

const onSettled = ({ target }: Event): void => settle(target)

/**
 * Ends the shimmer behind every SkinPicture as soon as its file is there or has failed, now and later: also in parts of
 * a document that no script has taken over, and without drawing any card anew.
 */
export const settlePictures = (): void => {
  // Neither event bubbles, so both are caught on their way down.
  document.addEventListener('load', onSettled, true)
  document.addEventListener('error', onSettled, true)
  for (const picture of document.images) if (picture.complete) settle(picture)
}
