import { css } from '@emotion/css'
import { color, radius, space, weight } from '../../../ui/tokens.ts'

export const fold = css`
  display: none;

  @media (width < 1024px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space[1]} ${space[3]};
    width: 100%;
    min-height: 3rem;
    padding: ${space[2]} ${space[4]};
    border: 1px solid ${color.border};
    border-radius: ${radius.card};
    background: ${color.surface};
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;

    /* A chevron that points down while the section is folded. */
    &::after {
      content: '';
      grid-column: 2;
      grid-row: 1;
      width: 0.5rem;
      height: 0.5rem;
      margin: 0 ${space[1]} 0.25rem;
      border: solid currentColor;
      border-width: 0 2px 2px 0;
      rotate: 45deg;
    }

    &[aria-expanded='true']::after {
      margin-bottom: -0.25rem;
      rotate: 225deg;
    }
  }
`

export const content = css`
  @media (width < 1024px) {
    display: none;

    &[data-open] {
      display: block;
      margin-top: ${space[5]};
    }

    /* The button already shows this title; the heading stays for users who navigate by headings. */
    & h2 {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`

export const title = css`
  font-weight: ${weight.strong};
`
