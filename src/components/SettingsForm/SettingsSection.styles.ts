import { css } from '@emotion/css'
import { color, decor, fontSize, radius, space } from '../../ui/tokens.ts'

export const sections = css`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
`

export const section = css`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[5]} ${space[4]};
  border: 1px solid ${decor.line};
  border-radius: ${radius.card};
  background: ${color.surface};

  & > h2 {
    font-size: ${fontSize[18]};
  }

  @media (width >= 640px) {
    padding: ${space[5]};
  }
`

export const note = css`
  font-size: ${fontSize[14]};
  color: ${color.muted};
`
