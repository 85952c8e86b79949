import { css } from '@emotion/css'
import { color, fontSize, radius, shadow, space } from '../../ui/tokens.ts'

export const frame = css`
  position: relative;
`

export const list = css`
  /* Its rows are measured from here. */
  position: relative;
  max-height: 22rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* The rows' focus rings and the scroll bar have room. */
  padding: ${space[1]};
`

export const passage = css`
  display: grid;
  grid-template-columns: 3.75em 1fr;
  gap: ${space[2]};
  width: 100%;
  padding: ${space[2]};
  border-radius: ${radius.control};
  font-size: ${fontSize[14]};
  line-height: 1.5;
  text-align: start;
  overflow-wrap: anywhere;

  &:hover {
    background: ${color.raised};
  }

  &[aria-current] {
    background: ${color.raised};
    box-shadow: inset 3px 0 0 ${color.accent};
  }

  &[data-found] {
    outline: 2px solid ${color.border};
    outline-offset: -2px;
  }

  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }

  & mark {
    border-radius: 2px;
    background: ${color.accentSoft};
    color: inherit;
  }
`

export const time = css`
  color: ${color.accentText};
  font-variant-numeric: tabular-nums;
`

export const back = css`
  position: absolute;
  bottom: ${space[3]};
  left: 50%;
  translate: -50% 0;
  box-shadow: ${shadow.float};
`
