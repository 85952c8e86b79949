import { css } from '@emotion/css'
import { color, fontSize, radius, space, weight } from '../../ui/tokens.ts'

export const figure = css`
  display: flex;
  min-width: 0;
  flex-direction: column;
  gap: ${space[3]};
`

/** One below the other: beside a long reading the legend would move down, and the plot with it. */
export const head = css`
  display: flex;
  min-width: 0;
  flex-direction: column;
  gap: ${space[1]};
`

/** As high with a long detail as without one: the plot must not move under the pointer. */
export const reading = css`
  display: flex;
  min-width: 0;
  min-height: 3rem;
  flex-direction: column;
  font-variant-numeric: tabular-nums;
`

const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

export const text = css`
  ${oneLine};
  font-weight: ${weight.strong};
`

export const detail = css`
  ${oneLine};
  color: ${color.muted};
  font-size: ${fontSize[14]};
`

export const legend = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  color: ${color.muted};
  font-size: ${fontSize[12]};
`

const sample = css`
  display: flex;
  align-items: center;
  gap: ${space[2]};

  &::before {
    width: ${space[5]};
    border-top: 2px solid ${color.accent};
    content: '';
  }
`

export const main = css`
  ${sample};
`

export const before = css`
  ${sample};

  &::before {
    border-color: ${color.muted};
    border-top-style: dashed;
  }
`

export const area = css`
  position: relative;
  min-height: 4rem;
  cursor: crosshair;
  touch-action: pan-y;

  &[data-kind='curve'] {
    height: clamp(10rem, 24vw, 16rem);
  }

  &:has(:focus-visible) {
    border-radius: ${radius.small};
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`

/** Reached by keyboards and screen readers alone: the pointer reads the canvas. */
export const input = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  pointer-events: none;
`

export const waiting = css`
  position: absolute;
  inset: 0;
`

export const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`

export const values = css`
  min-width: 0;
  max-width: 100%;

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
