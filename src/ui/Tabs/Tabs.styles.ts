import { css } from '@emotion/css'
import { color, controlHeight, decor, duration, ease, fontSize, radius, size, space, weight } from '../tokens.ts'

export const tabs = css`
  display: grid;
  gap: ${space[6]};
  min-width: 0;

  &[data-orientation='vertical'] {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
  }
`

export const list = css`
  position: relative;
  display: flex;
  gap: ${space[2]};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 ${decor.line};

  /* A shadow at the side where there are more tabs; what scrolls along covers it at either end. */
  &:not([data-stretch]) {
    background:
      linear-gradient(to right, ${color.background} 40%, transparent) left / 2.5rem 100% no-repeat local,
      linear-gradient(to left, ${color.background} 40%, transparent) right / 2.5rem 100% no-repeat local,
      linear-gradient(to right, ${color.raised}, transparent) left / 1rem 100% no-repeat scroll,
      linear-gradient(to left, ${color.raised}, transparent) right / 1rem 100% no-repeat scroll;
  }

  &[data-orientation='vertical'] {
    position: sticky;
    top: calc(${size.topbar} + ${space[4]});
    flex-direction: column;
    gap: 0;
    background: none;
    box-shadow: inset -1px 0 0 ${decor.line};
  }

  /* Two tabs with icons fit on a phone. */
  @media (width < 640px) {
    gap: 0;
  }
`

export const tab = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${controlHeight.large};
  padding: 0 ${space[3]};
  border-radius: ${radius.control} ${radius.control} 0 0;
  color: ${color.muted};
  font-weight: ${weight.strong};
  white-space: nowrap;
  transition: color ${duration.fast} ${ease.out};

  .${list}[data-stretch] & {
    flex: 1;
    justify-content: center;
  }

  &:hover {
    color: ${color.ink};
  }

  &:active {
    background: ${color.raised};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  &[data-active] {
    color: ${color.ink};
  }

  &[data-disabled] {
    cursor: not-allowed;
    opacity: 0.6;
  }

  @media (width < 640px) {
    padding-inline: ${space[2]};
    font-size: ${fontSize[14]};
  }

  &[data-orientation='vertical'] {
    min-height: ${controlHeight.medium};
    padding-inline-end: ${space[5]};
    border-radius: ${radius.control} 0 0 ${radius.control};
    font-size: ${fontSize[14]};
  }

  &[data-orientation='vertical'][data-starts-group] {
    margin-block-start: ${space[4]};
  }
`

export const count = css`
  color: ${color.muted};
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`

export const indicator = css`
  position: absolute;
  bottom: 0;
  left: 0;
  width: var(--active-tab-width);
  height: 3px;
  border-radius: 3px 3px 0 0;
  background: ${color.accent};
  transform: translateX(var(--active-tab-left));
  transition: transform ${duration.slow} ${ease.out};

  &[data-orientation='vertical'] {
    inset: 0 0 auto auto;
    width: 3px;
    height: var(--active-tab-height);
    border-radius: 3px 0 0 3px;
    transform: translateY(var(--active-tab-top));
  }

  @media (forced-colors: active) {
    background: Highlight;
  }
`

export const panel = css`
  min-width: 0;
  border-radius: ${radius.control};
`
