import { css } from '@emotion/css'
import { color, controlHeight, decor, layer, radius, shadow, space } from '../../../ui/tokens.ts'

export const list = css`
  position: absolute;
  z-index: ${layer.overlay};
  inset: calc(100% + ${space[1]}) 0 auto;
  max-width: 24rem;
  padding: ${space[1]};
  border: 1px solid ${decor.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.float};
`

export const person = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${controlHeight.medium};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.control};
  cursor: pointer;

  &:hover,
  &[aria-selected='true'] {
    background: ${color.raised};
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
    }
  }
`

export const name = css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
