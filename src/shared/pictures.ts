/** The widths in which thumbnails, posters and banners are shown, in pixels. */
export const pictureWidths = [320, 480, 640, 1280]
/** Twice of what is shown, the larger ones a little more. */
export const avatarWidths = [80, 160, 320]

/** At least the player's width: from 1024 pixels on beside the rail and a column. The page's preload and the poster have to agree. */
export const posterSizes = '(width<1024px) 100vw,calc(100vw - 27rem)'

/**
 * Returns the attributes of an `<img>`, with the sizes of the picture where it has some: the address is followed by the width. An address
 * that contains the picture's colour ends in it; the image shows it until it has loaded.
 */
export function pictureOf(src: string, widths = pictureWidths) {
  const [end, color] = /(-\w{6})?\.webp$/.exec(src) ?? []
  return { src, srcSet: end && widths.map((width) => `${src}.${width} ${width}w`).join(), 'data-color': color?.replace('-', '#') }
}
