import { css } from '@emotion/css'
import { color, fontSize, space } from '../../ui/tokens.ts'

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
