import { css } from '@emotion/css'
import { color, decor, fontSize, radius, space, weight } from '../../ui/tokens.ts'

export const figure = css`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[5]};
  border: 1px solid ${decor.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`

/** As high with a long chapter as without one: the plot must not move under the pointer. */
export const reading = css`
  display: flex;
  min-height: 3.25rem;
  flex-direction: column;
  font-variant-numeric: tabular-nums;
`

export const moment = css`
  font-weight: ${weight.strong};
`

export const chapter = css`
  overflow: hidden;
  color: ${color.muted};
  font-size: ${fontSize[14]};
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const plot = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]};
  color: ${color.muted};
  font-size: ${fontSize[12]};
  font-variant-numeric: tabular-nums;
`

/** Each figure stands beside its line. */
export const scale = css`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  margin-block: -0.75em;
  text-align: end;
`

export const area = css`
  position: relative;
  height: clamp(10rem, 24vw, 18rem);
  cursor: crosshair;
  touch-action: pan-y;

  &:has(:focus-visible) {
    border-radius: ${radius.small};
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`

/** Reached by keyboards and screen readers alone: the pointer reads the area itself. */
export const input = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  pointer-events: none;
`

export const drawing = css`
  display: block;
  width: 100%;
  height: 100%;
  overflow: visible;

  & > * {
    fill: none;
    vector-effect: non-scaling-stroke;
  }
`

export const grid = css`
  stroke: ${decor.line};
`

export const mark = css`
  stroke: ${color.border};
  stroke-dasharray: 2 4;
`

export const fill = css`
  .${drawing} > & {
    fill: ${color.accentSoft};
  }
`

export const line = css`
  stroke: ${color.accent};
  stroke-width: 2;
  stroke-linejoin: round;
`

export const cursor = css`
  stroke: ${color.ink};
`

export const times = css`
  display: flex;
  grid-column: 2;
  justify-content: space-between;
`

export const values = css`
  & > summary {
    width: fit-content;
    padding-block: ${space[2]};
    color: ${color.accentText};
    cursor: pointer;
  }
`

export const table = css`
  border-collapse: collapse;
  font-size: ${fontSize[14]};
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: ${space[1]} ${space[4]} ${space[1]} 0;
    text-align: start;
    vertical-align: top;
  }

  & tbody th {
    font-weight: inherit;
  }
`
