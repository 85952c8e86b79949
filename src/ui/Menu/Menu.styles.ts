import { css } from '@emotion/css'
import { color, controlHeight, decor, duration, ease, fontSize, layer, radius, shadow, space, weight } from '../tokens.ts'

export const positioner = css`
  z-index: ${layer.overlay};
  outline: none;
`

export const popup = css`
  min-width: 12rem;
  max-width: min(20rem, calc(100vw - ${space[4]}));
  max-height: var(--available-height);
  overflow-y: auto;
  padding: ${space[1]};
  border: 1px solid ${decor.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.float};
  transform-origin: var(--transform-origin);
  transition:
    transform ${duration.fast} ${ease.out},
    opacity ${duration.fast} ${ease.out};

  &:focus-visible {
    outline: none;
  }

  &[data-starting-style],
  &[data-ending-style] {
    transform: scale(0.97);
    opacity: 0;
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`

export const submenu = css`
  ${popup};
  max-height: min(24rem, var(--available-height));
`

export const item = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: ${controlHeight.medium};
  padding: ${space[2]} ${space[3]};
  border-radius: calc(${radius.card} - ${space[1]});
  font-size: ${fontSize[14]};
  line-height: 1.3;
  cursor: pointer;
  user-select: none;

  & > svg {
    color: ${color.muted};
  }

  &[data-highlighted] {
    background: ${color.raised};
    outline: none;
  }

  &:active {
    background: ${color.pressed};
  }

  &[data-tone='danger'],
  &[data-tone='danger'] > svg {
    color: ${color.danger};
  }

  &[data-disabled] {
    color: ${color.muted};
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
    }
  }
`

export const tick = css`
  visibility: hidden;

  &[data-on] {
    visibility: visible;
  }
`

export const texts = css`
  display: grid;
  flex: 1;
  min-width: 0;
`

export const detail = css`
  color: ${color.muted};
  font-size: ${fontSize[12]};
  font-weight: 400;
`

export const heading = css`
  display: grid;
  padding: ${space[2]} ${space[3]};
  margin-bottom: ${space[1]};
  border-bottom: 1px solid ${decor.line};
  font-size: ${fontSize[14]};
  font-weight: ${weight.strong};

  & > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

export const groupLabel = css`
  padding: ${space[2]} ${space[3]} ${space[1]};
  color: ${color.muted};
  font-size: ${fontSize[12]};
`

export const group = css`
  & + & {
    margin-top: ${space[1]};
    padding-top: ${space[1]};
    border-top: 1px solid ${decor.line};
  }
`
