import { css } from '@emotion/css'
import { space } from '../../ui/tokens.ts'

export const home = css`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};

  @media (width >= 768px) {
    gap: ${space[8]};
  }
`

export const newest = css`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`
