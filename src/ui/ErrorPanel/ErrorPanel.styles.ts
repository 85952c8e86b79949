import { css } from '@emotion/css'
import { color, decor, fontSize, radius, space } from '../tokens.ts'

export const panel = css`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  max-width: 34rem;
  margin-inline: auto;
  padding: ${space[8]} ${space[5]};
  border: 1px solid ${decor.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  text-align: center;
`

export const icon = css`
  color: ${color.danger};
`

export const title = css`
  font-size: ${fontSize[22]};
`

export const message = css`
  color: ${color.muted};
`

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[2]};
  margin-top: ${space[2]};
`
