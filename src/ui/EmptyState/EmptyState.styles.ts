import { css } from '@emotion/css'
import { color, fontSize, space } from '../tokens.ts'

export const empty = css`
  display: grid;
  justify-items: center;
  gap: ${space[4]};
  max-width: 30rem;
  margin-inline: auto;
  padding: ${space[10]} ${space[4]};
  text-align: center;
`

export const drawing = css`
  width: 8.5rem;
  height: auto;
  color: ${color.border};
`

export const beam = css`
  fill: ${color.accentSoft};
`

export const sash = css`
  fill: ${color.background};
  stroke: ${color.accent};
`

export const texts = css`
  display: grid;
  gap: ${space[1]};
`

export const title = css`
  font-size: ${fontSize[18]};
`

export const message = css`
  color: ${color.muted};
`
