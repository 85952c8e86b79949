import { css } from '@emotion/css'
import { color, fontSize, space } from '../../ui/tokens.ts'

export const page = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${space[3]};
  min-height: 60dvh;
  text-align: center;
`

export const mark = css`
  width: 4rem;
  height: 4rem;
  color: ${color.muted};
`

export const title = css`
  font-size: 4.5rem;
  line-height: 1;
`

export const text = css`
  margin-bottom: ${space[4]};
  font-size: ${fontSize[18]};
  color: ${color.muted};
`
