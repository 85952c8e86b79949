import { css } from '@emotion/css'
import { color, space } from '../../ui/tokens.ts'

export const page = css`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
`

export const subtitle = css`
  margin-top: ${space[1]};
  color: ${color.muted};
`

export const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  gap: ${space[4]};
`
