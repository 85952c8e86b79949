import { css } from '@emotion/css'
import { fontSize, space } from '../../../ui/tokens.ts'

export const time = css`
  flex: 1;
  padding-inline: ${space[1]};
  overflow: hidden;
  font-size: ${fontSize[14]};
  font-variant-numeric: tabular-nums;
  text-overflow: ellipsis;
  white-space: nowrap;
`
