import { css } from '@emotion/css'
import { color, decor, fontSize, radius, space } from '../../ui/tokens.ts'

export const form = css`
  display: flex;
  flex-direction: column;
  gap: ${space[6]};
`

export const section = css`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[5]};
  border: 1px solid ${decor.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  & > h2 {
    font-size: ${fontSize[18]};
  }
`
