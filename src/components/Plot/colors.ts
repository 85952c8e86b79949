import * as styles from './PlotCanvas.styles.ts'

const tones = {
  main: styles.main,
  before: styles.before,
  fill: styles.fill,
  chosen: styles.chosen,
  line: styles.line,
  label: styles.label,
} as const
export type Colors = Record<keyof typeof tones, string> & { font: string }

/** Returns the colours of the theme at this place: a canvas knows no custom properties. */
export function colorsAt(place: HTMLElement): Colors {
  const probe = document.createElement('span')
  place.append(probe)
  const colorOf = (tone: keyof typeof tones): string => {
    probe.className = tones[tone]
    return getComputedStyle(probe).color
  }
  const colors = {
    main: colorOf('main'),
    before: colorOf('before'),
    fill: colorOf('fill'),
    chosen: colorOf('chosen'),
    line: colorOf('line'),
    label: colorOf('label'),
    font: getComputedStyle(probe).fontFamily,
  }
  probe.remove()
  return colors
}
