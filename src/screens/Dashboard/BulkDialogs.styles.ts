import { css } from '@emotion/css'
import { color, fontSize, space, weight } from '../../ui/tokens.ts'

export const fields = css`
  display: grid;
  gap: ${space[5]};
`

export const refusals = css`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[3]};
`

export const title = css`
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`

export const reason = css`
  font-size: ${fontSize[14]};
  color: ${color.danger};
`
