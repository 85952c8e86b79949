import UPlot, { type Axis, type Options, type Series } from 'uplot'
import { colorsAt, type Colors } from './colors.ts'
import type { Drawing } from './drawing.ts'

export type DrawnPlot = { show: (point: number) => void; remove: () => void }

/** Pixels. */
const sizes = { label: 84, bar: 36, barMax: 24, text: 12, ends: 26 }
const nothing = (): null => null
/** The pointer is read here, so that touch does the same as a mouse. */
const noEvents = {
  mousedown: nothing,
  mouseup: nothing,
  click: nothing,
  dblclick: nothing,
  mousemove: nothing,
  mouseleave: nothing,
  mouseenter: nothing,
}
const looks = ['(prefers-color-scheme: dark)', '(forced-colors: active)', '(prefers-contrast: more)']

/** Draws into an element and follows its size and its theme. @returns undefined in a browser without a canvas */
export function drawPlot(place: HTMLElement, drawing: Drawing, onPoint: (point: number) => void): DrawnPlot | undefined {
  if (!document.createElement('canvas').getContext('2d')) return undefined
  const isCurve = drawing.kind === 'curve'
  const count = drawing.lines[0]?.values.length ?? 0
  // The parent, which holds the place of the plot before its code has come, is as high as its bars.
  if (!isCurve && place.parentElement) place.parentElement.style.height = `${count * sizes.bar}px`
  let shown = 0
  let colors = colorsAt(place)
  const plot = new UPlot(
    {
      width: place.clientWidth,
      height: place.clientHeight,
      ...(isCurve ? curveOptions : barOptions)(
        drawing,
        () => colors,
        () => shown,
      ),
    },
    [Array.from({ length: count }, (_, index) => index), ...drawing.lines.map(({ values }) => [...values])],
    place,
  )
  const show = (): void => {
    const at = plot.valToPos(shown, 'x')
    if (isCurve) plot.setCursor({ left: at, top: 0 }, false)
    else plot.redraw(false)
  }
  const read = ({ clientX, clientY }: PointerEvent): void => {
    const { left, top } = plot.over.getBoundingClientRect()
    const at = Math.round(plot.posToVal(isCurve ? clientX - left : clientY - top, 'x'))
    onPoint(Math.min(count - 1, Math.max(0, at)))
  }
  const repaint = (): void => {
    colors = colorsAt(place)
    // The library keeps the colours of a line with its path.
    plot.redraw(true)
  }
  const resizing = new ResizeObserver(() => {
    plot.setSize({ width: place.clientWidth, height: place.clientHeight })
    queueMicrotask(show)
  })
  resizing.observe(place)
  place.addEventListener('pointermove', read)
  place.addEventListener('pointerdown', read)
  const watched = looks.map((look) => matchMedia(look))
  for (const look of watched) look.addEventListener('change', repaint)
  const theming = new MutationObserver(repaint)
  theming.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return {
    show: (point) => {
      shown = point
      // The first drawing is a microtask of the library.
      queueMicrotask(show)
    },
    remove: () => {
      resizing.disconnect()
      theming.disconnect()
      place.removeEventListener('pointermove', read)
      place.removeEventListener('pointerdown', read)
      for (const look of watched) look.removeEventListener('change', repaint)
      plot.destroy()
    },
  }
}

type Part = (drawing: Drawing, colors: () => Colors, shown: () => number) => Omit<Options, 'width' | 'height'>

const fontOf = (colors: Colors): string => `${sizes.text}px ${colors.font}`
const isForced = (): boolean => matchMedia('(forced-colors: active)').matches
const widthOf = (text: string, plot: UPlot, font: string): number => {
  plot.ctx.font = font
  return plot.ctx.measureText(text).width
}

const curveOptions: Part = ({ lines, range, scale, formatValue, ticks, marks = [], band }, colors) => {
  const axis: Axis = { font: fontOf(colors()), stroke: () => colors().label, ticks: { show: false } }
  const [from, to] = range
  return {
    padding: [sizes.text, sizes.ends, 0, 0],
    legend: { show: false },
    select: { show: false, left: 0, top: 0, width: 0, height: 0 },
    cursor: { y: false, drag: { x: false, y: false }, bind: noEvents, points: { size: 9 } },
    scales: { x: { time: false, range: [from, to] }, y: { range: [0, scale.at(-1) ?? 1] } },
    axes: [
      {
        ...axis,
        size: 24,
        grid: { show: false },
        splits: (plot) => ticks(Math.max(2, Math.floor(plot.width / sizes.label))).map(({ at }) => at),
        values: (plot, splits) => {
          const labels = new Map(ticks(Math.max(2, Math.floor(plot.width / sizes.label))).map(({ at, label }) => [at, label]))
          return splits.map((at) => labels.get(at) ?? '')
        },
      },
      {
        ...axis,
        gap: 8,
        grid: { stroke: () => colors().line, width: 1 },
        size: (plot, values) => 12 + Math.max(0, ...(values ?? []).map((value) => widthOf(value, plot, fontOf(colors())))),
        splits: () => [...scale],
        values: (_, splits) => splits.map(formatValue),
      },
    ],
    series: [{}, ...lines.map(({ tone }): Series => seriesOf(tone, colors))],
    hooks: {
      drawClear: [(plot) => band && !isForced() && paintBand(plot, band, colors().fill)],
      drawAxes: [(plot) => marks.forEach((at) => drawMark(plot, at, colors().before))],
    },
  }
}

function seriesOf(tone: 'main' | 'before', colors: () => Colors): Series {
  const common = { width: 2, points: { show: false }, stroke: () => colors()[tone] }
  if (tone === 'before') return { ...common, width: 1.5, dash: [4, 4] }
  return { ...common, fill: () => (isForced() ? 'transparent' : `color-mix(in srgb, ${colors().main} 12%, transparent)`) }
}

function paintBand(plot: UPlot, { from, to }: { from: number; to: number }, color: string): void {
  const [left, right] = [plot.valToPos(from, 'x', true), plot.valToPos(to, 'x', true)]
  plot.ctx.fillStyle = color
  plot.ctx.fillRect(left, plot.bbox.top, right - left, plot.bbox.height)
}

function drawMark({ ctx, bbox, valToPos }: UPlot, at: number, color: string): void {
  const x = Math.round(valToPos(at, 'x', true))
  ctx.save()
  ctx.strokeStyle = color
  ctx.lineWidth = devicePixelRatio
  ctx.setLineDash([2 * devicePixelRatio, 4 * devicePixelRatio])
  ctx.beginPath()
  ctx.moveTo(x, bbox.top)
  ctx.lineTo(x, bbox.top + bbox.height)
  ctx.stroke()
  ctx.restore()
}

const barOptions: Part = ({ lines, range, scale, formatValue, ticks }, colors, shown) => {
  const values = lines[0]?.values ?? []
  const labels = ticks(values.length).map(({ label }) => label)
  const [from, to] = range
  const font = fontOf(colors())
  const room = (plot: UPlot): number => Math.min(plot.width * 0.42, 20 + Math.max(0, ...labels.map((label) => widthOf(label, plot, font))))
  return {
    padding: [0, 8 + Math.max(0, ...values.map((value) => formatValue(value).length)) * 8, 0, 0],
    legend: { show: false },
    select: { show: false, left: 0, top: 0, width: 0, height: 0 },
    cursor: { show: false, bind: noEvents },
    scales: { x: { time: false, ori: 1, dir: -1, range: [from, to] }, y: { ori: 0, dir: 1, range: [0, scale.at(-1) ?? 1] } },
    axes: [
      {
        side: 3,
        font,
        stroke: () => colors().label,
        gap: 10,
        size: (plot) => room(plot),
        grid: { show: false },
        ticks: { show: false },
        splits: () => labels.map((_, at) => at),
        values: (plot) => labels.map((label) => cut(label, room(plot) - 18, plot, font)),
      },
      { show: false },
    ],
    series: [
      {},
      {
        stroke: () => colors().main,
        fill: () => colors().main,
        width: 0,
        points: { show: false },
        ...(UPlot.paths.bars && { paths: UPlot.paths.bars({ size: [0.6, sizes.barMax], radius: 0.2 }) }),
      },
    ],
    hooks: {
      drawClear: [(plot) => paintRow(plot, shown(), colors().chosen)],
      draw: [(plot) => values.forEach((value, at) => writeValue(plot, at, value, formatValue(value), colors()))],
    },
  }
}

const letters = new Intl.Segmenter('fr')

function cut(label: string, room: number, plot: UPlot, font: string): string {
  if (widthOf(label, plot, font) <= room) return label
  const ends = Array.from(letters.segment(label), ({ index }) => index)
  const end = ends.findLast((each) => widthOf(`${label.slice(0, each)}…`, plot, font) <= room) ?? 0
  return `${label.slice(0, end).trimEnd()}…`
}

function paintRow(plot: UPlot, at: number, color: string): void {
  if (isForced()) return
  const [top, bottom] = [plot.valToPos(at - 0.5, 'x', true), plot.valToPos(at + 0.5, 'x', true)]
  plot.ctx.fillStyle = color
  plot.ctx.fillRect(0, top, plot.ctx.canvas.width, bottom - top)
}

function writeValue(plot: UPlot, at: number, value: number, text: string, colors: Colors): void {
  const { ctx } = plot
  ctx.save()
  ctx.font = `${sizes.text * devicePixelRatio}px ${colors.font}`
  ctx.fillStyle = colors.label
  ctx.textAlign = 'left'
  ctx.textBaseline = 'middle'
  ctx.fillText(text, plot.valToPos(value, 'y', true) + 6 * devicePixelRatio, plot.valToPos(at, 'x', true))
  ctx.restore()
}
