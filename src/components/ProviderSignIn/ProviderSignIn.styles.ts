import { css } from '@emotion/css'
import { color, fontSize, space } from '../../ui/tokens.ts'

export const providers = css`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
`

export const reason = css`
  min-height: 1lh;
  font-size: ${fontSize[12]};
  text-align: center;
  color: ${color.muted};
`
