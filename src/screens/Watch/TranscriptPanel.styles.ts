import { css } from '@emotion/css'
import { color, decor, fontSize, radius, space } from '../../ui/tokens.ts'

export const box = css`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[4]};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${decor.line};
`

export const head = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`

export const title = css`
  font-size: ${fontSize[16]};
`

export const language = css`
  max-width: 20rem;
`

export const note = css`
  font-size: ${fontSize[14]};
  color: ${color.muted};
`

export const waiting = css`
  display: flex;
  justify-content: center;
  padding: ${space[6]};
  color: ${color.muted};
`

export const search = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
`

export const field = css`
  flex: 1 1 14rem;
  min-width: 0;
  max-width: 28rem;
`

export const hits = css`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 2rem;
`

export const count = css`
  min-width: 4.5em;
  font-size: ${fontSize[14]};
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
`
