import { css } from '@emotion/css'
import { controlHeight, space } from '../../ui/tokens.ts'

export const page = css`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  max-width: 46rem;
  margin-inline: auto;
`

export const back = css`
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  gap: ${space[2]};
  min-height: ${controlHeight.small};
`
