import { css } from '@emotion/css'
import { color, fontSize, space } from '../../ui/tokens.ts'

export const page = css`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  width: 100%;
  max-width: 46rem;
  margin-inline: auto;
`

export const lead = css`
  margin-block-start: calc(-1 * ${space[5]});
  font-size: ${fontSize[18]};
  color: ${color.muted};
`

export const part = css`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  scroll-margin-top: ${space[12]};
`

export const text = css`
  white-space: pre-line;
  overflow-wrap: anywhere;
`
