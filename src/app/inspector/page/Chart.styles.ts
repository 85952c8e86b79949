import { css } from '@emotion/css'
import { color, decor, space } from '../../../ui/tokens.ts'

export const chart = css`
  display: block;
  max-width: none;
  font:
    12px ui-monospace,
    SFMono-Regular,
    Menlo,
    Consolas,
    monospace;

  &[data-whole] {
    width: 100%;
    height: 100%;
  }
`

export const problem = css`
  padding: ${space[6]};
  color: ${color.muted};
`

export const state = css`
  fill: ${color.surface};
  stroke: ${color.border};
  vector-effect: non-scaling-stroke;

  &[data-box] {
    fill: ${color.background};
  }

  &[data-kind='final'],
  &[data-kind='parallel'] {
    stroke-dasharray: 4 3;
  }

  [data-active] > & {
    fill: ${color.accentSoft};
    stroke: ${color.accent};
    stroke-width: 2;
  }

  [data-active] > &[data-box] {
    fill: ${color.background};
  }
`

export const name = css`
  fill: ${color.ink};
  font-weight: 600;

  [data-active] > & {
    fill: ${color.accentText};
  }
`

export const label = css`
  fill: ${color.muted};

  &[data-possible] {
    fill: ${color.ink};
    font-weight: 600;
  }

  &[data-taken] {
    fill: ${color.accentText};
    font-weight: 600;
  }
`

export const arrow = css`
  fill: none;
  stroke: ${color.border};
  vector-effect: non-scaling-stroke;

  [data-possible] > & {
    stroke: ${color.ink};
  }

  [data-taken] > & {
    stroke: ${color.accent};
    stroke-width: 2.5;
  }
`

export const head = css`
  fill: ${color.border};
`

export const headLit = css`
  fill: ${color.accent};
`

export const behind = css`
  fill: ${decor.line};
  opacity: 0.35;
`
