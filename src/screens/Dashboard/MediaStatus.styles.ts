import { css } from '@emotion/css'
import { color, fontSize, space, weight } from '../../ui/tokens.ts'

export const badge = css`
  align-self: flex-start;
`

export const progress = css`
  max-width: 28rem;
`

export const failure = css`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  font-size: ${fontSize[14]};
  font-weight: ${weight.medium};
  color: ${color.danger};

  & svg {
    margin-top: 3px;
  }
`

export const note = css`
  ${failure};
  color: ${color.warning};
`
