import { fontSize, headHeight, lineHeight, linesOf, padding, type PlacedArrow, type PlacedChart, type PlacedState } from './layout.ts'

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const round = (value: number): string => String(Math.round(value * 10) / 10)

/** Follows the reader's theme: the colours of both are in the file. */
const styles = `
    text { font: ${fontSize}px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; fill: #1c1b19 }
    .name { font-weight: 600 }
    .label { fill: #4a4740 }
    .state { fill: #fff; stroke: #8a857a }
    .box { fill: #f6f4ef }
    .final, .parallel { stroke-dasharray: 4 3 }
    .arrow { fill: none; stroke: #6b665c }
    .head, .dot { fill: #6b665c }
    .back { fill: #fbfaf7 }
    .behind { fill: #fbfaf7; opacity: .85 }
    @media (prefers-color-scheme: dark) {
      text { fill: #f1efe9 }
      .label { fill: #c9c4b8 }
      .state { fill: #26241f; stroke: #8a857a }
      .box { fill: #1f1d19 }
      .arrow { stroke: #a8a294 }
      .head, .dot { fill: #a8a294 }
      .back { fill: #161512 }
      .behind { fill: #161512 }
    }`

function textAt(x: number, y: number, text: string, kind: string): string {
  return `<text class="${kind}" x="${round(x)}" y="${round(y)}">${escapeText(text)}</text>`
}

function drawState(state: PlacedState): string[] {
  const { x, y, width, height, name, kind } = state
  const classes = ['state', ...(state.states.length > 0 ? ['box'] : []), kind].join(' ')
  const shape = `<rect class="${classes}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="6"/>`
  const lines = linesOf(state).map((line, index) => textAt(x + padding, y + headHeight + index * lineHeight + fontSize - 2, line, 'label'))
  return [shape, textAt(x + padding, y + 16, kind === 'history' ? `${name} (history)` : name, 'name'), ...lines]
}

function drawArrow({ points }: PlacedArrow): string[] {
  if (points.length < 2) return []
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')
  return [`<path class="arrow" d="${path}" marker-end="url(#head)"/>`]
}

function drawLabels({ text, labels }: PlacedArrow): string[] {
  if (!text) return []
  const behind = `<rect class="behind" x="${round(text.x)}" y="${round(text.y)}" width="${round(text.width)}" height="${round(text.height)}"/>`
  return [behind, ...labels.map((label, index) => textAt(text.x + 3, text.y + fontSize + index * lineHeight, label, 'label'))]
}

/** Returns a placed chart as an SVG file, the same for the same chart. @param title what the chart shows, for those who cannot see it */
export function svgOf({ width, height, states, dots, arrows }: PlacedChart, title: string): string {
  const edge = padding
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${width + 2 * edge} ${height + 2 * edge}" width="${width + 2 * edge}" height="${height + 2 * edge}" role="img">`,
    `  <title>${escapeText(title)}</title>`,
    `  <style>${styles}`,
    '  </style>',
    '  <defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path class="head" d="M0 0L8 4L0 8z"/></marker></defs>',
    `  <rect class="back" x="${-edge}" y="${-edge}" width="${width + 2 * edge}" height="${height + 2 * edge}"/>`,
    ...[
      ...states.flatMap((state) => drawState(state)),
      ...dots.map(
        ({ x, y, width: size }) => `<circle class="dot" cx="${round(x + size / 2)}" cy="${round(y + size / 2)}" r="${size / 2}"/>`,
      ),
      ...arrows.flatMap((arrow) => drawArrow(arrow)),
      ...arrows.flatMap((arrow) => drawLabels(arrow)),
    ].map((line) => `  ${line}`),
    '</svg>',
    '',
  ].join('\n')
}
