import { css } from '@emotion/css'
import { color, space } from '../../ui/tokens.ts'

export const page = css`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
  max-width: 64rem;
  width: 100%;
  margin-inline: auto;
`

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[3]} ${space[6]};
`

export const subtitle = css`
  margin-top: ${space[1]};
  color: ${color.muted};
`
