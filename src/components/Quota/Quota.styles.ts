import { css } from '@emotion/css'
import { color, fontSize, space } from '../../ui/tokens.ts'

export const meter = css`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
`

export const note = css`
  font-size: ${fontSize[14]};
  color: ${color.muted};
`

export const refused = css`
  font-size: ${fontSize[14]};
  color: ${color.danger};
`
