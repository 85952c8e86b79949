import { css } from '@emotion/css'
import { fontSize, space } from '../../ui/tokens.ts'

export const page = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[4]};
  padding-block: ${space[12]};
  text-align: center;
`

export const title = css`
  font-size: ${fontSize[18]};
`
