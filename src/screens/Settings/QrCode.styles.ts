import { css } from '@emotion/css'
import { radius } from '../../ui/tokens.ts'

export const place = css`
  align-self: center;
  width: 13rem;
  height: 13rem;
  border-radius: ${radius.control};
`
