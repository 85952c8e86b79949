import { css } from '@emotion/css'
import { color, fontSize, radius, space } from '../../ui/tokens.ts'

/** Under a card, whose own link reaches somewhat over its edge. */
export const passages = css`
  position: relative;
  z-index: 1;
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  margin-top: ${space[3]};
  max-width: 44rem;
`

export const passage = css`
  display: flex;
  gap: ${space[2]};
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.control};
  background: ${color.raised};
  font-size: ${fontSize[14]};
  line-height: 1.4;

  &:hover {
    color: ${color.accentText};
  }

  & mark {
    border-radius: 2px;
    background: ${color.accentSoft};
    color: inherit;
  }
`

export const time = css`
  flex: none;
  color: ${color.accentText};
  font-variant-numeric: tabular-nums;
`

export const said = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow-wrap: anywhere;
`
