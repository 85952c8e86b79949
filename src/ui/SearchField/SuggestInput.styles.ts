import { css } from '@emotion/css'
import { color, controlHeight, decor, layer, radius, shadow, space } from '../tokens.ts'

export const list = css`
  position: absolute;
  z-index: ${layer.overlay};
  inset: calc(100% + 0.375rem) 0 auto;
  max-height: min(26rem, 70dvh);
  overflow-y: auto;
  padding: ${space[1]};
  border: 1px solid ${decor.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.float};
`

export const item = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${controlHeight.medium};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.control};
  cursor: pointer;

  & svg {
    color: ${color.muted};
  }

  &[data-highlighted] {
    background: ${color.raised};
  }

  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
    }
  }
`

export const text = css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
