import { css } from '@emotion/css'
import { color, decor, fontSize, radius, space } from '../../ui/tokens.ts'

export const box = css`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[4]};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${decor.line};
`

export const title = css`
  font-size: ${fontSize[16]};
`

export const list = css`
  max-height: 16rem;
  overflow-y: auto;
`

export const chapter = css`
  width: 100%;
  height: auto;
  white-space: normal;

  /* Stronger than the button's own, wherever that stands. */
  && {
    justify-content: flex-start;
    padding-block: ${space[2]};
    text-align: left;
  }

  &[aria-current] {
    background: ${color.raised};
    box-shadow: inset 3px 0 0 ${color.accent};
  }
`

export const start = css`
  min-width: 3.5em;
  color: ${color.accentText};
  font-variant-numeric: tabular-nums;
`
