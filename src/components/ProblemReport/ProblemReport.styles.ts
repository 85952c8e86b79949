import { css } from '@emotion/css'
import { color, decor, fontSize, radius, space } from '../../ui/tokens.ts'

export const fields = css`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
`

export const facts = css`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding-inline-start: ${space[5]};
  list-style: disc;
`

export const recorded = css`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  min-width: 0;

  & h3 {
    font-size: ${fontSize[16]};
  }

  & p {
    color: ${color.muted};
  }
`

export const json = css`
  overflow: auto;
  overscroll-behavior: contain;
  max-height: 14rem;
  padding: ${space[3]};
  border: 1px solid ${decor.line};
  border-radius: ${radius.control};
  background: ${color.raised};
  font-family: ui-monospace, monospace;
  font-size: ${fontSize[12]};
  line-height: 1.4;
`
